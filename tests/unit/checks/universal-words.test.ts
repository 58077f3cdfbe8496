import { expect, test } from 'vitest';
import { UNIVERSAL_WORDS } from '../../../checks/prose/universal-words';
import { createUniversalWordsRule } from '../../../checks/rules/universal-words';
import { findingsOf } from './corpus-of';
import { FINISHED, GOOD_PROSE, withChinese, withEnglish } from './good-prose';

const rule = createUniversalWordsRule(FINISHED);
const allowing = (en: number, zh: number) =>
  createUniversalWordsRule({ 'guide/page': { universals: { en, zh } } });

test.each(UNIVERSAL_WORDS.en)('"%s" is counted', async word => {
  const [finding] = await findingsOf(rule, withEnglish(`The files are ${word} here.`));
  expect(finding).toMatchObject({ file: 'docs/en/guide/page.mdx', line: 29 });
  expect(finding?.problem).toBe(`The page has 1 universal words and is allowed 0: "${word}" (29).`);
});

test.each(UNIVERSAL_WORDS.zh)('"%s" is counted', async word => {
  const [finding] = await findingsOf(rule, withChinese(`${word}文件。`));
  expect(finding).toMatchObject({ file: 'docs/zh/guide/page.mdx', line: 14 });
});

test("the allowed number of universal words isn't reported, but one more is", async () => {
  const files = { ...withEnglish('All files, every page, and only those.'), ...chineseOf('所有文件。') };
  expect(await findingsOf(allowing(3, 1), files)).toEqual([]);
  const [finding, ...others] = await findingsOf(allowing(2, 1), files);
  expect(others).toEqual([]);
  expect(finding?.problem).toContain(
    'has 3 universal words and is allowed 2: "all" (29), "every" (29), "only" (29)',
  );
  expect(finding?.advice).toContain('checks/finished-pages.ts');
});

test("words that are allowed in one language aren't allowed in the other", async () => {
  expect(await findingsOf(allowing(1, 0), chineseOf('所有文件。'))).toHaveLength(1);
});

test.each(['a small wall', 'the tally', 'company'])('"%s" has no universal word', async words => {
  expect(await findingsOf(rule, withEnglish(`It is ${words}.`))).toEqual([]);
});

test("good text, code, and unfinished pages aren't reported", async () => {
  expect(await findingsOf(rule, GOOD_PROSE)).toEqual([]);
  expect(await findingsOf(rule, withEnglish('Set `only` to `all`.'))).toEqual([]);
  expect(await findingsOf(createUniversalWordsRule({}), withEnglish('All of it.'))).toEqual([]);
});

function chineseOf(text: string) {
  return { 'docs/zh/guide/page.mdx': withChinese(text)['docs/zh/guide/page.mdx'] ?? '' };
}
