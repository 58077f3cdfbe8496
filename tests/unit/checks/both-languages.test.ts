import { expect, test } from 'vitest';
import { bothLanguagesRule } from '../../../checks/rules/both-languages';
import { findingsOf, pagePair, placesOf } from './corpus-of';

test('pages and fragments that exist in both languages are accepted', async () => {
  const files = {
    ...pagePair('# A\n', '# 甲\n'),
    'docs/fragments/en/a/part.mdx': 'Text\n',
    'docs/fragments/zh/a/part.mdx': '文字\n',
  };
  expect(await placesOf(bothLanguagesRule, files)).toEqual([]);
});

test('a page that exists only in English is reported', async () => {
  const [finding, ...others] = await findingsOf(bothLanguagesRule, { 'docs/en/guide/alone.mdx': '# A\n' });
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ file: 'docs/en/guide/alone.mdx', line: 1 });
  expect(finding?.advice).toContain('docs/zh/guide/alone.mdx');
});

test('a page that exists only in Chinese is reported', async () => {
  expect(await placesOf(bothLanguagesRule, { 'docs/zh/alone.mdx': '# 甲\n' })).toEqual([
    'docs/zh/alone.mdx:1',
  ]);
});

test('a fragment that exists in only one language is reported', async () => {
  const files = { 'docs/fragments/en/part.md': 'Text\n' };
  expect(await placesOf(bothLanguagesRule, files)).toEqual(['docs/fragments/en/part.md:1']);
});

test('a Chinese page with English text is reported, but not one with some English paragraphs', async () => {
  const english = '# A\n\nText.\n\nMore text.\n';
  expect(await placesOf(bothLanguagesRule, pagePair(english, '# 甲\n\nText.\n\nMore text.\n'))).toEqual([
    expect.stringMatching(/^docs\/zh\/.*:3$/),
  ]);
  for (const chinese of ['# 甲\n\n文字。\n\nRspress\n', '# 甲\n\nRspress\n'])
    expect(await placesOf(bothLanguagesRule, pagePair(english, chinese))).toEqual([]);
});
