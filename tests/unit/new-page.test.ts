import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { globSync } from 'tinyglobby';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCorpus } from '../../checks/corpus';
import { RULES } from '../../checks/rules';
import { createPagePair } from '../../scripts/page-pair';
import { PagePairError } from '../../scripts/page-pair-error';
import { readVocabulary } from '../../search/vocabulary';

const TITLES = { en: 'Full-text search', zh: '全文搜索' };
/** Rules that require text, which a new page doesn't have yet. */
const TEXT_RULES = ['descriptions'];
/** Rules about code and examples. A new page doesn't have any, and these rules need the installed packages. */
const CODE_RULES = /fences|example/;

let root: string;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** Returns all files with their texts, to check that nothing has changed. */
const snapshot = () =>
  globSync('**/*', { cwd: root })
    .sort()
    .map(file => [file, read(file)]);

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'new-page-'));
  write('i18n.json', '{ "sidebar.features": { "en": "Features", "zh": "功能" } }');
  for (const lang of ['en', 'zh']) {
    write(
      `docs/${lang}/guide/_meta.json`,
      '[{ "type": "dir", "name": "basic", "label": "sidebar.features" }]\n',
    );
    write(`docs/${lang}/guide/basic/_meta.json`, '["deploy"]\n');
    write(`docs/${lang}/guide/basic/deploy.mdx`, '# Deploy\n');
  }
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a new page', () => {
  it('is created in both languages, with its vocabulary, and added to _meta.json', () => {
    const { files, vocabulary } = createPagePair(root, { route: '/guide/basic/search', titles: TITLES });
    expect(files).toEqual([
      'docs/en/guide/basic/search.mdx',
      'docs/en/guide/basic/_meta.json',
      'docs/zh/guide/basic/search.mdx',
      'docs/zh/guide/basic/_meta.json',
      vocabulary,
    ]);
    expect(vocabulary).toBe('search/vocabulary/guide/basic/search.json');
    expect(readVocabulary(read(vocabulary), vocabulary)).toEqual({
      '': { en: [TITLES.en], zh: [TITLES.zh] },
    });
    expect(read('docs/en/guide/basic/search.mdx')).toContain('\n# Full-text search\n\n## Usage {#usage}\n');
    expect(read('docs/zh/guide/basic/search.mdx')).toContain('\n# 全文搜索\n\n## 用法 {#usage}\n');
    expect(read('docs/zh/guide/basic/_meta.json')).toBe('["deploy", "search"]\n');
  });

  it.each([
    ['deploy', ['start', 'deploy', 'search', '../ship/ci', { type: 'file', name: 'seo' }]],
    ['ci', ['start', 'deploy', '../ship/ci', 'search', { type: 'file', name: 'seo' }]],
    ['seo', ['start', 'deploy', '../ship/ci', { type: 'file', name: 'seo' }, 'search']],
  ])('can come after the page %s in the sidebar', (after, entries) => {
    const before = JSON.stringify(entries.filter(entry => entry !== 'search'));
    for (const lang of ['en', 'zh']) write(`docs/${lang}/guide/basic/_meta.json`, before);
    createPagePair(root, { route: '/guide/basic/search', titles: TITLES, after });
    expect(JSON.parse(read('docs/en/guide/basic/_meta.json'))).toEqual(entries);
    expect(JSON.parse(read('docs/zh/guide/basic/_meta.json'))).toEqual(entries);
  });

  it("adds a new folder to the parent's _meta.json, with a label if i18n.json has one", () => {
    write('i18n.json', '{ "sidebar.defaultTheme": { "en": "Default theme", "zh": "默认主题" } }');
    createPagePair(root, { route: 'guide/default-theme/navbar', titles: TITLES });
    createPagePair(root, { route: 'plugin/system/plugin-api', titles: TITLES });
    createPagePair(root, { route: 'api/commands', titles: TITLES });
    expect(read('docs/en/guide/default-theme/_meta.json')).toBe('["navbar"]\n');
    expect(JSON.parse(read('docs/zh/guide/_meta.json'))).toEqual([
      { type: 'dir', name: 'basic', label: 'sidebar.features' },
      { type: 'dir', name: 'default-theme', label: 'sidebar.defaultTheme' },
    ]);
    expect(JSON.parse(read('docs/en/plugin/_meta.json'))).toEqual([{ type: 'dir', name: 'system' }]);
    expect(JSON.parse(read('docs/en/api/_meta.json'))).toEqual(['commands']);
  });

  it('fails only the checks that require text', async () => {
    rmSync(root, { recursive: true });
    mkdirSync(root);
    for (const part of ['docs', 'i18n.json', 'theme', 'site', 'plugins', 'components', 'search/vocabulary']) {
      cpSync(part, path.join(root, part), { recursive: true });
    }
    const { files } = createPagePair(root, { route: '/guide/basic/brand-new', titles: TITLES });
    const corpus = readCorpus(root);
    const rules = RULES.filter(({ name }) => !CODE_RULES.test(name));
    const found = (await Promise.all(rules.map(rule => rule.check(corpus)))).flat();
    const own = found.filter(({ file }) => /brand-new|_meta\.json/.test(file));
    expect(own.filter(({ rule }) => !TEXT_RULES.includes(rule))).toEqual([]);
    expect(own).toContainEqual(expect.objectContaining({ rule: 'descriptions', file: files[0] }));
  });
});

