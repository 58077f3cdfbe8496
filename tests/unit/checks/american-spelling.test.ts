import { expect, test } from 'vitest';
import { BRITISH_SPELLINGS } from '../../../checks/prose/british-spellings';
import { createAmericanSpellingRule } from '../../../checks/rules/american-spelling';
import { findingsOf } from './corpus-of';
import { FINISHED, GOOD_PROSE, withChinese, withEnglish } from './good-prose';

const rule = createAmericanSpellingRule(FINISHED);

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

test.each(WORDS)('"%s" is found, and "%s" is named', async (british, american) => {
  const [finding] = await findingsOf(rule, withEnglish(`It is ${british} here.`));
  expect(finding).toMatchObject({ file: 'docs/en/guide/page.mdx', line: 29 });
  expect(finding?.problem).toContain(`"${british}"`);
  expect(finding?.advice).toBe(`Write "${american}".`);
});

test('each spelling of the list is in one of those words', () => {
  expect(BRITISH_SPELLINGS.filter(({ pattern }) => !WORDS.some(([word = '']) => pattern.test(word)))).toEqual(
    [],
  );
});

test.each(['four hours', 'analyses', 'precise', 'a promise', 'compromised', 'fulfilled', 'a towel'])(
  '"%s" is in order',
  async words => expect(await findingsOf(rule, withEnglish(`It is ${words} here.`))).toEqual([]),
);

test('good text is in order, whatever its code and its quotations say', async () => {
  expect(await findingsOf(rule, GOOD_PROSE)).toEqual([]);
});

test('Chinese pages and other pages can say it', async () => {
  expect(await findingsOf(rule, withChinese('函数名为 colour。'))).toEqual([]);
  expect(await findingsOf(createAmericanSpellingRule({}), withEnglish('A colour.'))).toEqual([]);
});
