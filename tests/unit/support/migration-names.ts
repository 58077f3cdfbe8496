import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { installedPlugins } from '../../../plugins/content/api-facts/installed';
import { readFacts } from '../../../plugins/content/api-facts/read';

/** Names by their kind: `option`, `runtime`, `@rspress/plugin-rss`. */
export type Names = Record<string, string[]>;

/** A table of the page: the kinds of names in it, and the names in the first cells of its rows. */
export interface NameTable {
  kinds: string[];
  rows: string[][];
}

export interface NameFault {
  name: string;
  problem: string;
}

const CORE = 'node_modules/@rspress/core';
/** Kinds of names that have other kinds in the facts, and that belong to an entry point. */
const FACTS: Record<string, { kind: string[]; from?: string }> = {
  core: { kind: ['export', 'type'], from: 'core' },
  runtime: { kind: ['export', 'type'], from: 'runtime' },
  theme: { kind: ['export', 'type'], from: 'theme' },
};
const SAME = ['option', 'frontmatter', 'nav', 'hook', 'page', 'route', 'prop', 'command', 'flag', 'variable'];

/** Returns every public name of the last 1.x release, as `scripts/rspress-1-names.ts` recorded them. */
export function oldNames(): { versions: Record<string, string>; names: Names } {
  return JSON.parse(readFileSync('migration/rspress-1.json', 'utf8')) as ReturnType<typeof oldNames>;
}

/** Returns the public names of the installed release. */
export async function newNames(): Promise<Names> {
  const facts = await readFacts();
  const names: Names = {};
  for (const kind of SAME) {
    names[kind] = facts
      .filter(fact => fact.kind === kind && fact.package === '@rspress/core')
      .map(f => f.name);
  }
  for (const [kind, wanted] of Object.entries(FACTS)) {
    const found = facts.filter(fact => wanted.kind.includes(fact.kind) && fact.from === wanted.from);
    names[kind] = found.map(({ name }) => name);
  }
  const router = Object.keys(await import(`${process.cwd()}/node_modules/react-router-dom/dist/index.mjs`));
  names.runtime?.push(...router, 'Head', 'useHead');
  for (const fact of facts) {
    if (fact.kind !== 'option' || fact.package === '@rspress/core') continue;
    names[fact.package] = [...(names[fact.package] ?? []), fact.name];
  }
  for (const { name, folder } of installedPlugins()) {
    const declared = readFileSync(`${folder}/dist/index.d.ts`, 'utf8');
    const exported = [
      ...declared.matchAll(/^export (?:declare )?(?:function|const|type|interface|enum) (\w+)/gm),
    ];
    const listed = [...declared.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) =>
      list.split(',').map(item => item.trim().split(' ').at(-1) ?? ''),
    );
    names[name] = [...(names[name] ?? []), ...exported.map(([, found = '']) => found), ...listed];
  }
  const code = sources('dist/{cli,config,node,runtime,theme}/**/*.{js,css}');
  const all = [...code, readFileSync('node_modules/@rspress/shared/dist/index.js', 'utf8')];
  names.environment = all.flatMap(text =>
    [...text.matchAll(/\bprocess\.env\.(\w+)/g)].map(match => match[1] ?? ''),
  );
  names.class = code.flatMap(text => text.match(/\brspress-[a-z][\w-]*[a-z]/g) ?? []);
  names.module = ['@rspress/core', '@rspress/shared'].flatMap(entryPoints);
  return names;
}

function sources(pattern: string): string[] {
  return globSync(pattern, { cwd: CORE, absolute: true }).map(file => readFileSync(file, 'utf8'));
}

function entryPoints(name: string): string[] {
  const { exports } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
    exports: Record<string, unknown>;
  };
  return Object.keys(exports).map(subpath => name + subpath.slice(1));
}

/**
 * Compares the tables with the names of 1.x that the installed release no longer has, in both directions.
 * @param changed names that both releases have, with the reason why a table has them anyway
 */
export function compareNames(
  before: Names,
  now: Names,
  tables: NameTable[],
  changed: Record<string, string> = {},
): NameFault[] {
  const faults: NameFault[] = [];
  for (const [kind, names] of Object.entries(before)) {
    const present = new Set(now[kind]);
    const stated = tables.filter(({ kinds }) => kinds.includes(kind)).flatMap(({ rows }) => rows.flat());
    for (const name of names) {
      if (present.has(name) || stated.some(row => covers(row, name))) continue;
      // If a package has no 2.x release, a row with its name covers everything in it.
      if (!now[kind] && stated.includes(kind)) continue;
      if (kind === 'prop' && isOfMissing(name, before, now)) continue;
      faults.push({ name: `${kind} ${name}`, problem: 'is gone, and no table says so' });
    }
  }
  for (const { kinds, rows } of tables) {
    for (const name of rows.flat()) {
      const had = kinds.filter(kind => before[kind]?.includes(name));
      if (kinds.includes(name)) {
        if (now[name]) faults.push({ name, problem: 'has a release of 2.x' });
      } else if (had.length === 0) faults.push({ name, problem: `was no ${kinds.join(' or ')} of 1.x` });
      else if (had.every(kind => now[kind]?.includes(name)) && !changed[name])
        faults.push({ name, problem: 'is still there, and no reason says why a table has it' });
    }
  }
  return faults;
}

/** A row about an option also covers the properties in it. */
function covers(row: string, name: string): boolean {
  return name === row || name.startsWith(`${row}.`) || name.startsWith(`${row}[`);
}

/** Whether the whole component no longer exists. */
function isOfMissing(prop: string, before: Names, now: Names): boolean {
  const component = prop.split('.')[0] ?? '';
  const kinds = ['theme', 'runtime', 'core'].filter(kind => before[kind]?.includes(component));
  return kinds.length > 0 && kinds.every(kind => !now[kind]?.includes(component));
}
