import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild, exampleFiles } from './build-example';
import { readFileTree } from './file-tree';
import { attribute, tagsOf } from './html';

const PAGES = pagesNamed('guide/advanced/custom-search.mdx');
const ENGLISH = PAGES.find(({ lang }) => lang === 'en');

/** Returns the code of the English page's fences with a title, without fences that include a file. */
function codeOf(title: string): string[] {
  const fences = ENGLISH?.fences ?? [];
  return fences
    .filter(({ meta }) => metaValue(meta, 'title') === title && !metaValue(meta, 'file'))
    .map(({ code }) => code);
}

const scriptsOf = (site: ExampleBuild) =>
  site.files
    .filter(file => file.endsWith('.js'))
    .map(file => site.read(file))
    .join('\n');

describe('the example with a custom search', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('search-replaced');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it.each(PAGES)('has the files that $file lists', ({ fences }) => {
    const tree = fences.find(({ meta }) => metaValue(meta, 'title') === 'search-replaced/');
    expect(readFileTree(tree?.code ?? '').files.sort()).toEqual(exampleFiles('search-replaced'));
  });

  it.each([
    ['guide/folding.html', 'Search'],
    ['zh/guide/folding.html', '搜索'],
  ])('has a named field on %s, and neither button nor panel of the theme', (page, name) => {
    const html = site.read(page);
    const fields = tagsOf(html, 'input').filter(tag => attribute(tag, 'type') === 'search');
    expect(fields.map(tag => attribute(tag, 'aria-label'))).toEqual([name]);
    const status = attribute(fields[0], 'aria-describedby');
    expect(html).toContain(`<p id="${status}" role="status"`);
    expect(html).not.toContain('rp-search-button');
    expect(scriptsOf(site)).not.toContain('rp-search-panel');
  });

  it.each(PAGES)(
    "keeps the theme's search panel with the custom button that $file shows",
    async ({ fences }) => {
      const theme = fences.find(({ code }) => code.includes('export function SearchButton'))?.code ?? '';
      const copy = await buildExample('search-replaced', { files: { 'theme/index.tsx': theme } });
      expect(copy.exitCode, copy.log).toBe(0);
      const html = copy.read('guide/folding.html');
      expect(html).toContain('<button type="button">Search the docs</button>');
      expect(html).not.toContain('rp-search-button');
      expect(scriptsOf(copy)).toContain('rp-search-panel');
    },
  );

  it('keeps the built-in search index of each language', () => {
    expect(site.read('static/search_index.zh.*.json')).toContain('船身就立起来了');
    expect(site.read('static/search_index.en.*.json')).toContain('until the hull stands');
    expect(scriptsOf(site)).toContain('search_index');
  });

  it('queries a server with another engine, and writes the records that the page shows', async () => {
    const [engine = ''] = codeOf('theme/useEngine.ts');
    const config = codeOf('rspress.config.ts').find(code => code.includes('pluginSearchRecords')) ?? '';
    const copy = await buildExample('search-replaced', {
      files: { 'theme/useEngine.ts': engine, 'rspress.config.ts': config },
    });
    expect(copy.exitCode, copy.log).toBe(0);
    const scripts = scriptsOf(copy);
    expect(scripts).toContain('https://search.example.com/');
    expect(scripts).not.toContain('search_index');
    expect(scripts.length).toBeLessThan(scriptsOf(site).length - 40_000);
    const [records = ''] = codeOf('doc_build/search-records.json');
    expect(JSON.parse(copy.read('search-records.json'))).toEqual(JSON.parse(records));
  });
});
