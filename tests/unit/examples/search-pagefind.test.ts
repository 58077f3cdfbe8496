import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, tagsOf } from './html';

const NAME = 'search-pagefind';
const CONFIG = readFileSync(`examples/${NAME}/rspress.config.ts`, 'utf8');
const ENGLISH = pagesNamed('guide/advanced/search-engines.mdx').find(({ lang }) => lang === 'en');
const codeWith = (text: string) => ENGLISH?.fences.find(({ code }) => code.includes(text))?.code ?? '';
const scriptsOf = (site: ExampleBuild) =>
  site.files
    .filter(file => file.endsWith('.js'))
    .map(file => site.read(file))
    .join('\n');
const partsOf = (html: string) =>
  ['pagefind-config', 'pagefind-modal-trigger', 'pagefind-modal'].flatMap(name => {
    const tags = tagsOf(html, name).filter(tag => new RegExp(`^<${name}[ >]`).test(tag));
    return tags.map(tag =>
      [name, ...['instance', 'bundle-path', 'placeholder'].map(key => attribute(tag, key) ?? '')].join(' '),
    );
  });

describe('the example with Pagefind search', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample(NAME);
  });

  it("builds without the built-in search's button, panel, and indexed text", () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(site.read('guide/folding.html')).not.toContain('rp-search-button');
    expect(scriptsOf(site)).not.toContain('rp-search-panel');
    expect(site.read('static/search_index.en.*.json')).not.toContain('hull');
  });

  it("renders Pagefind's elements with an instance and a placeholder for each language", () => {
    expect(partsOf(site.read('guide/folding.html'))).toEqual([
      'pagefind-config en /pagefind/ ',
      'pagefind-modal-trigger en  Search',
      'pagefind-modal en  ',
    ]);
    expect(partsOf(site.read('zh/guide/folding.html'))).toEqual([
      'pagefind-config zh /pagefind/ ',
      'pagefind-modal-trigger zh  搜索',
      'pagefind-modal zh  ',
    ]);
  });

  it("loads Pagefind's files when a page opens, and doesn't bundle them", () => {
    const styles = tagsOf(site.read('guide/folding.html'), 'link').map(tag => attribute(tag, 'href'));
    expect(styles).toContain('/pagefind/pagefind-component-ui.css');
    expect(scriptsOf(site)).toMatch(/import\(`\$\{\w+\}pagefind-component-ui\.js`\)/);
  });

  it('matches the selectors of pagefind.yml only on doc pages', () => {
    const settings = readFileSync(`examples/${NAME}/pagefind.yml`, 'utf8');
    expect(settings).toContain('site: doc_build\nroot_selector: .rspress-doc\n');
    for (const page of ['guide/folding.html', 'zh/guide/folding.html']) {
      const [, content = ''] = site.read(page).split('<div class="rp-doc rspress-doc">');
      expect(tagsOf(content, 'a').filter(tag => tag.includes('rp-header-anchor'))).toHaveLength(2);
    }
    for (const page of ['index.html', '404.html']) expect(site.read(page)).not.toContain('rspress-doc');
  });

  it('uses only theme variables that the built CSS defines', () => {
    const used = readFileSync(`examples/${NAME}/theme/Search.css`, 'utf8').match(/var\(--rp-[\w-]+/g) ?? [];
    const css = site.read('static/css/styles.*.css');
    expect(used.length).toBeGreaterThan(10);
    for (const name of new Set(used)) expect(css).toContain(`${name.slice('var('.length)}:`);
  });

  it('adds the base path to the files of Pagefind', async () => {
    const copy = await buildExample(NAME, {
      files: { 'rspress.config.ts': CONFIG.replace("title: 'Paper Boat',", "$& base: '/docs/',") },
    });
    expect(copy.exitCode, copy.log).toBe(0);
    const html = copy.read('guide/folding.html');
    expect(partsOf(html)[0]).toBe('pagefind-config en /docs/pagefind/ ');
    expect(html).toContain('href="/docs/pagefind/pagefind-component-ui.css"');
  });

  it('builds with the Typesense component, loads it on demand, and adds the language meta tag', async () => {
    const copy = await buildExample(NAME, {
      files: {
        'rspress.config.ts': codeWith('docsearch:language'),
        'theme/Search.tsx': codeWith('typesenseCollectionName'),
        'node_modules/typesense-docsearch.js/dist/umd/index.js':
          "module.exports = options => console.log('stub of Typesense', options);",
        'node_modules/typesense-docsearch-css/package.json': '{ "main": "style.css" }',
        'node_modules/typesense-docsearch-css/style.css': '.DocSearch { color: green }',
      },
    });
    expect(copy.exitCode, copy.log).toBe(0);
    const withStub = copy.files.filter(file => file.endsWith('.js') && copy.read(file).includes('stub of'));
    expect(withStub).toEqual([expect.stringMatching(/^static\/js\/async\//)]);
    expect(copy.read('guide/folding.html')).not.toContain('rp-search-button');
    const languageOf = (page: string) =>
      tagsOf(copy.read(page), 'meta')
        .filter(tag => attribute(tag, 'name') === 'docsearch:language')
        .map(tag => attribute(tag, 'content'));
    expect(languageOf('guide/folding.html')).toEqual(['en']);
    expect(languageOf('zh/guide/folding.html')).toEqual(['zh']);
  });
});
