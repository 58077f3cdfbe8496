import { expect, test } from 'vitest';
import { sameComponentsRule } from '../../../checks/rules/same-components';
import { findingsOf, pagePair, placesOf } from './corpus-of';

test("the same components aren't reported, even with translated texts and links", async () => {
  const en = '<A name="x" />\n\n<B title="Hello" href="/guide/a">Text</B>\n';
  const zh = '<A name="x" />\n\n<B title="你好" href="/zh/guide/a">文字</B>\n';
  expect(await placesOf(sameComponentsRule, pagePair(en, zh))).toEqual([]);
});

test.each([
  ['another component', '<A />\n', '<B />\n'],
  ['another value of an attribute', '<A name="x" />\n', '<A name="y" />\n'],
  ['an additional attribute', '<A />\n', '<A name="y" />\n'],
])('%s is reported', async (_, en, zh) => {
  expect(await placesOf(sameComponentsRule, pagePair(en, zh))).toEqual(['docs/zh/guide/page.mdx:1']);
});

test('a component that only one language has is reported once, at that component', async () => {
  const found = await findingsOf(
    sameComponentsRule,
    pagePair('<A />\n\n<B />\n\n<C />\n', '<A />\n\n<C />\n'),
  );
  expect(found).toMatchObject([{ file: 'docs/en/guide/page.mdx', line: 3 }]);
  expect(found[0]?.problem).toContain('<B>');
});
