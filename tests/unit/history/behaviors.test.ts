import { expect, test } from 'vitest';
import { type Behavior, dated, isProven } from '../../../history/behaviors';

const LINKS: Behavior = { what: 'links', release: '2.0.4', file: 'head.js', text: 'alternate', pages: [] };
const VERSIONS = ['2.0.2', '2.0.3', '2.0.4', '2.0.5'];
const since = (first: string) => dated(LINKS, VERSIONS, (_, version) => version >= first);

test('a behavior starts with the first release that contains its text', () => {
  expect(since('2.0.4')).toEqual({ ...LINKS, first: '2.0.4', before: '2.0.3' });
  expect(isProven(since('2.0.4'))).toBe(true);
  expect(isProven(since('2.0.5'))).toBe(false);
});

test('dating a behavior replaces the releases that were recorded before', () => {
  const old = { ...LINKS, first: '2.0.1', before: '2.0.0' };
  expect(dated(old, VERSIONS, () => false)).toEqual(LINKS);
});

test('a text that all releases or none contain proves nothing', () => {
  expect(since('2.0.2')).toEqual({ ...LINKS, first: '2.0.2' });
  expect(isProven(since('2.0.2'))).toBe(false);
  expect(isProven(since('2.0.9'))).toBe(false);
});
