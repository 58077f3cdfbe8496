import { expect, test } from 'vitest';
import { lengthsRule as rule } from '../../../checks/rules/lengths';
import { findingsOf } from './corpus-of';
import { GOOD_PROSE, withChinese, withEnglish } from './good-prose';

const words = (count: number) => `Word${' word'.repeat(count - 1)}`;
const characters = (count: number) => '字'.repeat(count);

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
  expect(await findingsOf(rule, withEnglish('One is here. '.repeat(6)))).toEqual([]);
  const [finding, ...others] = await findingsOf(rule, withEnglish('One is here. '.repeat(7)));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ line: 29, problem: 'The paragraph has 7 sentences.' });
  expect(await findingsOf(rule, withChinese('这里有一句。'.repeat(7)))).toMatchObject([{ line: 14 }]);
});

test('good text is accepted', async () => {
  expect(await findingsOf(rule, GOOD_PROSE)).toEqual([]);
});
