import { expect, test } from 'vitest';
import { BRITISH_SPELLINGS } from '../../../checks/prose/british-spellings';
import { americanSpellingRule as rule } from '../../../checks/rules/american-spelling';
import { findingsOf } from './corpus-of';
import { GOOD_PROSE, withChinese, withEnglish } from './good-prose';

const WORDS = [
  ['behaviour', 'behavior'],
  ['Colours', 'Colors'],
  ['customised', 'customized'],
  ['organisation', 'organization'],
  ['analysed', 'analyzed'],
  ['labelled', 'labeled'],
  ['centre', 'center'],
  ['licence', 'license'],
  ['misspelt', 'misspelled'],
  ['learnt', 'learned'],
  ['greyed', 'grayed'],
  ['practise', 'practice'],
  ['catalogue', 'catalog'],
  ['fulfil', 'fulfill'],
  ['artefacts', 'artifacts'],
  ['judgement', 'judgment'],
  ['programme', 'program'],
  ['towards', 'toward'],
  ['amongst', 'among'],
  ['whilst', 'while'],
  ['sceptical', 'skeptical'],
  ['maths', 'math'],
];

test.each(WORDS)('"%s" is reported, and "%s" is suggested', async (british, american) => {
  const [finding] = await findingsOf(rule, withEnglish(`It is ${british} here.`));
  expect(finding).toMatchObject({ file: 'docs/en/guide/page.mdx', line: 29 });
  expect(finding?.problem).toContain(`"${british}"`);
  expect(finding?.advice).toBe(`Write "${american}".`);
});

test('each spelling pattern matches one of the tested words', () => {
  expect(BRITISH_SPELLINGS.filter(({ pattern }) => !WORDS.some(([word = '']) => pattern.test(word)))).toEqual(
    [],
  );
});

test.each(['four hours', 'analyses', 'precise', 'a promise', 'compromised', 'fulfilled', 'a towel'])(
  '"%s" is accepted',
  async words => expect(await findingsOf(rule, withEnglish(`It is ${words} here.`))).toEqual([]),
);

test('good text is accepted, even with British spellings in quotations and code', async () => {
  expect(await findingsOf(rule, GOOD_PROSE)).toEqual([]);
  const code = 'Set `colour` first.\n\n```js\nconst colour = grey;\n```';
  expect(await findingsOf(rule, withEnglish(code))).toEqual([]);
});

test("Chinese pages aren't checked", async () => {
  expect(await findingsOf(rule, withChinese('函数名为 colour。'))).toEqual([]);
});
