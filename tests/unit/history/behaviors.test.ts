import { expect, test } from 'vitest';
import { type Behavior, dated, isProven } from '../../../history/behaviors';

const LINKS: Behavior = { what: 'links', release: '2.0.4', file: 'head.js', text: 'alternate', pages: [] };
const VERSIONS = ['2.0.2', '2.0.3', '2.0.4', '2.0.5'];
const since = (first: string) => dated(LINKS, VERSIONS, (_, version) => version >= first);

test('a behavior begins with the first release that has its text', () => {
  expect(since('2.0.4')).toEqual({ ...LINKS, first: '2.0.4', before: '2.0.3' });
  expect(isProven(since('2.0.4'))).toBe(true);
  expect(isProven(since('2.0.5'))).toBe(false);
});

test('what was recorded before is replaced', () => {
  const old = { ...LINKS, first: '2.0.1', before: '2.0.0' };
  expect(dated(old, VERSIONS, () => false)).toEqual(LINKS);
});

test('nothing is proven by a text that each release has, or none', () => {
  expect(since('2.0.2')).toEqual({ ...LINKS, first: '2.0.2' });
  expect(isProven(since('2.0.2'))).toBe(false);
  expect(isProven(since('2.0.9'))).toBe(false);
});
