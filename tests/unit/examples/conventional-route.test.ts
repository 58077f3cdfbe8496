import { beforeAll, describe, expect, it } from 'vitest';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild, exampleFiles } from './build-example';
import { readFileTree } from './file-tree';
import { attribute, docContent, tagsOf, textsOf } from './html';
import { pagesWithEnglishTitles } from './page-code';
import { sidebarOf } from './sidebar';

const pages = pagesWithEnglishTitles('guide/basic/conventional-route.mdx');
const drawn = (title: string) =>
  pages.flatMap(({ file, fences }) =>
    fences.filter(({ meta }) => metaValue(meta, 'title') === title).map(({ code }) => ({ file, code })),
  );

describe('the example of files that become pages', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('conventional-route');
  });

  it('builds, and the page shows its files and routes in both languages', () => {
    expect(site.exitCode, site.log).toBe(0);
    for (const title of ['conventional-route/', 'Routes']) expect(drawn(title), title).toHaveLength(2);
  });

  it.each(drawn('conventional-route/'))('has the files that $file shows', ({ code }) => {
    expect(readFileTree(code).files.sort()).toEqual(exampleFiles('conventional-route'));
  });

  it.each(drawn('Routes'))('has the routes of $file, and no others', ({ code }) => {
    const rows = code
      .trim()
      .split('\n')
      .map(line => line.split(/\s{2,}/) as [string, string, string]);
    const sources = exampleFiles('conventional-route').filter(file => /^docs\/.*\.(mdx?|tsx)$/.test(file));
    expect(rows.map(([source]) => source)).toEqual(sources.filter(source => !/\/drafts\/|\/_/.test(source)));
    expect(rows.map(([, , html]) => html).sort()).toEqual(site.files.filter(file => /\.html$/.test(file)));
    for (const [, route, html] of rows) {
      expect(`${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.html`).toBe(html);
    }
  });

  it('writes a script for each page, and keeps the 404 page and .tsx text out of the search', () => {
    const html = site.files.filter(file => file.endsWith('.html'));
    const scripts = site.files.filter(file => /^static\/js\/async\/route-\w+\.\w+\.js$/.test(file));
    expect(scripts).toHaveLength(html.length);
    const index = JSON.parse(site.read('static/search_index.en.*.json')) as {
      routePath: string;
      content: string;
    }[];
    expect(index.map(({ routePath }) => routePath)).not.toContain('/404');
    expect(index.find(({ routePath }) => routePath === '/pond')?.content).toBe('');
  });

  it('copies the public folder', () => {
    expect(site.read('pattern.txt')).toBe('Cut along the line.\n');
  });

  it('renders a component from the folder of the page', () => {
    expect(textsOf(docContent(site.read('guide/folding.html')), 'button')).toContain('0 folds');
  });

  it('links to pages without .html', () => {
    expect(links(site.read('guide/index.html'))).toEqual([
      '/guide/folding',
      '/guide/parts/',
      '/guide/parts/hull',
      '/pond',
    ]);
  });

  it('titles a .tsx page by its frontmatter, but labels it by its file name in the sidebar', () => {
    expect(textsOf(site.read('pond.html'), 'title')).toEqual(['The pond - Paper Boat']);
    expect(sidebarOf(site.read('index.html'))).toContain('pond /pond');
  });

  it('fails because of an apostrophe in a file name', async () => {
    const { exitCode, log } = await buildExample('conventional-route', {
      files: { "docs/sailor's boat.md": '# Boat\n' },
    });
    expect(exitCode, log).toBe(1);
  });

  it('accepts unusual file names, and shows only one of two pages that differ by a slash', async () => {
    const { exitCode, log, files, read } = await buildExample('conventional-route', {
      files: {
        'rspress.config.ts': "export default { route: { include: ['.well-known/*.md'] } };",
        'docs/index.md':
          '# Boat\n\n[1](/changelog/) [2](/guide/parts) [3](/折纸) [4](/my%20boat) [5](/v1.2)\n',
        'docs/.well-known/security.md': '# Security\n',
        'docs/.hidden/page.md': '# Hidden\n',
        'docs/[id].md': '# Brackets\n',
        'docs/__twice.md': '# Twice\n',
        'docs/my boat.md': '# Mine\n',
        'docs/v1.2.md': '# Version\n',
        'docs/折纸.md': '# 折纸\n',
        'docs/guide.md': '# The file beside\n',
        'docs/public/notes.md': '# Notes\n',
        'docs/types.d.ts': 'declare const folds: number;\n',
      },
    });
    expect(exitCode, log).toBe(0);
    expect(files).toEqual(
      expect.arrayContaining([
        '.well-known/security.html',
        '[id].html',
        '__twice.html',
        'drafts/motor.html',
        'my boat.html',
        'notes.md',
        'v1.2.html',
        '折纸.html',
      ]),
    );
    for (const file of [
      '.hidden/page.html',
      'public/notes.html',
      'notes.html',
      'types.html',
      'types.d.html',
    ]) {
      expect(files).not.toContain(file);
    }
    const heading = (file: string) => textsOf(read(file), 'h1').map(text => text.replace('#', ''));
    expect([heading('guide.html'), heading('guide/index.html')]).toEqual([['Guide'], ['Guide']]);
    expect(links(read('index.html'))).toEqual([
      '/changelog/index.html',
      '/guide/parts.html',
      '/%E6%8A%98%E7%BA%B8.html',
      '/my%20boat.html',
      '/v1.2.html',
    ]);
    expect(files).not.toContain('changelog/index.html');
    expect(files).not.toContain('guide/parts.html');
  });

  it('fails if two files have the same route', async () => {
    const { exitCode, log } = await buildExample('conventional-route', {
      files: { 'docs/changelog.tsx': 'export default () => null;\n' },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain('routePath /changelog has already been added');
  });

  it('fails because of a component without a default export in the docs folder', async () => {
    const { exitCode, log } = await buildExample('conventional-route', {
      files: { 'docs/guide/Knot.tsx': 'export function Knot() {\n  return null;\n}\n' },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain('Page "/guide/Knot" SSG rendering failed.');
    expect(log).toContain("Cannot read properties of undefined (reading '__RSPRESS_PAGE_META')");
  });
});

function links(html: string): (string | undefined)[] {
  return tagsOf(docContent(html), 'a')
    .filter(tag => !/rp-header-anchor|rp-prev-next|target="_blank"/.test(tag))
    .map(tag => attribute(tag, 'href'));
}
