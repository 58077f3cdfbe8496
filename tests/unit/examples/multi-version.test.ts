import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild, exampleFiles } from './build-example';
import { readFileTree } from './file-tree';
import { attribute, docContent, tagsOf, textOf, textsOf } from './html';

const PAGE = 'guide/default-theme/multi-version.mdx';
const CONFIG = readFileSync('examples/multi-version/rspress.config.ts', 'utf8');

describe('the example of a site with versions', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('multi-version');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it('keeps links in the version of their page, and leads to the one that they name', () => {
    expect(linksOf(docContent(site.read('v1/guide/folding.html'))).slice(0, 2)).toEqual([
      '/v1/guide/wax',
      '/guide/folding',
    ]);
    expect(linksOf(docContent(site.read('guide/folding.html'))).slice(0, 2)).toEqual([
      '/guide/launch',
      '/v1/guide/folding',
    ]);
  });

  it('has a navbar and a sidebar per version, and a title that leads to the current one', () => {
    const page = site.read('v1/guide/wax.html');
    expect(linkNamed(page, 'Guide')).toBe('/v1/guide/folding');
    expect(textsOf(page, 'a', 'rp-sidebar-item')).toEqual(['Folding', 'Wax']);
    expect(
      attribute(
        tagsOf(page, 'a').find(tag => tag.includes('rp-nav__title__link')),
        'href',
      ),
    ).toBe('/');
    expect(textsOf(site.read('guide/launch.html'), 'a', 'rp-sidebar-item')).toEqual(['Folding', 'Launch']);
  });

  it('has a version menu that keeps the path, even to a page that does not exist', () => {
    const page = site.read('v1/guide/wax.html');
    expect(linkNamed(page, 'v2')).toBe('/guide/wax');
    expect(site.files).not.toContain('guide/wax.html');
    expect(linkNamed(site.read('guide/folding.html'), 'v1')).toBe('/v1/guide/folding');
  });

  it('cuts the first folder off in the entry of the default version on its own pages', () => {
    expect(linkNamed(site.read('guide/folding.html'), 'v2')).toBe('/folding');
  });

  it('keeps old versions out of search engines', () => {
    const robots = (page: string) =>
      tagsOf(site.read(page), 'meta').filter(tag => attribute(tag, 'name') === 'robots');
    expect(robots('v1/guide/folding.html')).toEqual(['<meta name="robots" content="noindex">']);
    expect(robots('guide/folding.html')).toEqual([]);
  });

  it('leaves .html out of the links of the menu in static HTML, and puts all versions into one index', async () => {
    const { exitCode, log, read, files } = await buildExample('multi-version', {
      files: {
        'rspress.config.ts': CONFIG.replace('cleanUrls: true', 'cleanUrls: false').replace(
          'head:',
          'search: { versioned: false },\n  head:',
        ),
        'docs/about.md': '# About\n',
        'docs/v2/guide/launch.md': '# Launch\n\n[about](/about)\n',
        'docs/v1/guide/wax.md': '# Wax\n\n[about](/v2/about)\n',
        'docs/v1/_nav.json': JSON.stringify([
          {
            text: 'One',
            link: '/guide/wax',
            items: [{ text: 'Two', link: '/guide/wax', items: [{ text: 'Three', link: '/guide/wax' }] }],
          },
        ]),
      },
    });
    expect(exitCode, log).toBe(0);
    expect(linkNamed(read('guide/folding.html'), 'v1')).toBe('/v1/guide/folding');
    expect(files.filter(file => file.includes('search_index'))).toEqual([
      expect.stringMatching(/^static\/search_index\.en\.\w+\.json$/),
    ]);
    expect(files).toContain('about.html');
    for (const page of ['guide/launch.html', 'v1/guide/wax.html'])
      expect(linksOf(docContent(read(page)))[0]).toBe('/about.html');
    const page = read('v1/guide/wax.html');
    expect(['One', 'Two', 'Three'].map(name => linkNamed(page, name))).toEqual([
      '/v1/guide/wax.html',
      '/v1/guide/wax.html',
      '/guide/wax.html',
    ]);
  });

  it('does not build without a default version', async () => {
    const { exitCode, log } = await buildExample('multi-version', {
      files: {
        'rspress.config.ts': CONFIG.replace("default: 'v2',", '').replace(
          'head:',
          'markdown: { link: { checkDeadLinks: false } },\n  head:',
        ),
      },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain('TypeError: nav[navKey] is not iterable');
  });

  it('does not build with a link to a page of another version', async () => {
    const { exitCode, log } = await buildExample('multi-version', {
      files: { 'docs/v2/guide/launch.md': '# Launch\n\n[wax](/guide/wax)\n' },
    });
    expect(exitCode).toBe(1);
    expect(log).toMatch(/Dead links found in .*docs\/v2\/guide\/launch\.md:\n\s*"\[\.\.\]\(\/guide\/wax\)"/);
  });
});

describe('the page about versions', () => {
  const pages = pagesNamed(PAGE);
  const drawn = (title: string) =>
    pages.flatMap(({ file, fences }) =>
      fences.filter(({ meta }) => metaValue(meta, 'title') === title).map(({ code }) => ({ file, code })),
    );

  it('draws files, addresses, notes and search indexes in both languages', () => {
    for (const title of ['docs/', 'Addresses', 'Where the note leads', 'doc_build/static/'])
      expect(drawn(title)).toHaveLength(2);
  });

  it.each(drawn('docs/'))('draws the sources on $file', ({ code }) => {
    const files = exampleFiles('multi-version').flatMap(file =>
      file.startsWith('docs/') ? [file.slice('docs/'.length)] : [],
    );
    expect(readFileTree(code).files.sort()).toEqual(files);
  });

  it.each(drawn('Addresses'))('lists the addresses on $file', async ({ code }) => {
    const { files } = await buildExample('multi-version');
    const rows = code
      .trim()
      .split('\n')
      .map(line => line.split(/\s+/));
    const sources = exampleFiles('multi-version').filter(file => file.endsWith('.md'));
    expect(rows.map(([source]) => source).sort()).toEqual(sources);
    const built = files.filter(file => file.endsWith('.html') && file !== '404.html');
    expect(rows.map(([, address = '']) => builtFile(address)).sort()).toEqual(built);
  });

  it.each(drawn('Where the note leads'))('says where the note leads on $file', async ({ code }) => {
    const { read } = await buildExample('multi-version');
    for (const line of code.trim().split('\n')) {
      const [address = '', target] = line.split(/\s+/);
      const html = read(builtFile(address));
      const note = html.slice(html.indexOf('rp-callout--warning'), html.indexOf('rspress-doc'));
      expect(textOf(`<p ${note}`)).toContain('This is v1');
      expect(linksOf(note)[0]).toBe(target);
    }
    expect(read('guide/folding.html')).not.toContain('rp-callout--warning');
  });

  it.each(drawn('doc_build/static/'))('lists the search indexes on $file', async ({ code }) => {
    const { files } = await buildExample('multi-version');
    const indexes = files.filter(file => file.includes('search_index'));
    expect(
      indexes.map(file => file.replace(/^static\//, '').replace(/\.\w+\.json$/, '.[hash].json')),
    ).toEqual(code.trim().split('\n'));
  });
});

function builtFile(address: string): string {
  return address.endsWith('/') ? `${address.slice(1)}index.html` : `${address.slice(1)}.html`;
}

function linksOf(html: string): (string | undefined)[] {
  return tagsOf(html, 'a')
    .filter(tag => !tag.includes('rp-header-anchor'))
    .map(tag => attribute(tag, 'href'));
}

/** Address of the first link with this text. */
function linkNamed(html: string, name: string): string | undefined {
  const links = html.matchAll(/(<a\b[^>]*>)(.*?)<\/a>/gs);
  return attribute([...links].find(([, , text = '']) => textOf(text) === name)?.[1], 'href');
}
