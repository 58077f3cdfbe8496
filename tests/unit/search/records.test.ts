import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPageTree } from '../../../search/page-tree';
import { readSiteRecords } from '../../../search/read-site';
import { pageRecords } from '../../../search/records';
import { readRecords } from './site';

function build(files: Record<string, string>, page = '/site/docs/page.mdx') {
  const tree = readPageTree(page, {
    root: '/site',
    docsRoot: '/site/docs',
    readText: file => files[path.normalize(file)],
  });
  return pageRecords({ route: '/page', lang: 'en', lvl0: 'Group', tree });
}

const buildPage = (source: string) => build({ '/site/docs/page.mdx': source });
const contents = (records: ReturnType<typeof build>) => records.flatMap(({ content }) => content ?? []);
const identifiers = (source: string) => buildPage(source).flatMap(record => record.identifiers);

describe('records of a page', () => {
  it('are created for the title, each heading, and each passage, with their hierarchy', () => {
    const records = buildPage(
      '# Title\n\nIntro.\n\n## Two {#two}\n\nText.\n\n### Three\n\nMore.\n\n## Four\n',
    );
    expect(records.map(({ objectID, type }) => [objectID, type])).toEqual([
      ['/page', 'lvl1'],
      ['/page:1', 'content'],
      ['/page#two', 'lvl2'],
      ['/page#two:1', 'content'],
      ['/page#three', 'lvl3'],
      ['/page#three:1', 'content'],
      ['/page#four', 'lvl2'],
    ]);
    expect(records[5]?.hierarchy).toMatchObject({ lvl0: 'Group', lvl1: 'Title', lvl2: 'Two', lvl3: 'Three' });
    expect(records[6]?.hierarchy).toMatchObject({ lvl2: 'Four', lvl3: null });
  });

  it('contain table rows, list items, containers, and alerts, but no images', () => {
    const records = buildPage(
      '# T\n\n| A | B |\n|---|---|\n| `c` | d |\n\n- one\n- two\n\n:::tip Take care\nInside.\n:::\n\n> [!NOTE]\n> Alert.\n\n![alt](./a.png)\n',
    );
    expect(contents(records)).toEqual(['A · B', 'c · d', 'one', 'two', 'Take care Inside.', 'Alert.']);
  });

  it('contain imported parts with their props, printed values, and text of components', () => {
    const records = build({
      '/site/docs/page.mdx': [
        "import Part from '../parts/part.mdx';",
        "import { Tabs, Tab, PackageManagerTabs } from '@rspress/core/theme';",
        "export const release = '2.0.22';",
        '',
        '# T {release}',
        '',
        '<Part size={20} name="Cloud" />',
        '',
        '<Tabs>',
        '<Tab label="macOS">Apple.</Tab>',
        '</Tabs>',
        '',
        '<PackageManagerTabs command="install x" />',
        '',
        'Since {release}, {compute()}.',
      ].join('\n'),
      '/site/parts/part.mdx': '{props.name}: {props.size} MB = {props.size * 1024} KB\n',
    });
    expect(records[0]?.hierarchy.lvl1).toBe('T 2.0.22');
    const text = contents(records).join('\n');
    for (const part of ['Cloud: 20 MB = 20480 KB', 'macOS', 'Apple.', 'npm install x', 'Since 2.0.22, .']) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('import');
  });

  it('contain messages in text blocks, but no file trees', () => {
    const records = buildPage('# T\n\n```text\nDead links found in x\n├─ index.md\n```\n');
    expect(contents(records)).toEqual(['Dead links found in x']);
  });

  it('are created for a page that imports itself', () => {
    const source = "import Page from './page.mdx';\n\n# T\n\n<Page />\n";
    expect(buildPage(source)[0]?.hierarchy.lvl1).toBe('T');
  });

  it('come from the frontmatter on a home page, and have less weight', () => {
    const records = buildPage(
      '---\npageType: home\nhero:\n  name: Name\n  tagline: Line.\nfeatures:\n  - title: Fast\n    details: Very.\n---\n\n# Hidden\n',
    );
    expect(records[0]?.hierarchy.lvl1).toBe('Name');
    expect(records[0]?.weight).toBeLessThan(1);
    expect(contents(records)).toEqual(['Line.', 'Fast: Very.']);
  });

  it('respect the frontmatter properties search and title', () => {
    expect(buildPage('---\nsearch: false\n---\n\n# T\n')).toEqual([]);
    expect(buildPage('---\ntitle: Short\n---\n\n# Long\n')[0]?.hierarchy.lvl1).toBe('Short');
  });

  it("can't be created from invalid MDX, and the error names the file", () => {
    expect(() => buildPage('# T\n\n{1 +\n')).toThrow('/site/docs/page.mdx cannot be read as MDX');
  });
});

