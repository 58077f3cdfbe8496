import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { globSync } from 'tinyglobby';
import { LATE_TEXTS } from '../../theme/support/lateTexts';
import { VARIANTS } from '../variants';
import { expect, test } from './fixtures';
import { LANGUAGES } from './languages';
import { ROUTES } from './routes';

const { outDir } = VARIANTS.root;
const files = () => globSync('**/*', { cwd: outDir });
const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');

test('every page has a Markdown version without escaped ids and alerts', () => {
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

test('the shared scripts contain the texts of every page, and none of those that load with a part', () => {
  const app = globSync('static/js/*.js', { cwd: outDir }).map(read).join('\n');
  expect(app).toContain('"nav.skip"');
  for (const beginning of LATE_TEXTS) expect(app, beginning).not.toContain(`"${beginning}`);
});

test("there is one scheduler, so that the turns set for it are React's", () => {
  const app = globSync('static/js/*.js', { cwd: outDir }).map(read).join('\n');
  expect(app.match(/forceFrameRate takes a positive int/g)).toHaveLength(1);
});

test('each language has llms.txt and llms-full.txt', () => {
  for (const { prefix } of LANGUAGES) {
    const index = read(`${prefix}/llms.txt`.slice(1));
    const whole = read(`${prefix}/llms-full.txt`.slice(1));
    for (const route of ROUTES.filter(path => path !== '/')) {
      const file = `${prefix}${route.endsWith('/') ? `${route}index` : route}.md`;
      expect(index).toContain(`https://docs.example.com${file}`);
      expect(whole).toContain(`${file}\n---\n\n${read(file.slice(1))}`);
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

test('the page about releases links to its feed if there is one', () => {
  for (const { prefix, t } of LANGUAGES) {
    const page = `${prefix}/guide/start/whats-new`.slice(1);
    const feed = `${prefix}/whats-new.xml`;
    const address = `https://docs.example.com${feed}`;
    expect(read(feed.slice(1))).toContain('<feed xml:lang=');
    const html = read(`${page}.html`);
    expect(html).toContain(`<link rel="alternate" type="application/atom+xml" href="${address}">`);
    expect(html).toContain(`<a class="rp-link" href="${feed}">${t('releaseFeed.link')}</a>`);
    expect(read(`${page}.md`)).toContain(`[${t('releaseFeed.link')}](${address})`);
    const { outDir: without } = VARIANTS.base;
    for (const file of [`${page}.html`, `${page}.md`])
      expect(readFileSync(path.join(without, file), 'utf8')).not.toContain('whats-new.xml');
    expect(existsSync(path.join(without, feed))).toBe(false);
  }
  expect(read('guide/start/introduction.html')).not.toContain('atom+xml');
});

test('every page has its canonical URL, its languages, and its images', () => {
  for (const { prefix } of LANGUAGES) {
    for (const route of ROUTES) {
      const html = read(`${prefix}${route.endsWith('/') ? `${route}index` : route}.html`.slice(1));
      expect(html).toContain(`<link rel="canonical" href="https://docs.example.com${prefix}${route}"`);
      expect(html).toMatch(/hreflang="en"/);
      expect(html).toMatch(/hreflang="zh"/);
      expect(html).toContain(
        `<link rel="alternate" hreflang="x-default" href="https://docs.example.com${route}">`,
      );
      const image = /<meta property="og:image" content="https:\/\/docs\.example\.com\/([^"]*)">/.exec(
        html,
      )?.[1];
      expect(imageSize(readFileSync(path.join(outDir, image ?? '')))).toMatchObject({
        width: 1200,
        height: 630,
        type: 'png',
      });
      expect(html).toMatch(/rel="icon" href="\/favicon\.svg"/);
    }
  }
});

test("the output doesn't contain the default search", () => {
  expect(files().filter(file => /search_index/.test(file))).toEqual([]);
  for (const file of files().filter(name => /^static\/js\/[^/]+\.js$/.test(name))) {
    expect(read(file), file).not.toMatch(/flexsearch|rp-search-panel/i);
  }
});

test("partials aren't pages", () => {
  expect(files().filter(file => file.includes('fragments/'))).toEqual([]);
});

test("a language's list of pages contains no outlines and no frontmatter", () => {
  for (const { lang, prefix } of LANGUAGES) {
    const [list = ''] = files().filter(file => file.startsWith(`static/js/async/pages-${lang}.`));
    const code = read(list);
    expect(code).toContain(`"${prefix}/guide/basic/deploy"`);
    expect(code).not.toMatch(/charIndex|frontmatter:/);
  }
});

test('under a base path, every URL of a page begins with it', () => {
  const { basePath, outDir: folder } = VARIANTS.base;
  let count = 0;
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const html = readFileSync(path.join(folder, file), 'utf8').replace(/<pre[\s\S]*?<\/pre>/g, '');
    const addresses = [
      ...html.matchAll(/<(?:a|link|script|img)\b[^>]*?\s(?:href|src|data-scripts)="(\/[^"]*)"/g),
    ].flatMap(([, value = '']) => value.split(' '));
    expect(addresses.filter(address => !address.startsWith(basePath))).toEqual([]);
    count += addresses.length;
  }
  expect(count).toBeGreaterThan(ROUTES.length * 50);
});

test('structured data names the page and its breadcrumbs', () => {
  for (const { prefix, lang } of LANGUAGES) {
    for (const route of ROUTES.filter(route => route !== '/')) {
      const html = read(`${prefix}${route.endsWith('/') ? `${route}index` : route}.html`.slice(1));
      const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
      const url = `https://docs.example.com${prefix}${route}`;
      expect(JSON.parse(json), url).toMatchObject({
        '@graph': [
          { '@type': 'TechArticle', url, inLanguage: lang, description: expect.stringMatching(/./) },
          { '@type': 'BreadcrumbList' },
        ],
      });
    }
  }
});
