import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { commandFacts } from '../plugins/content/api-facts/commands';
import { Declarations, programOf } from '../plugins/content/api-facts/declarations';
import { exportFacts } from '../plugins/content/api-facts/exports';
import { installed } from '../plugins/content/api-facts/installed';
import { Members } from '../plugins/content/api-facts/members';
import { variableFacts } from '../plugins/content/api-facts/variables';
import { unpackPackages } from './unpack-packages';

// Writes every public name of the last 1.x release to migration/rspress-1.json, for the page about migrating from 1.x.
// Run it by hand: `npx tsx scripts/rspress-1-names.ts`. It downloads the packages from npm and deletes them afterward.

const FILE = 'migration/rspress-1.json';
const OWN = ['rspress', '@rspress/core', '@rspress/shared', '@rspress/runtime', '@rspress/theme-default'];
/** The last 1.x release of each plugin that has one. */
const PLUGINS: Record<string, string> = {
  '@rspress/plugin-api-docgen': '1.47.2',
  '@rspress/plugin-auto-nav-sidebar': '1.47.2',
  '@rspress/plugin-client-redirects': '1.35.3',
  '@rspress/plugin-container-syntax': '1.47.2',
  '@rspress/plugin-last-updated': '1.47.2',
  '@rspress/plugin-medium-zoom': '1.47.2',
  '@rspress/plugin-playground': '1.47.2',
  '@rspress/plugin-preview': '1.47.2',
  '@rspress/plugin-rss': '1.47.2',
  '@rspress/plugin-shiki': '1.47.1',
  '@rspress/plugin-typedoc': '1.47.2',
};
const PACKAGES = { ...Object.fromEntries(OWN.map(name => [name, '1.47.2'])), ...PLUGINS };
/** Variables that tools set, rather than readers. */
const FOREIGN_VARIABLES =
  /^(__\w+|NODE_ENV|OSTYPE|PATH|PATHEXT|TEST|BUILD_VERSION|RSPRESS_SOCIAL_ICONS|comspec)$/;
/** Storage keys and folders whose names look like class names. */
const NO_CLASSES = new Set(['rspress-dir-default', 'rspress-theme-appearance', 'rspress-visited']);