describe('identifiers', () => {
  it('come from inline code and code blocks, without keywords, comments, and hashes', () => {
    const source =
      '# T\n\nSet `route.cleanUrls`.\n\n```ts title="rspress.config.ts"\nimport { defineConfig } from "@rspress/core";\n// noComment\nexport default defineConfig({ base: "/d/" });\nconst a1b2c3d4e5f6 = 1;\n```\n';
    expect(identifiers(source)).toEqual([
      'route.cleanUrls',
      'rspress.config.ts',
      'defineConfig',
      '@rspress/core',
      'base',
    ]);
  });

  it('are recognized after a CSS color, which looks like a YAML comment', () => {
    const source = '# T\n\n```css\na { color: #fff; border-color: var(--my-line); }\n```\n';
    expect(identifiers(source)).toContain('--my-line');
    expect(identifiers(source.replace('css', 'yaml'))).not.toContain('--my-line');
  });

  it('come from the file that a code block includes', () => {
    const records = build({
      '/site/docs/page.mdx': '# T\n\n```ts file="<root>/a.ts"\n```\n',
      '/site/a.ts': 'export function useSite() {}\n',
    });
    expect(records[0]?.identifiers).toContain('useSite');
  });
});

describe('the pages of this site', () => {
  it.each(['en', 'zh'] as const)('have unique ids and no leftovers of Markdown (%s)', lang => {
    const records = readRecords(lang);
    const ids = records.map(({ objectID }) => objectID);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(contents(records).filter(text => /^:::|^import .*['"]/.test(text))).toEqual([]);
    const headings = records.flatMap(({ hierarchy }) => Object.values(hierarchy));
    expect(headings.filter(text => text === '' || text?.includes('{#'))).toEqual([]);
  });
});

describe('pages that cannot be read', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'search-pages-'));
  const write = (name: string, text: string) => writeFileSync(path.join(root, 'docs/en', name), text);
  const site = {
    root,
    docsRoot: path.join(root, 'docs'),
    languages: ['en'],
    defaultLanguage: 'en',
    texts: {},
  };
  beforeAll(() => {
    mkdirSync(path.join(root, 'docs/en'), { recursive: true });
    write('brace.mdx', '# Brace\n\nAn {open brace.\n');
    write('title.mdx', '---\ndescription: A page\ntitle: a: b\n---\n\n# Title\n');
    write('whole.mdx', '# Whole\n');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('are all named, with the file and the line', () => {
    expect(() => readSiteRecords(site, 'en')).toThrow(
      /brace\.mdx[\s\S]*\ndocs\/en\/title\.mdx:3: the frontmatter isn't valid YAML: \S/,
    );
  });

  it('are left out if the caller asks for the messages', () => {
    const messages: string[] = [];
    const records = readSiteRecords({ ...site, onUnreadable: message => messages.push(message) }, 'en');
    expect(records.map(({ url }) => url)).toEqual(['/whole']);
    expect(messages).toHaveLength(2);
  });
});

it('reads a page again that was saved after its text had been taken', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'records-'));
  const docsRoot = path.join(root, 'docs');
  const file = path.join(docsRoot, 'en/page.mdx');
  mkdirSync(path.dirname(file), { recursive: true });
  const kept = new Map();
  const read = (text: string) => {
    const site = { root, docsRoot, languages: ['en'], defaultLanguage: 'en', texts: {}, kept };
    return readSiteRecords({ ...site, transformSource: () => text }, 'en');
  };
  writeFileSync(file, '# Saved meanwhile\n');
  expect(read('# Taken before\n')[0]?.hierarchy.lvl1).toBe('Taken before');
  expect(read('# Saved meanwhile\n')[0]?.hierarchy.lvl1).toBe('Saved meanwhile');
  rmSync(root, { recursive: true });
});
