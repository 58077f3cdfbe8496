import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cachingParser } from '../../../checks/parsed-pages';
import { CACHE_DIR } from '../../../site/cache';
import { parsePage } from '../../../site/parse-page';

const FILE = 'docs/en/a.mdx';
const SOURCE = "import A from './A';\n\n# A {#a}\n\n<A b={/c/u} d={1n} />\n";

function temporaryFolder(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'parsed-pages-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
}

/** Parses in a new parser and saves, like one run. */
function run(root: string, source = SOURCE) {
  const parser = cachingParser(root);
  const tree = parser.parse(source, FILE);
  parser.save();
  return tree;
}

test('a stored tree equals a new one, and an unchanged page stores nothing', () => {
  const root = temporaryFolder();
  run(root);
  const stored = path.join(root, CACHE_DIR, 'checks/pages');
  const { mtimeMs } = statSync(stored);
  expect(JSON.stringify(run(root), printable)).toBe(JSON.stringify(parsePage(SOURCE, FILE), printable));
  expect(statSync(stored).mtimeMs).toBe(mtimeMs);
});

test('a page that changed is parsed again, and a damaged file is ignored', () => {
  const root = temporaryFolder();
  run(root);
  const other = parsePage('# B\n', FILE);
  expect(run(root, '# B\n')).toEqual(other);
  writeFileSync(path.join(root, CACHE_DIR, 'checks/pages'), 'damaged');
  expect(run(root, '# B\n')).toEqual(other);
});

test("a page that isn't valid MDX causes the same error as without a cache", () => {
  expect(() => run(temporaryFolder(), '<A>')).toThrow(`${FILE} cannot be read as MDX`);
});

function printable(_: string, value: unknown): unknown {
  return typeof value === 'bigint' || value instanceof RegExp ? String(value) : value;
}
