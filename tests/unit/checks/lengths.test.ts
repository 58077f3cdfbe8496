import { expect, test } from 'vitest';
import { createLengthsRule } from '../../../checks/rules/lengths';
import { findingsOf, pagePair } from './corpus-of';
import { FINISHED, GOOD_PROSE, withChinese, withEnglish } from './good-prose';

const rule = createLengthsRule(FINISHED);
const words = (count: number) => `Word${' word'.repeat(count - 1)}`;
const characters = (count: number) => '字'.repeat(count);
/** Returns this many sentences of five words, in paragraphs of six sentences. */
const sentences = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `This is a short sentence.${index % 6 === 5 ? '\n\n' : ' '}`,
  ).join('');

test('a sentence of 36 words is reported, but not one of 35', async () => {
  expect(await findingsOf(rule, withEnglish(`It is short.\n${words(35)}.`))).toEqual([]);
  const [finding, ...others] = await findingsOf(rule, withEnglish(`It is short.\n${words(36)}.`));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ file: 'docs/en/guide/page.mdx', line: 30 });
  expect(finding?.problem).toContain('has 36 words');
});

test('a sentence of 91 Chinese characters is reported, but not one of 90', async () => {
  expect(await findingsOf(rule, withChinese(`${characters(90)}。${characters(90)}。`))).toEqual([]);
  const [finding, ...others] = await findingsOf(rule, withChinese(`${characters(91)}。`));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ file: 'docs/zh/guide/page.mdx', line: 14 });
});

test("inline code counts as one word, and code blocks don't count", async () => {
  const paragraph = `${words(34)} \`a b c d\`.\n\n\`\`\`text\n${words(50)}.\n\`\`\``;
  expect(await findingsOf(rule, withEnglish(paragraph))).toEqual([]);
});

test("versions, file names, and abbreviations don't end a sentence", async () => {
  const found = await findingsOf(rule, withEnglish(`${words(34)} Node.js 20.19, e.g. React.`));
  expect(found).toMatchObject([{ line: 29 }]);
});

test('a paragraph of seven sentences is reported, but not one of six', async () => {
  expect(await findingsOf(rule, withEnglish(sentences(6)))).toEqual([]);
  const [finding, ...others] = await findingsOf(rule, withEnglish('One is here. '.repeat(7)));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ line: 29, problem: 'The paragraph has 7 sentences.' });
  expect(await findingsOf(rule, withChinese('这里有一句。'.repeat(7)))).toMatchObject([{ line: 14 }]);
});

test('in English, an average of more than 20 words per sentence is reported, ignoring headings', async () => {
  const page = (sentence: string) => pagePair(`# A\n\n## B {#b}\n\n${sentence}\n`, '# 甲\n');
  expect(await findingsOf(rule, page(`${words(20)}.`))).toEqual([]);
  const [finding, ...others] = await findingsOf(rule, page(`${words(20)}. ${words(21)}.`));
  expect(others).toEqual([]);
  expect(finding?.problem).toBe('The sentences of the page have 20.5 words on average.');
});

test('a page of more than 1,200 words is reported, or of more than 2,000 if it may be long', async () => {
  const files = (count: number, page = 'guide/page') => ({
    [`docs/en/${page}.mdx`]: `# A\n\n${sentences(count)}\n`,
  });
  expect(await findingsOf(rule, files(239))).toEqual([]);
  const [finding, ...others] = await findingsOf(rule, files(240));
  expect(others).toEqual([]);
  expect(finding?.problem).toBe('The page has 1201 words besides its code.');

  const long = createLengthsRule(['guide/basic/deploy']);
  expect(await findingsOf(long, files(399, 'guide/basic/deploy'))).toEqual([]);
  expect(await findingsOf(long, files(400, 'guide/basic/deploy'))).toHaveLength(1);
});

test('a Chinese page of more than 1,800 characters is reported', async () => {
  const files = (count: number) => ({
    'docs/zh/guide/page.mdx': `# 甲\n\n${'这是一句话。\n\n'.repeat(count)}`,
  });
  expect(await findingsOf(rule, files(359))).toEqual([]);
  expect(await findingsOf(rule, files(360))).toHaveLength(1);
});

test('good text and unfinished pages are accepted', async () => {
  expect(await findingsOf(rule, GOOD_PROSE)).toEqual([]);
  expect(await findingsOf(createLengthsRule([]), withEnglish(`${words(36)}.`))).toEqual([]);
});
