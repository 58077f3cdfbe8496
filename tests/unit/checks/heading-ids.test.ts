import { expect, test } from 'vitest';
import { headingIdsRule } from '../../../checks/rules/heading-ids';
import { findingsOf, fixedBy, pagePair, placesOf } from './corpus-of';

const long = 'a-very-long-id-of-more-than-forty-characters';

test('short, unique ids are accepted, and a title needs no id', async () => {
  const files = pagePair('# A\n\n## B {#b}\n\n### C d {#c-2}\n', '# 甲\n\n## 乙 {#b}\n\n### 丙 {#c-2}\n');
  expect(await placesOf(headingIdsRule, files)).toEqual([]);
});

test('a heading inside a code block is ignored', async () => {
  const files = { 'docs/en/page.mdx': '# A\n\n```md\n## B\n```\n' };
  expect(await placesOf(headingIdsRule, files)).toEqual([]);
});

test('an English heading without an id gets one from its text', async () => {
  const files = pagePair('# A\n\n## Set the `base` path\n', '# 甲\n\n## 乙 {#b}\n');
  expect(await placesOf(headingIdsRule, files)).toEqual(['docs/en/guide/page.mdx:3']);
  expect((await fixedBy(headingIdsRule, files))['docs/en/guide/page.mdx']).toBe(
    '# A\n\n## Set the `base` path {#set-the-base-path}\n',
  );
});

test('a Chinese heading without an id is reported, but takes its id from the English page', async () => {
  const [finding] = await findingsOf(headingIdsRule, { 'docs/zh/page.mdx': '# 甲\n\n## 乙\n' });
  expect(finding).toMatchObject({ file: 'docs/zh/page.mdx', line: 3 });
  expect(finding?.advice).toBe('Take the id of the same heading in the English page.');
  expect(finding?.fix).toBeUndefined();
});

test.each([
  ['taken', '# A\n\n## B {#b}\n\n## C {#b}\n', 5, 'line 3'],
  ['too long', `# A\n\n## B {#${long}}\n`, 3, `${long.length} characters`],
  ['in camelCase', '# A\n\n## B {#fooBar}\n', 3, 'kebab-case'],
  ['in snake_case', '# A\n\n## B {#foo_bar}\n', 3, 'kebab-case'],
])('an id that is %s is reported', async (_, source, line, problem) => {
  const found = await findingsOf(headingIdsRule, { 'docs/en/page.mdx': source });
  expect(found.map(finding => finding.line)).toEqual([line]);
  expect(found[0]?.problem).toContain(problem);
});
