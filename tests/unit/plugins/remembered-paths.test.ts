import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { normalizeHref, removeBase, removeHash } from '@rspress/shared';
import { expect, it, vi } from 'vitest';
import { rememberPaths } from '../../../plugins/first-load/remembered-paths';

const core = path.dirname(createRequire(import.meta.url).resolve('@rspress/core/package.json'));
const installed = readFileSync(path.join(core, 'dist/runtime/utils.js'), 'utf8');

const PATHS = [
  '/base/a',
  '/a',
  '/a.html',
  '/a/',
  '/a/index',
  '/a/index.html#b',
  '/%61',
  'https://a.example',
  '',
  '/',
];

/** What a module compares paths with, and how often it brought one into form. */
function comparisonOf(code: string) {
  const normalize = vi.fn(normalizeHref);
  const inner = code.slice(
    code.indexOf('function utils_removeBase'),
    code.indexOf('function normalizeHrefInRuntime'),
  );
  const make = new Function(
    ...['normalizeHref', 'removeHash', 'removeBase', 'virtual_site_data'],
    `${inner}; return isEqualPath;`,
  );
  const isEqual: (a: string, b: string) => boolean = make(normalize, removeHash, removeBase, {
    base: '/base/',
  });
  return { isEqual, normalize };
}

it('says of any two paths what the core says, and brings each into form once', () => {
  const original = comparisonOf(installed);
  const remembered = comparisonOf(rememberPaths(installed));
  const answers = ({ isEqual }: typeof original) => PATHS.flatMap(a => PATHS.map(b => isEqual(a, b)));
  expect(answers(remembered)).toEqual(answers(original));
  expect(new Set(answers(remembered))).toEqual(new Set([true, false]));
  expect(original.normalize).toHaveBeenCalledTimes(2 * PATHS.length ** 2);
  expect(remembered.normalize).toHaveBeenCalledTimes(PATHS.length);
});

it('says so where the core compares in another way', () => {
  expect(() => rememberPaths('function isEqualPath(a, b) { return a === b; }')).toThrow(
    'Adapt `COMPARISON` in plugins/first-load/remembered-paths.ts',
  );
});
