import { expect, test } from 'vitest';
import { twinPagesRule } from '../../../checks/rules/twin-pages';
import { findingsOf, placesOf, twinPages } from './corpus-of';

test('pages and fragments that exist in both languages are in order', async () => {
  const files = {
    ...twinPages('# A\n', '# 甲\n'),
    'docs/fragments/en/a/part.mdx': 'Text\n',
    'docs/fragments/zh/a/part.mdx': '文字\n',
  };
  expect(await placesOf(twinPagesRule, files)).toEqual([]);
});

test('a page without a Chinese twin is found', async () => {
  const [finding, ...others] = await findingsOf(twinPagesRule, { 'docs/en/guide/alone.mdx': '# A\n' });
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ file: 'docs/en/guide/alone.mdx', line: 1 });
  expect(finding?.mend).toContain('docs/zh/guide/alone.mdx');
});

test('a page without an English twin is found', async () => {
  expect(await placesOf(twinPagesRule, { 'docs/zh/alone.mdx': '# 甲\n' })).toEqual(['docs/zh/alone.mdx:1']);
});

test('a fragment without a twin is found', async () => {
  const files = { 'docs/fragments/en/part.md': 'Text\n' };
  expect(await placesOf(twinPagesRule, files)).toEqual(['docs/fragments/en/part.md:1']);
});