describe('createPagePair throws and changes nothing', () => {
  it.each([
    [
      'a page that exists',
      '/guide/basic/deploy',
      TITLES,
      /docs\/en\/guide\/basic\/deploy\.mdx or a folder of its name exists/,
    ],
    ['a route outside the sections', '/blog/news', TITLES, /\/blog\/news is in none of the sections/],
    ['a page without its group', '/guide/search', TITLES, /a page is \/guide\/<group>\/<page>/],
    [
      'a name with capitals',
      '/guide/basic/Search',
      TITLES,
      /"Search" in .* lower-case letters, digits and single hyphens/,
    ],
    ['a route that leaves the folder', '/guide/../../x', TITLES, /"\.\." in .* is no name/],
    ['an empty title', '/guide/basic/search', { en: 'Search', zh: ' ' }, /" " is no title/],
    ['a title that is MDX', '/guide/basic/search', { en: 'Use <Tabs>', zh: '标签' }, /is no title/],
  ])('for %s', (_, route, titles, message) => {
    const before = snapshot();
    expect(() => createPagePair(root, { route, titles })).toThrow(message);
    expect(snapshot()).toEqual(before);
  });

  it.each([
    ['the page', 'docs/zh/guide/basic/search.mdx', 'nowhere', /search\.mdx or a folder of its name exists/],
    ['its folder', 'docs/zh/guide/linked', '../../en/guide/basic', /docs\/zh\/guide\/linked is a link/],
    ['its navigation', 'docs/zh/guide/new/_meta.json', '../basic/_meta.json', /new\/_meta\.json is a link/],
  ])('for a link in the place of %s', (_, link, target, message) => {
    mkdirSync(path.dirname(path.join(root, link)), { recursive: true });
    symlinkSync(target, path.join(root, link));
    const before = snapshot();
    const group = link.split('/')[3] ?? '';
    expect(() => createPagePair(root, { route: `/guide/${group}/search`, titles: TITLES })).toThrow(message);
    expect(snapshot()).toEqual(before);
  });

  it('for a page to come after that is missing in one language', () => {
    write('docs/en/guide/basic/_meta.json', '["start", "deploy"]\n');
    const before = snapshot();
    expect(() =>
      createPagePair(root, { route: '/guide/basic/search', titles: TITLES, after: 'start' }),
    ).toThrow('docs/zh/guide/basic/_meta.json has no page "start" to put the new one after.');
    expect(snapshot()).toEqual(before);
  });

  it('for a vocabulary of a page that is gone', () => {
    write('search/vocabulary/guide/basic/search.json', '{}');
    expect(() => createPagePair(root, { route: '/guide/basic/search', titles: TITLES })).toThrow(
      'search/vocabulary/guide/basic/search.json exists already',
    );
    expect(globSync('docs/**/search.mdx', { cwd: root })).toEqual([]);
  });

  it('for a page in plain Markdown', () => {
    write('docs/en/guide/basic/search.md', '# Search\n');
    expect(() => createPagePair(root, { route: '/guide/basic/search', titles: TITLES })).toThrow(
      /exists already/,
    );
  });

  it('for a navigation file with invalid JSON in one language', () => {
    write('docs/zh/guide/basic/_meta.json', '["deploy"');
    const before = snapshot();
    expect(() => createPagePair(root, { route: '/guide/basic/search', titles: TITLES })).toThrow(
      "docs/zh/guide/basic/_meta.json isn't a list in JSON; fix it first.",
    );
    expect(snapshot()).toEqual(before);
  });
});

it('keeps all pages and navigation entries, whatever the route', () => {
  const step = fc.constantFrom(
    'guide',
    'plugin',
    'api',
    'basic',
    'deploy',
    'new',
    '..',
    '',
    'A',
    'a b',
    'C:',
    '\\',
  );
  const route = fc.array(step, { maxLength: 4 }).map(steps => `/${steps.join('/')}`);
  // A failure prints the seed and the path; both repeat it as parameters of `fc.assert`.
  const property = fc.property(fc.array(route, { minLength: 1, maxLength: 4 }), routes => {
    for (const one of routes) {
      const before = snapshot();
      try {
        createPagePair(root, { route: one, titles: TITLES });
      } catch (error) {
        expect(error).toBeInstanceOf(PagePairError);
        expect(snapshot()).toEqual(before);
      }
      for (const [file = '', text = ''] of before) {
        if (!file.endsWith('_meta.json')) expect(read(file)).toBe(text);
        else expect(JSON.parse(read(file))).toEqual(expect.arrayContaining(JSON.parse(text)));
      }
    }
  });
  fc.assert(property, { seed: 7, numRuns: 40 });
});
