import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBrowser } from '../../../scripts/find-browser';
import { createSiteServer, listen } from '../../../scripts/serve-files';
import { buildExample, type ExampleBuild } from './build-example';

const THEME = 'node_modules/@rspress/core/dist/theme';

it('the default theme has no print styles', () => {
  const styles = globSync('**/*.css', { cwd: THEME });
  expect(styles.length).toBeGreaterThan(20);
  for (const file of styles) expect(readFileSync(path.join(THEME, file), 'utf8')).not.toMatch(/\bprint\b/);
});

/** Adds two sidebar entries that the script skips: a link to another site, and a page without the text of docs. */
const NOT_IN_THE_PDF = {
  'docs/guide/_meta.json': JSON.stringify([
    'build',
    { type: 'custom-link', link: 'https://example.com/', label: 'Example' },
    'fly',
    { type: 'dir', name: 'more', label: 'More', collapsed: true },
    'gallery',
  ]),
  'docs/guide/gallery.mdx': '---\npageType: custom\n---\n\n# Gallery\n\nPictures.\n',
};

describe('the example with a print stylesheet', () => {
  let site: ExampleBuild;
  let origin: string;
  let closeServer: () => void;
  let chromiumPath: string;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    site = await buildExample('pdf', { files: NOT_IN_THE_PDF });
    expect(site.exitCode, site.log).toBe(0);
    const server = createSiteServer({ dir: site.folder, basePath: '/' });
    origin = `http://localhost:${await listen(server)}`;
    closeServer = () => {
      server.closeAllConnections();
      server.close();
    };
    chromiumPath = ensureBrowser();
    browser = await chromium.launch({ executablePath: chromiumPath });
    page = await browser.newPage({ colorScheme: 'dark' });
    await page.goto(`${origin}/guide/build.html`, { waitUntil: 'networkidle' });
  });
  afterAll(async () => {
    await browser?.close();
    closeServer?.();
  });

  it('has the styles and the script on its pages', () => {
    expect(site.read('static/css/styles.*.css')).toMatch(/@media print\s*{/);
    expect(site.read('guide/build.html')).toContain("addEventListener('beforeprint'");
  });

  /** Returns what's visible on the page: its background, and the number of visible elements of each kind. */
  const look = () =>
    page.evaluate(() => {
      const shown = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(element => element.checkVisibility())
          .length;
      const code = document.querySelector('.rp-codeblock__content');
      return {
        background: getComputedStyle(document.body).backgroundColor,
        around: shown('.rp-nav, .rp-doc-layout__sidebar, .rp-doc-layout__outline, .rp-doc-footer'),
        tabs: shown('.rp-tabs__content__item'),
        details: shown('details p'),
        address: getComputedStyle(
          document.querySelector('.rspress-doc a[href^="https"]') as Element,
          '::after',
        ).content,
        isCodeCut: code ? code.scrollHeight > code.clientHeight + 1 : undefined,
      };
    });

  it('prints the complete text, and nothing around it, in light colors', async () => {
    const screen = await look();
    expect(screen).toMatchObject({
      background: 'rgb(18, 18, 18)',
      tabs: 1,
      details: 0,
      isCodeCut: true,
    });
    expect(screen.around).toBeGreaterThan(2);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await look()).toEqual({
      background: 'rgb(255, 255, 255)',
      around: 0,
      tabs: 2,
      details: 1,
      address: expect.stringMatching(/attr\(href\)|string\.example\.com/),
      isCodeCut: false,
    });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    // The page says that `details` stay open.
    expect(await look()).toEqual({ ...screen, details: 1 });
  });

  it('becomes one PDF with bookmarks and links, and one HTML file for an e-book', async () => {
    const name = path.join(site.folder, '..', 'handbook');
    const args = [path.resolve('examples/pdf/pdf.mjs'), `${origin}/guide/build.html`, name, 'Kite handbook'];
    const env = { ...process.env, CHROME_PATH: chromiumPath };
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    expect(site.read('guide/build.html')).toMatch(
      /href="https:\/\/example\.com\/"[\s\S]*href="\/guide\/gallery\.html"/,
    );
    expect(stdout).toContain('handbook.pdf has 3 pages of the site.');
    const pdf = readFileSync(`${name}.pdf`, 'latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(3);
    const titles = [...pdf.matchAll(/\/Title \((.*?)\)/g)].map(([, title]) => title);
    for (const title of ['Kite handbook', 'Build a kite', 'The tail', 'Fly the kite', 'Repair a kite'])
      expect(titles).toContain(title);
    const addresses = [...pdf.matchAll(/\/URI \((.*?)\)/g)].map(([, address]) => address);
    expect([...new Set(addresses)]).toEqual(['https://string.example.com/', `${origin}/index.html`]);
    const book = readFileSync(`${name}.html`, 'utf8');
    expect(book).toContain('<a href="#/guide/build.html#tail"');
    expect(book).toContain('id="/guide/build.html#tail"');
    expect(book).not.toMatch(/<button|class="rp-header-anchor/);
  });
});
