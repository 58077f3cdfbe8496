import { expect, test } from 'vitest';
import { grammarRule as rule } from '../../../checks/rules/grammar';
import { findingsOf } from './corpus-of';
import { GOOD_PROSE, withChinese, withEnglish } from './good-prose';

test.each([
  ['a repeated word', 'Open the the page.', 'the', 'Write "the".'],
  ['a wrong "a"', 'Write a HTML file.', 'a', 'Write "an".'],
  ['a wrong "an"', 'Write an URL.', 'an', 'Write "a".'],
  ['a missing apostrophe', 'It doesnt work.', 'doesnt', 'Write "doesn\'t".'],
])('%s is reported', async (_, sentence, word, advice) => {
  const [finding, ...others] = await findingsOf(rule, withEnglish(sentence));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ file: 'docs/en/guide/page.mdx', line: 29, advice });
  expect(finding?.problem).toContain(`"${word}"`);
});

test('a word repeated across a line break is reported at the second line', async () => {
  expect(await findingsOf(rule, withEnglish('Open the page and\nread the\nthe text.'))).toMatchObject([
    { line: 30 },
  ]);
});

test('good text, code, curly apostrophes, and Chinese pages are accepted', async () => {
  expect(await findingsOf(rule, GOOD_PROSE)).toEqual([]);
  expect(await findingsOf(rule, withEnglish('Write an `x`, a `a`, or `the` `the`, as in `doesnt`.'))).toEqual(
    [],
  );
  expect(await findingsOf(rule, withEnglish('It doesn’t work.'))).toEqual([]);
  expect(await findingsOf(rule, withChinese('写 an URL。'))).toEqual([]);
});
