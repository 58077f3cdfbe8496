import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { VARIANTS } from '../variants';
import { expect, test } from './fixtures';
import { LANGUAGES } from './languages';
import { ROUTES } from './routes';

/** Gzip bytes of script that a page may load before anybody does anything. */
const SCRIPT_LIMIT = 140_000;

const { outDir } = VARIANTS.root;
const files = () => globSync('**/*', { cwd: outDir });
const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');

for (const { lang, prefix } of LANGUAGES) {
  for (const route of ROUTES) {
    test(`${lang}: ${route} loads at most ${SCRIPT_LIMIT / 1000} kB of script`, async ({ page }) => {
      const scripts: Promise<[url: string, bytes: number]>[] = [];
      page.on('response', response => {
        const url = response.url();
        if (!new URL(url).pathname.endsWith('.js')) return;
        scripts.push(response.body().then(body => [url, gzipSync(body).length]));
      });
      await page.goto(prefix + route, { waitUntil: 'networkidle' });
      const sizes = await Promise.all(scripts);
      const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
      expect(total).toBeGreaterThan(0);
      expect(total, JSON.stringify(Object.fromEntries(sizes), null, 2)).toBeLessThanOrEqual(SCRIPT_LIMIT);
    });
  }
}

test('every page has a Markdown twin without escaped ids and alerts', () => {
  for (const { prefix } of LANGUAGES) {
    for (const route of ROUTES) {
      const file = `${prefix}${route.endsWith('/') ? `${route}index` : route}.md`.slice(1);
      const text = read(file);
      expect(text.length, file).toBeGreaterThan(200);
      const prose = text.replace(/^(`{3,})[\s\S]*?^\1/gm, '');
      expect(prose, file).not.toMatch(/^#.*\\\{#/m);
      expect(prose, file).not.toMatch(/^> \\\[!/m);
    }
  }
});

test('llms.txt and llms-full.txt stand beside the pages of each language', () => {
  for (const { prefix } of LANGUAGES) {
    const index = read(`${prefix}/llms.txt`.slice(1));
    const whole = read(`${prefix}/llms-full.txt`.slice(1));
    for (const route of ROUTES.filter(path => path !== '/')) {
      expect(index).toContain(`https://docs.example.com${prefix}${route}.md`);
      expect(whole).toContain(`${prefix}${route}.md`);
    }
  }
});

test('the sitemap lists every page, and robots.txt names the sitemap', () => {
  const sitemap = read('sitemap.xml');
  for (const { prefix } of LANGUAGES) {
    for (const route of ROUTES)
      expect(sitemap).toContain(`<loc>https://docs.example.com${prefix}${route}</loc>`);
  }
  expect(read('robots.txt')).toContain('Sitemap: https://docs.example.com/sitemap.xml');
  expect(readFileSync(path.join(VARIANTS.base.outDir, 'robots.txt'), 'utf8')).not.toContain('Sitemap');
});

test('every page names its canonical address, its languages and its pictures', () => {
  for (const { prefix } of LANGUAGES) {
    for (const route of ROUTES) {
      const html = read(`${prefix}${route.endsWith('/') ? `${route}index` : route}.html`.slice(1));
      expect(html).toContain(`<link rel="canonical" href="https://docs.example.com${prefix}${route}"`);
      expect(html).toMatch(/hreflang="en"/);
      expect(html).toMatch(/hreflang="zh"/);
      expect(html).toContain('content="https://docs.example.com/social.png"');
      expect(html).toMatch(/rel="icon" href="\/favicon\.svg"/);
    }
  }
});

test('nothing of the default search is in the output', () => {
  expect(files().filter(file => /search_index/.test(file))).toEqual([]);
  for (const file of files().filter(name => /^static\/js\/[^/]+\.js$/.test(name))) {
    expect(read(file), file).not.toMatch(/flexsearch|rp-search-panel/i);
  }
});

test('partials are no pages', () => {
  expect(files().filter(file => file.includes('fragments/'))).toEqual([]);
});

test('what every page loads about the others holds no outline and no frontmatter', () => {
  const everywhere = files().filter(file => /^static\/js\/[^/]+\.js$/.test(file));
  const list = everywhere.map(read).find(code => code.includes('_relativePath')) ?? '';
  expect(list).toContain('/guide/basic/deploy');
  expect(list).not.toMatch(/charIndex/);
});

test('under a base path every address of a page begins with it', () => {
  const { basePath, outDir: folder } = VARIANTS.base;
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const html = readFileSync(path.join(folder, file), 'utf8').replace(/<pre[\s\S]*?<\/pre>/g, '');
    const addresses = [...html.matchAll(/<(?:a|link|script|img)\b[^>]*?\s(?:href|src)="(\/[^"]*)"/g)].map(
      match => match[1],
    );
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter(address => !address?.startsWith(basePath))).toEqual([]);
  }
});
