import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pluginOutputFolder } from '../../../plugins/output/output-folder';
import { readCacheDir } from '../../../site/cache';
import { emptyFolder } from '../../../site/own-folder';
import { readSettings } from '../../../site/settings';

const MARKER = '.site-build';
/** An account without special rights. Root may write everywhere, which hides missing rights. */
const NOBODY = 65_534;

let base: string;
/** The project; `outside` is next to it. */
let root: string;

beforeEach(() => {
  base = realpathSync(mkdtempSync(path.join(tmpdir(), 'own folder-')));
  root = path.join(base, 'project');
  mkdirSync(root);
  git('init', '--quiet');
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const git = (...parameters: string[]) => {
  const { status, stderr } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
};
const write = (file: string, text = file) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
/** Everything outside of `.git`, with the text of files and the target of links. */
function snapshot(folder = base): Record<string, string> {
  const entries = readdirSync(folder).flatMap(name => {
    const place = path.join(folder, name);
    const kind = lstatSync(place);
    if (name === '.git' && folder === root) return [];
    if (kind.isSymbolicLink()) return [[place, `-> ${readlinkSync(place)}`]];
    if (!kind.isDirectory()) return [[place, readFileSync(place, 'utf8')]];
    return [[place, 'folder'], ...Object.entries(snapshot(place))];
  });
  return Object.fromEntries(entries);
}
/** Reads the setting and empties the folder, as a build does. */
function build(OUT_DIR: string) {
  const { outDir } = readSettings({ OUT_DIR });
  const { config, beforeBuild } = pluginOutputFolder(outDir, root);
  config?.({}, { addPlugin() {}, removePlugin() {} }, true);
  beforeBuild?.({}, true);
  return path.join(root, outDir);
}
function refusal(act: () => unknown): string {
  const before = snapshot();
  let message = '';
  try {
    act();
  } catch (error) {
    message = (error as Error).message;
  }
  expect(snapshot()).toEqual(before);
  return message;
}

describe('the output folder of a build', () => {
  it('is emptied if a build has written it, also after a failed build', () => {
    write('docs/a.mdx');
    git('add', '.');
    for (const _ of [1, 2]) {
      const folder = build('doc_build');
      expect(readdirSync(folder)).toEqual([MARKER]);
      write('doc_build/favicon.svg');
      write('doc_build/.rsbuild/x/y');
    }
  });

  it('is emptied if an earlier release of this site has written it', () => {
    for (const file of ['404.html', '_headers', 'static/js/a.js']) write(`doc_build/${file}`);
    expect(readdirSync(build('doc_build'))).toEqual([MARKER]);
  });

  it.each([
    ['docs', 'Git tracks files in docs'],
    ['docs/en', 'Git tracks files in docs'],
    ['docs/en/new', 'Git tracks files in docs'],
    ['DOCS', 'Git tracks files in DOCS'],
    ['gone', 'Git tracks files in gone'],
    ['README.md', 'Git tracks files in README.md'],
    ['notes', 'no command of this site has written its files'],
    ['notes.txt', 'notes.txt is a file'],
    ['notes.txt/a', 'notes.txt is a file'],
    ['out-link', 'out-link is a link'],
    ['out-link/a', 'out-link is a link'],
    ['in-link', 'in-link is a link'],
    ['dangling', 'dangling is a link'],
    ['a/../docs', 'it takes a folder of the project'],
    ['..', 'it takes a folder of the project'],
    ['/', 'it takes a folder of the project'],
    ['.', 'it takes a folder of the project'],
    ['C:\\docs', 'it takes a folder of the project'],
    ['doc_build/clone', 'doc_build/clone is a Git repository of its own'],
    ['doc_build', 'doc_build/clone is a Git repository'],
  ])('is refused before anything changes: %j', (value, reason) => {
    for (const file of ['docs/en/a.mdx', 'gone/a', 'README.md']) write(file);
    git('add', '.');
    rmSync(path.join(root, 'gone'), { recursive: true });
    for (const file of ['notes/a.txt', 'notes.txt', `doc_build/${MARKER}`, 'doc_build/clone/.git/HEAD'])
      write(file);
    mkdirSync(path.join(base, 'outside'));
    writeFileSync(path.join(base, 'outside/a.txt'), 'outside');
    symlinkSync(path.join(base, 'outside'), path.join(root, 'out-link'));
    symlinkSync('doc_build', path.join(root, 'in-link'));
    symlinkSync('nowhere', path.join(root, 'dangling'));
    const message = refusal(() => build(value));
    expect(message).toContain(`OUT_DIR is "${value}", but `);
    expect(message).toContain(reason);
  });

  it('is refused if its files are tracked, although it has the marker', () => {
    write(`site/${MARKER}`);
    git('add', '.');
    expect(refusal(() => build('site'))).toMatch(/^OUT_DIR is "site", but Git tracks/);
  });

  it('does not need a repository', () => {
    rmSync(path.join(root, '.git'), { recursive: true });
    write('docs/a.mdx');
    expect(refusal(() => build('docs'))).toMatch(/^OUT_DIR is "docs", but no command/);
    expect(readdirSync(build('my site/docs'))).toEqual([MARKER]);
  });

  it("does not follow a link that's in the folder", () => {
    write('notes/a.txt');
    write(`doc_build/${MARKER}`);
    symlinkSync('../notes', path.join(root, 'doc_build/notes'));
    expect(readdirSync(build('doc_build'))).toEqual([MARKER]);
    expect(existsSync(path.join(root, 'notes/a.txt'))).toBe(true);
  });

  it('recognizes tracked files in a repository of another user', () => {
    write('site/a');
    git('add', '.');
    rmSync(path.join(root, 'site'), { recursive: true });
    if (process.getuid?.() === 0)
      for (const place of [root, path.join(root, '.git')]) chownSync(place, NOBODY, NOBODY);
    expect(refusal(() => build('site'))).toMatch(/^OUT_DIR is "site", but Git tracks/);
  });

  it.each([0o000, 0o500])('is refused without rights, mode %o', mode => {
    const folder = path.join(root, 'doc_build');
    mkdirSync(folder);
    if (mode === 0) write(`doc_build/${MARKER}`);
    for (const place of [base, root]) chmodSync(place, 0o755);
    chmodSync(folder, mode);
    const isRoot = process.getuid?.() === 0;
    if (isRoot) {
      chownSync(folder, NOBODY, NOBODY);
      process.seteuid?.(NOBODY);
    }
    let message = '';
    try {
      build('doc_build');
    } catch (error) {
      message = (error as Error).message;
    } finally {
      if (isRoot) process.seteuid?.(0);
      chmodSync(folder, 0o755);
    }
    expect(message).toMatch(/^OUT_DIR is "doc_build", but it can't be used: EACCES/);
    expect(readdirSync(folder)).toEqual(mode === 0 ? [MARKER] : []);
  });

  it('is only looked at by a production build', () => {
    write('notes/a.txt');
    const { config, beforeBuild, builderConfig } = pluginOutputFolder('notes', root);
    const utils = { addPlugin() {}, removePlugin() {} };
    expect(refusal(() => [config?.({}, utils, false), beforeBuild?.({}, false)])).toBe('');
    expect(() => config?.({}, utils, true)).toThrow(/^OUT_DIR is "notes"/);
    expect(builderConfig?.output?.cleanDistPath).toBe(false);
  });
});

describe('the cache folder', () => {
  const read = (SITE_CACHE_DIR?: string) => readCacheDir({ SITE_CACHE_DIR }, root);

  it('may have another name, if it is new or a cache already', () => {
    expect(read()).toBe('.cache');
    expect(read(' ')).toBe('.cache');
    expect(read('my cache/')).toBe('my cache');
    write('my cache/passed.json');
    expect(read('my cache')).toBe('my cache');
  });

  it.each(['tests', 'tests/new', 'notes', '..', '/tmp/cache', 'C:\\cache', '.git', 'node_modules/.cache'])(
    '%j is refused before anything changes',
    SITE_CACHE_DIR => {
      write('tests/passed.json');
      git('add', '.');
      write('notes/passed.json');
      expect(refusal(() => read(SITE_CACHE_DIR))).toContain(`SITE_CACHE_DIR is "${SITE_CACHE_DIR}", but `);
    },
  );
});

/** Names that meet each other in folders and values; in two cases, with spaces, and with special meanings. */
const NAME = fc.constantFrom(
  'docs',
  'Docs',
  'doc_build',
  'my site',
  'a',
  '.cache',
  '.git',
  'node_modules',
  MARKER,
);
const PATH = fc.array(NAME, { minLength: 1, maxLength: 3 }).map(steps => steps.join('/'));
const ENTRY = fc.record({
  place: PATH,
  kind: fc.constantFrom('file', 'tracked', 'folder', 'build', 'link in', 'link out', 'dangling'),
});
const VALUE = fc.oneof(
  { weight: 3, arbitrary: PATH },
  fc
    .array(
      fc.oneof(NAME, fc.constantFrom('..', '.', '', '~', 'C:', 'c:\\docs', '\\', '..\\docs', '%2e%2e')),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    .map(steps => steps.join('/')),
  fc.string({ unit: 'grapheme' }),
);

/** Creates what is possible: the places of some entries are behind files and links. */
function create(entries: { place: string; kind: string }[]) {
  mkdirSync(path.join(base, 'outside/docs'), { recursive: true });
  writeFileSync(path.join(base, 'outside/docs/a'), 'outside');
  for (const { place, kind } of entries) {
    const target = path.join(root, place);
    try {
      mkdirSync(kind === 'folder' ? target : path.dirname(target), { recursive: true });
      if (kind === 'file' || kind === 'tracked') writeFileSync(target, place, { flag: 'wx' });
      if (kind === 'tracked') git('add', '--force', place);
      if (kind === 'link in') symlinkSync(path.join(root, 'docs'), target);
      if (kind === 'link out') symlinkSync(path.join(base, 'outside'), target);
      if (kind === 'dangling') symlinkSync('nowhere', target);
      if (kind === 'build') emptyFolder(root, { name: 'OUT_DIR', value: place, marker: MARKER });
    } catch {
      // Another entry is in the way.
    }
  }
}

it('never deletes or overwrites a file that no build has written, whatever the folders and the value', () => {
  const outcomes = { built: 0, refused: 0 };
  const property = fc.property(fc.array(ENTRY, { maxLength: 8 }), VALUE, (entries, value) => {
    rmSync(base, { recursive: true, force: true });
    mkdirSync(root, { recursive: true });
    git('init', '--quiet');
    create(entries);
    const before = snapshot();
    let folder = '';
    try {
      folder = build(value);
    } catch (error) {
      outcomes.refused++;
      expect((error as Error).message).toMatch(/^OUT_DIR is ".*", but /s);
      expect(snapshot()).toEqual(before);
      return;
    }
    outcomes.built++;
    expect(folder.startsWith(`${root}${path.sep}`)).toBe(true);
    expect(realpathSync(folder)).toBe(folder);
    const wasOwn = before[folder] === undefined || before[path.join(folder, MARKER)] !== undefined;
    const wasEmpty = !Object.keys(before).some(place => place.startsWith(folder + path.sep));
    expect(wasOwn || wasEmpty).toBe(true);
    const isIn = (place: string) => place === folder || place.startsWith(folder + path.sep);
    const others = (all: Record<string, string>) =>
      Object.entries(all).filter(([place]) => !isIn(place) && !folder.startsWith(place + path.sep));
    expect(others(snapshot())).toEqual(others(before));
  });
  // A failure prints the seed and the path; both repeat it as parameters of `fc.assert`.
  fc.assert(property, { seed: 20, numRuns: 150 });
  expect(Math.min(outcomes.built, outcomes.refused)).toBeGreaterThan(20);
});
