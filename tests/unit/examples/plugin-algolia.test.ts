import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCorpus } from '../../../checks/corpus';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, tagsOf, textsOf } from './html';

const PAGES = readCorpus(process.cwd(), route => route === '/plugin/official-plugins/algolia').pages;
const PACKAGE = 'node_modules/@rspress/plugin-algolia';

interface Manifest {
  overrides?: Record<string, unknown>;
}

const manifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

describe('the example of a site with Algolia', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('plugin-algolia');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it.each(PAGES)('renders the button, meta tag, and preconnect link that $file shows', ({ fences }) => {
    const shown = fences.find(({ code }) => code.includes('Preconnect'))?.code ?? '';
    const [, english = '', chinese = ''] = /^Button +(\S+) +zh: (\S+)$/m.exec(shown) ?? [];
    expect(textsOf(site.read('index.html'), 'span', 'DocSearch-Button-Placeholder')).toEqual([english]);
    expect(textsOf(site.read('zh/index.html'), 'span', 'DocSearch-Button-Placeholder')).toEqual([chinese]);
    const [tag = ''] = /<meta.*>/.exec(shown) ?? [];
    const [host = ''] = /https:.*/.exec(shown) ?? [];
    for (const page of ['index.html', 'guide/anchor.html', 'zh/guide/anchor.html', '404.html'])
      expect(site.read(page)).toContain(tag);
    const links = tagsOf(site.read('guide/anchor.html'), 'link');
    expect(
      links.filter(link => attribute(link, 'rel') === 'preconnect').map(link => attribute(link, 'href')),
    ).toEqual([host]);
  });

  it('has titles, headings, and descriptions in the search index, but no page text', () => {
    const records = JSON.parse(site.read('static/search_index.en.*.json')) as { content: string }[];
    expect(records.map(({ content }) => content)).toEqual(['', '']);
    expect(records).toMatchObject([
      { title: 'Anchors', toc: [{ text: 'Drop it' }, { text: 'Check the hold' }] },
      { title: 'Harbour' },
    ]);
    expect(site.read('static/search_index.en.*.json')).toContain('An anchor keeps a boat in its place.');
  });

  it('has elements that the crawler selects', () => {
    const crawler = readFileSync('examples/plugin-algolia/crawler.js', 'utf8');
    const selectors = [...crawler.matchAll(/\.rspress-doc ([a-z0-9]+)/g)].map(([, tag]) => tag);
    expect(selectors).toEqual(['h1', 'h2', 'h3', 'h4', 'p', 'li', 'td']);
    const html = site.read('guide/anchor.html');
    expect(html).toContain('<div class="rp-doc rspress-doc">');
    for (const tag of ['h1', 'h2', 'h3', 'p', 'li'])
      expect(html.slice(html.indexOf('rspress-doc'))).toMatch(new RegExp(`<${tag}[ >]`));
    expect(tagsOf(html, 'a').filter(tag => tag.includes('rp-header-anchor'))).toHaveLength(3);
    expect(tagsOf(html, 'html').map(tag => attribute(tag, 'lang'))).toEqual(['en']);
    expect(tagsOf(site.read('zh/guide/anchor.html'), 'html').map(tag => attribute(tag, 'lang'))).toEqual([
      'zh',
    ]);
  });

  it('keeps the default search button if the theme has no Search component', async () => {
    const built = await buildExample('plugin-algolia', {
      files: {
        'rspress.config.ts': readFileSync('examples/plugin-algolia/rspress.config.ts', 'utf8').replace(
          "title: 'Harbour',",
          "title: 'Harbour', search: { codeBlocks: true },",
        ),
        'theme/index.tsx': null,
        'theme/Search.tsx': null,
      },
    });
    expect(built.exitCode, built.log).toBe(0);
    expect(built.read('index.html')).toContain('rp-search-button');
    expect(built.read('index.html')).not.toContain('DocSearch');
    expect(built.read('static/search_index.en.*.json')).toContain('"content":""');
  });

  it('builds without a warning if appId is empty', async () => {
    const search = readFileSync('examples/plugin-algolia/theme/Search.tsx', 'utf8');
    const built = await buildExample('plugin-algolia', {
      files: { 'theme/Search.tsx': search.replace("'YOUR_APP_ID'", "''") },
    });
    expect(built.exitCode, built.log).toBe(0);
    expect(built.log).not.toMatch(/appId|warn|error/);
  });
});

