import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { listen } from '../../../scripts/serve-files';
import { createHost } from '../../hosts/host';
import { addressOf, BIN, killStarted, startNode, textWhenUp } from '../support/rspress-process';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, docContent, tagsOf, textsOf } from './html';
import { fencesOf, sectionOf } from './page-code';

const PAGES = pagesNamed('guide/basic/redirects.mdx');
const ENGLISH = PAGES.find(({ lang }) => lang === 'en');
if (!ENGLISH) throw new Error('There is no English page about redirects.');
const RULES_FILE = readFileSync('examples/redirects/netlify/docs/public/_redirects', 'utf8');
const CONFIG = readFileSync('examples/redirects/rspress.config.ts', 'utf8');

/** Returns the only code block with this title in a section. */
function codeIn(id: string, title: string): string {
  const code = fencesOf(sectionOf(ENGLISH as NonNullable<typeof ENGLISH>, id)).filter(
    ([name]) => name === title,
  );
  expect(code).toHaveLength(1);
  return code[0]?.[1] ?? '';
}

describe('the example with redirect pages at old URLs', () => {
  let site: ExampleBuild;
  let server: Server;
  let origin = '';

  beforeAll(async () => {
    site = await buildExample('redirects');
    expect(site.exitCode, site.log).toBe(0);
    server = createHost('github-pages', { dir: site.folder, basePath: '/' });
    origin = `http://localhost:${await listen(server)}`;
  });
  afterAll(() => {
    server?.close();
    killStarted();
  });

  it.each([
    ['/bread', '/guide/bread'],
    ['/bread.html', '/guide/bread'],
    ['/recipes/', '/guide/'],
    ['/recipes/rye', '/guide/bread#rye'],
  ])('GitHub Pages answers %s with a page that leads to %s', async (from, to) => {
    const answer = await fetch(origin + from, { headers: { connection: 'close' } });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    const refresh = tagsOf(html, 'meta').find(tag => attribute(tag, 'http-equiv') === 'refresh');
    expect(attribute(refresh, 'content')).toBe(`0; url=${to}`);
    const [page] = to.split('#');
    expect(tagsOf(html, 'link').map(tag => attribute(tag, 'href'))).toEqual([
      `https://bakery.example.com${page}`,
    ]);
    expect(tagsOf(html, 'script')).toEqual([]);
    const target = await fetch(origin + page, { headers: { connection: 'close' } });
    expect(target.status).toBe(200);
    if (to.includes('#')) expect(await target.text()).toContain(`id="${to.split('#')[1]}"`);
  });

  it('serves the redirect pages in the preview', async () => {
    const preview = await addressOf(startNode(path.dirname(site.folder), [BIN, 'preview']));
    const targetOf = (url: string) =>
      fetch(preview + url, { headers: { connection: 'close' } }).then(
        async answer => / content="0; url=([^"]*)"/.exec(await answer.text())?.[1],
      );
    await textWhenUp(preview);
    expect(await targetOf('/bread')).toBe('/guide/bread');
    expect(await targetOf('/bread.html?print=1')).toBe('/guide/bread');
    expect(await targetOf('/recipes/')).toBe('/guide/');
    expect(await targetOf('/recipes/rye')).toBe('/guide/bread#rye');
  });

  it('keeps the id of a removed heading', () => {
    const html = site.read('guide/bread.html');
    expect(tagsOf(docContent(html), 'span').map(tag => attribute(tag, 'id'))).toContain('sourdough');
    expect(tagsOf(docContent(html), 'h2').map(tag => attribute(tag, 'id'))).toEqual(['white', 'rye']);
  });

  it('reports removed pages without a redirect, using the commands on the page', () => {
    const [before = '', after = ''] = sectionOf(ENGLISH, 'check').fences.flatMap(({ lang, code }) =>
      lang === 'bash' ? [code] : [],
    );
    const folder = mkdtempSync(path.join(tmpdir(), 'redirects-'));
    const put = (files: string[]) => {
      rmSync(path.join(folder, 'doc_build'), { recursive: true, force: true });
      for (const file of files) {
        mkdirSync(path.dirname(path.join(folder, 'doc_build', file)), { recursive: true });
        writeFileSync(path.join(folder, 'doc_build', file), '');
      }
    };
    const run = (commands: string) =>
      spawnSync('sh', ['-e', '-c', `npm() { :; }\n${commands}`], { cwd: folder, encoding: 'utf8' }).stdout;
    try {
      put(['404.html', 'index.html', 'bread.html', 'recipes/rye.html', 'shop/opening-hours.html']);
      run(before);
      put(site.files);
      expect(run(after)).toBe('doc_build/shop/opening-hours.html\n');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("fails to build with a target that isn't a page, with the message on the page", async () => {
    const { exitCode, log } = await buildExample('redirects', {
      files: { 'rspress.config.ts': CONFIG.replace("'/guide/bread',", "'/guide/loaf',") },
    });
    expect(exitCode).toBe(1);
    const message = codeIn('pages', 'Output')
      .trim()
      .replace(/^error\s+/, '');
    expect(log).toContain(message);
  });
});

describe('the redirects example with the other ways to redirect', () => {
  let site: ExampleBuild;

  beforeAll(async () => {
    site = await buildExample('redirects', {
      files: {
        'rspress.config.ts': `import { pluginMovedPages } from './plugins/moved-pages';
${codeIn('browser', 'rspress.config.ts').replace(
  'plugins: [',
  "base: '/docs/', plugins: [pluginMovedPages({ '/rye': '/guide/bread#rye', '/old/': '/guide/' }),",
)}`,
        'docs/public/_redirects': RULES_FILE,
        'docs/anchor.md': '# Anchor\n\nText.\n\n## A {#a}\n\n<a id="old"></a>\n\n## B {#b}\n',
      },
    });
    expect(site.exitCode, site.log).toBe(0);
  });

  it('copies _redirects to the output folder, and redirects to pages that exist', () => {
    expect(site.read('_redirects')).toBe(RULES_FILE);
    const rules = RULES_FILE.trim()
      .split('\n')
      .map(line => line.split(/\s+/));
    expect(rules.map(([from]) => from)).toEqual(['/bread', '/recipes/rye', '/recipes/*']);
    for (const [from = '', to = '', status] of rules) {
      expect(status).toBe('301');
      if (from.endsWith('*')) expect(to).toBe('/guide/:splat');
      else expect(site.files).toContain(`${to.slice(1)}.html`);
    }
  });

  it('includes the redirect patterns in a script for the browser', () => {
    const script = site.files
      .filter(file => file.endsWith('.js'))
      .map(site.read)
      .find(text => text.includes('^/recipes/'));
    expect(script).toContain('^/bread(\\\\.html)?$');
    expect(site.files).not.toContain('bread.html');
  });

  it('adds the base path, and .html without clean URLs', () => {
    expect(site.read('rye.html')).toContain('url=/docs/guide/bread.html#rye"');
    expect(site.read('old/index.html')).toContain('url=/docs/guide/index.html"');
  });

  it('turns an anchor without an href into a link to the home page', () => {
    const anchor = tagsOf(site.read('anchor.html'), 'a').find(tag => attribute(tag, 'id') === 'old');
    expect(attribute(anchor, 'href')).toBe('/docs/');
    expect(textsOf(site.read('anchor.html'), 'h2')).toHaveLength(2);
  });
});
