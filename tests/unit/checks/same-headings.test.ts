import { expect, test } from 'vitest';
import { sameHeadingsRule } from '../../../checks/rules/same-headings';
import { findingsOf, fixedBy, pagePair, placesOf } from './corpus-of';

const en = '# A\n\n## B {#b}\n\n### C {#c}\n\n## D {#d}\n';

test("the same levels and ids in the same order aren't reported", async () => {
  const zh = '# 甲\n\n## 乙 {#b}\n\n### 丙 {#c}\n\n## 丁 {#d}\n';
  expect(await placesOf(sameHeadingsRule, pagePair(en, zh))).toEqual([]);
});

test('a different level is reported', async () => {
  const zh = '# 甲\n\n## 乙 {#b}\n\n## 丙 {#c}\n\n## 丁 {#d}\n';
  expect(await placesOf(sameHeadingsRule, pagePair(en, zh))).toEqual(['docs/zh/guide/page.mdx:5']);
});

test('a different id and a missing one are reported and fixed from the English page', async () => {
  const zh = '# 甲\n\n## 乙 {#x}\n\n### 丙\n\n## 丁 {#d}\n';
  const files = pagePair(en, zh);
  expect(await placesOf(sameHeadingsRule, files)).toEqual([
    'docs/zh/guide/page.mdx:3',
    'docs/zh/guide/page.mdx:5',
  ]);
  expect((await fixedBy(sameHeadingsRule, files))['docs/zh/guide/page.mdx']).toBe(
    '# 甲\n\n## 乙 {#b}\n\n### 丙 {#c}\n\n## 丁 {#d}\n',
  );
});

test('a section that only English has is reported once, at that section', async () => {
  const zh = '# 甲\n\n## 乙 {#b}\n\n## 丁 {#d}\n';
  expect(await placesOf(sameHeadingsRule, pagePair(en, zh))).toEqual(['docs/en/guide/page.mdx:5']);
});

test('a section that only Chinese has is reported once, at that section', async () => {
  const zh = '# 甲\n\n## 乙 {#b}\n\n## 多 {#more}\n\n### 丙 {#c}\n\n## 丁 {#d}\n';
  const found = await findingsOf(sameHeadingsRule, pagePair(en, zh));
  expect(found).toMatchObject([{ file: 'docs/zh/guide/page.mdx', line: 5 }]);
  expect(found[0]?.problem).toContain('多');
});

test('sections in a different order are reported', async () => {
  const zh = '# 甲\n\n## 丁 {#d}\n\n### 丙 {#c}\n\n## 乙 {#b}\n';
  expect(await placesOf(sameHeadingsRule, pagePair(en, zh))).toEqual([
    'docs/zh/guide/page.mdx:3',
    'docs/zh/guide/page.mdx:7',
  ]);
});