describe('the page about Algolia', () => {
  const [english] = PAGES;
  const text = readFileSync(english?.file ?? '', 'utf8');
  const bundle = readFileSync(`${PACKAGE}/node_modules/@docsearch/react/dist/esm/index.js`, 'utf8');

  it('quotes messages and storage keys of the installed package', () => {
    for (const message of [
      '`appId` is missing.',
      '`apiKey` is missing.',
      'Must supply either `indexName` or `indices` for DocSearch to work',
      'Unreachable hosts - your application id may be incorrect.',
      '__DOCSEARCH_RECENT_SEARCHES__',
      '__DOCSEARCH_FAVORITE_SEARCHES__',
      '-dsn.algolia.net',
      'algolianet.com',
      'cdn.jsdelivr.net',
    ]) {
      expect(text).toContain(message);
      expect(bundle).toContain(message);
    }
    for (const name of ['algolia-client-js', 'search-insights']) {
      expect(text).toContain(name);
      expect(bundle).toContain(name);
    }
  });

  it.each(PAGES)('lists only properties that DocSearch and the component have ($file)', ({ file }) => {
    const props = interfaceKeys(
      readFileSync(`${PACKAGE}/node_modules/@docsearch/react/dist/esm/index.d.ts`, 'utf8'),
      'DocSearchProps',
    );
    expect(props.length).toBeGreaterThan(20);
    const named = tableNames(readFileSync(file, 'utf8'), 'search');
    expect(named).toEqual(
      expect.arrayContaining(['docSearchProps', 'locales', 'appId', 'apiKey', 'indices']),
    );
    for (const prop of named) expect([...props, 'docSearchProps', 'locales']).toContain(prop);
    const set = [
      'placeholder',
      'translations',
      'maxResultsPerGroup',
      'navigator',
      'transformItems',
      'hitComponent',
    ];
    const component = readFileSync(`${PACKAGE}/dist/runtime/Search.js`, 'utf8');
    for (const prop of set) expect(component).toMatch(new RegExp(`\\b${prop}: `));
    expect(component).toContain('maxResultsPerGroup: 20,');
  });

  it('shows the DocSearch versions that the example and this site pin', () => {
    const pinned = manifest('examples/plugin-algolia/package.json').overrides;
    expect(pinned).toEqual({
      '@docsearch/core': '4.7.0',
      '@docsearch/css': '4.7.0',
      '@docsearch/react': '4.7.0',
    });
    expect(manifest('package.json').overrides?.['@rspress/plugin-algolia']).toEqual(pinned);
    expect(PAGES).toHaveLength(2);
    for (const { fences, source } of PAGES) {
      const shown = fences.find(({ meta }) => metaValue(meta, 'title') === 'package.json')?.code ?? '';
      expect(JSON.parse(shown).overrides).toEqual(pinned);
      expect(source).toMatch(/\b4\.7\.0\b/);
    }
  });

  it('adds the texts that the locales of the plugin lack', async () => {
    const locales = readFileSync(`${PACKAGE}/dist/runtime/locales.js`, 'utf8');
    const shown = PAGES.map(
      ({ fences }) => fences.find(({ meta }) => metaValue(meta, 'title') === 'theme/locales.ts')?.code ?? '',
    );
    for (const code of shown) {
      const added = [...code.matchAll(/(\w+(?:AriaLabel|InputLabel)): '/g)].map(([, key = '']) => key);
      expect(added).toHaveLength(5);
      for (const key of added) {
        expect(locales).not.toContain(key);
        expect(bundle).toContain(key);
      }
    }
  });
});

/** Returns the names of the properties of an exported interface in a declaration file. */
function interfaceKeys(declarations: string, name: string): string[] {
  const [, body = ''] = new RegExp(`interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(declarations) ?? [];
  return [...body.matchAll(/^ {4}(\w+)\??: /gm)].map(([, key = '']) => key);
}

/** Returns the names in the first column of a section's tables. */
function tableNames(page: string, id: string): string[] {
  const [, section = ''] = new RegExp(`\\{#${id}\\}\\n([\\s\\S]*?)\\n## `).exec(page) ?? [];
  return [...section.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
}
