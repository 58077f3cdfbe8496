import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, it } from 'vitest';
import { installedPlugins, pluginVersions } from '../../plugins/content/api-facts/installed';
import { compareNames, type Names, newNames, oldNames } from './support/migration-names';
import { codesIn, migrationPages } from './support/migration-page';

const { versions, names: before } = oldNames();
const PLUGINS = Object.keys(versions).filter(name => name.startsWith('@rspress/plugin-'));
/** Kinds of the names in the page's tables, by the id of the heading above the table. */
const TABLES: Record<string, string[]> = {
  'plugins-gone': PLUGINS,
  'plugin-names': PLUGINS,
  modules: ['module'],
  options: ['option'],
  'theme-options': ['option'],
  runtime: ['runtime'],
  'theme-exports': ['theme', 'prop'],
  'core-exports': ['core'],
  'plugin-members': ['hook', 'page'],
  cli: ['command', 'environment'],
  'css-variables': ['variable'],
  classes: ['class'],
};
/** Names that still exist but are in a table of removed names anyway, with the reason. */
const STILL_THERE: Record<string, string> = {};
/** Names that exist in both releases but behave differently, with the difference. */
const CHANGED: Record<string, { kind: string; reason: string }> = {
  'search.codeBlocks': { kind: 'option', reason: 'default false in 1.x, true in 2.x' },
  'search.versioned': { kind: 'option', reason: 'default false in 1.x, true in 2.x' },
  'themeConfig.enableScrollToTop': { kind: 'option', reason: 'default false in 1.x, true in 2.x' },
  'themeConfig.hideNavbar': { kind: 'option', reason: 'no code of 2.x reads it' },
  'themeConfig.enableContentAnimation': { kind: 'option', reason: 'no code of 2.x reads it' },
  'themeConfig.search': { kind: 'option', reason: 'no code of 2.x reads it' },
  'themeConfig.localeRedirect': { kind: 'option', reason: 'deprecated in its declaration' },
  ssg: { kind: 'option', reason: 'an error of a page was a warning unless ssg.strict' },
  lang: { kind: 'option', reason: 'default is empty in 1.x, en in 2.x' },
  usePageData: { kind: 'runtime', reason: 'deprecated in its declaration' },
  useI18n: { kind: 'runtime', reason: 'falls back to English and throws at unknown keys' },
  NoSSR: { kind: 'runtime', reason: 'BrowserOnly does more since 2.0.11' },
  addRuntimeModules: { kind: 'hook', reason: 'deprecated in its declaration' },
};

const pages = migrationPages(file => readFileSync(file, 'utf8'));
let now: Names;
beforeAll(async () => {
  now = await newNames();
});

describe('the 1.x names on the migration page', () => {
  it('have a page in both languages', () => {
    expect(pages).toHaveLength(2);
  });

  it.each(pages)('are exactly the removed names in $file', ({ table }) => {
    const tables = Object.entries(TABLES).map(([id, kinds]) => ({
      kinds,
      rows: table(id).map(([first]) => codesIn(first)),
    }));
    for (const { rows } of tables) expect(rows.length).toBeGreaterThan(0);
    expect(compareNames(before, now, tables, STILL_THERE)).toEqual([]);
  });

  it.each(pages)('with changed behavior are listed in $file and exist in both releases', ({ table }) => {
    const rows = table('silent').flatMap(([first]) => codesIn(first));
    expect(rows.sort()).toEqual(Object.keys(CHANGED).sort());
    for (const [name, { kind }] of Object.entries(CHANGED)) {
      expect(before[kind], name).toContain(name);
      expect(now[kind], name).toContain(name);
    }
  });

  it.each(pages)('have replacements in the installed theme in $file', ({ table }) => {
    const theme = globSync('node_modules/@rspress/core/dist/theme/**/*.{js,css}', { absolute: true })
      .map(file => readFileSync(file, 'utf8'))
      .join('\n');
    const known = new Set(theme.match(/(?:--)?\brp-[a-z][\w-]*/g));
    const named = [...table('classes'), ...table('css-variables')].flatMap(([, second]) => codesIn(second));
    const targets = named.flatMap(code => code.match(/(?:--)?\brp-[a-z][\w-]*/g) ?? []);
    expect(targets.length).toBeGreaterThan(30);
    expect(targets.filter(target => !known.has(target) && target !== 'rp-dark')).toEqual([]);
  });

  it('of `@rspress/shared` are still exported as the page says', () => {
    const [english] = pages.filter(({ file }) => file.startsWith('docs/en/'));
    const rows = english?.table('core-exports') ?? [];
    const gone = rows.flatMap(([first]) => codesIn(first));
    const kept = rows.filter(([, second]) => second === '`@rspress/shared`');
    const shared = readFileSync('node_modules/@rspress/shared/dist/index.d.ts', 'utf8');
    const declared = /^export (?:declare (?:function|const|type|interface) (\w+)|\{ (?:\w+ as )?(\w+) \})/gm;
    const exported = new Set([...shared.matchAll(declared)].map(([, name, alias]) => name ?? alias));
    expect(kept.length).toBeGreaterThan(0);
    for (const name of kept.flatMap(([first]) => codesIn(first))) expect(exported, name).toContain(name);
    expect(gone.filter(name => exported.has(name))).toHaveLength(42);
  });

  it.each(pages)('of plugins are listed with their versions in both releases in $file', ({ table }) => {
    const rows = table('plugins-moved').map(([name, one, two]) => [...codesIn(name), one, two]);
    const released = installedPlugins().filter(({ name }) => versions[name]);
    expect(rows).toEqual(
      released.map(({ name }) => [
        name,
        versions[name],
        pluginVersions()[name.replace('@rspress/plugin-', '')],
      ]),
    );
    const gone = table('plugins-gone').flatMap(([first]) => codesIn(first));
    expect([...gone, ...released.map(({ name }) => name)].sort()).toEqual([...PLUGINS].sort());
  });
});

describe('the comparison of names', () => {
  const old: Names = {
    option: ['a', 'a.b', 'kept'],
    theme: ['Card', 'Button'],
    prop: ['Card.title', 'Button.text', 'Button.href'],
    '@rspress/plugin-x': ['pluginX', 'speed'],
  };
  const present: Names = { option: ['kept'], theme: ['Button'], prop: ['Button.href'] };
  const complete = [
    { kinds: ['option'], rows: [['a']] },
    { kinds: ['theme', 'prop'], rows: [['Card'], ['Button.text']] },
    { kinds: ['@rspress/plugin-x'], rows: [['@rspress/plugin-x']] },
  ];

  it('accepts tables that list all removed names', () => {
    expect(compareNames(old, present, complete)).toEqual([]);
  });

  it('reports removed names that no table lists', () => {
    const faults = compareNames(old, present, []);
    expect(faults.map(({ name }) => name)).toEqual([
      'option a',
      'option a.b',
      'theme Card',
      'prop Button.text',
      '@rspress/plugin-x pluginX',
      '@rspress/plugin-x speed',
    ]);
  });

  it("reports names that 1.x didn't have, or that still exist", () => {
    const extra = [...complete, { kinds: ['option'], rows: [['invented', 'kept']] }];
    expect(compareNames(old, present, extra)).toEqual([
      { name: 'invented', problem: 'was no option of 1.x' },
      { name: 'kept', problem: 'is still there, and no reason says why a table has it' },
    ]);
    expect(compareNames(old, present, extra, { kept: 'means something else' })).toHaveLength(1);
  });
});