const folder = mkdtempSync(path.join(tmpdir(), 'rspress-1-'));
try {
  unpack(folder);
  mkdirSync(path.dirname(FILE), { recursive: true });
  const record = { versions: PACKAGES, names: readNames(path.join(folder, 'node_modules')) };
  writeFileSync(FILE, `${JSON.stringify(record, undefined, 2)}\n`);
  execFileSync('npx', ['biome', 'format', '--write', FILE]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Unpacks the packages as if they were installed. Of their dependencies, only React's types are needed. */
function unpack(target: string) {
  unpackPackages(target, PACKAGES);
  symlinkSync(path.resolve('node_modules/@types'), path.join(target, 'node_modules/@types'), 'dir');
}

function readNames(nodeModules: string): Record<string, string[]> {
  const at = (...steps: string[]) => path.join(nodeModules, ...steps);
  const shared = at('@rspress/shared/dist/index.d.ts');
  const modules = {
    core: at('rspress/core.ts'),
    runtime: at('rspress/runtime.ts'),
    theme: at('@rspress/theme-default/dist/bundle.d.ts'),
  };
  const plugins = Object.keys(PLUGINS).map(name => ({ name, file: typesOf(at(name)) }));
  const program = programOf([shared, ...Object.values(modules), ...plugins.map(({ file }) => file)]);
  const declarations = new Declarations(program, OWN);
  const members = new Members(declarations);
  const type = (name: string) => declarations.exportedType(shared, name);
  const ofModules = Object.entries(modules).flatMap(([from, file]) => exportFacts(file, from, declarations));
  // Includes what the runtime re-exports from the router, but not `default`, which isn't a name.
  const passedOn = (from: string) =>
    from === 'runtime'
      ? declarations.exportsOf(modules.runtime).filter(({ name }) => name !== 'default')
      : [];
  const likeTwo = asTwo(nodeModules);
  return {
    module: OWN.flatMap(name => entryPoints(name, at(name))).sort(),
    option: sorted([
      ...members.deep(type('UserConfig')),
      ...members.deep(type('DefaultThemeConfig'), 'themeConfig'),
    ]),
    frontmatter: sorted(members.deep(type('FrontMatterMeta'))),
    nav: sorted(members.flat(type('NavItem'))),
    hook: sorted(members.flat(type('Plugin'))),
    page: sorted(members.flat(type('PageIndexInfo'))),
    route: sorted(members.flat(type('RouteMeta'))),
    ...Object.fromEntries(
      Object.keys(modules).map(from => [
        from,
        sorted([...ofModules.filter(fact => fact.from === from && fact.kind !== 'prop'), ...passedOn(from)]),
      ]),
    ),
    prop: sorted(ofModules.filter(({ kind }) => kind === 'prop')),
    command: sorted(commandFacts(likeTwo).filter(({ kind }) => kind === 'command')),
    flag: sorted(commandFacts(likeTwo).filter(({ kind }) => kind === 'flag')),
    environment: environment(nodeModules),
    variable: sorted(variableFacts(likeTwo)),
    class: classNames(at('@rspress')),
    ...Object.fromEntries(
      plugins.map(({ name, file }) => [name, pluginNames(file, new Declarations(program, [name]))]),
    ),
  };
}

function sorted(found: { name: string }[]): string[] {
  return [...new Set(found.map(({ name }) => name))].sort();
}

function typesOf(place: string): string {
  const { types } = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')) as { types: string };
  return path.join(place, types);
}

/** Returns what can be imported from a package, as it's written in an import. */
function entryPoints(name: string, place: string): string[] {
  const { exports } = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')) as {
    exports?: Record<string, unknown>;
  };
  const subpaths = Object.keys(exports ?? { '.': '' }).filter(subpath => !/[*]|package\.json/.test(subpath));
  return subpaths.map(subpath => path.posix.join(name, subpath));
}

/**
 * Copies the command line and the style sheet to where a 2.x package has them, so that functions for 2.x can read them.
 */
function asTwo(nodeModules: string) {
  const place = path.join(nodeModules, '.as-two');
  for (const [from, to] of [
    ['rspress/dist/index.js', 'dist/cli/index.js'],
    ['@rspress/theme-default/dist/bundle.css', 'dist/theme/bundle.css'],
  ] as const) {
    mkdirSync(path.dirname(path.join(place, to)), { recursive: true });
    cpSync(path.join(nodeModules, from), path.join(place, to));
  }
  return { ...installed('rspress', nodeModules), folder: place };
}

/** Returns the environment variables that the code reads, such as `process.env.PORT`. */
function environment(nodeModules: string): string[] {
  const texts = OWN.flatMap(name => sources(path.join(nodeModules, name, 'dist')));
  const found = texts.flatMap(text =>
    [...text.matchAll(/\bprocess\.env\.(\w+)/g)].map(([, name = '']) => name),
  );
  return [...new Set(found)].filter(name => !FOREIGN_VARIABLES.test(name)).sort();
}

/** Returns class names without a hash, which style sheets could rely on. */
function classNames(packages: string): string[] {
  const theme = readdirSync(packages).filter(name => /^(theme-default|plugin-container-syntax)$/.test(name));
  const texts = theme.flatMap(name => sources(path.join(packages, name, 'dist')));
  const found = texts.flatMap(text => text.match(/\brspress-[a-z][\w-]*[a-z]/g) ?? []);
  return [...new Set(found)].filter(name => !NO_CLASSES.has(name)).sort();
}

/** Returns everything that a plugin exports, and the options of its factory. */
function pluginNames(file: string, declarations: Declarations): string[] {
  const { checker } = declarations;
  const members = new Members(declarations);
  return declarations
    .exportsOf(file)
    .flatMap(({ name: exported, symbol }) => {
      const [call] = /^plugin[A-Z]/.test(exported) ? checker.getTypeOfSymbol(symbol).getCallSignatures() : [];
      const parameter = call?.parameters[0];
      if (!parameter) return [exported];
      const options = members.deep(checker.getNonNullableType(checker.getTypeOfSymbol(parameter)));
      return [exported, ...options.map(option => option.name)];
    })
    .sort();
}

function sources(place: string): string[] {
  return globSync('**/*.{js,css}', { cwd: place }).map(file => readFileSync(path.join(place, file), 'utf8'));
}
