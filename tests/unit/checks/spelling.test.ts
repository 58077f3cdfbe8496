import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { spellingRule } from '../../../checks/rules/spelling';
import { findingsOf } from './corpus-of';

test('a misspelled word is reported at its line, in text, descriptions, and components', async () => {
  const source =
    '---\ndescription: Brocken wordz\n---\n\n# A titel\n\nThe same `codde`.\n\n<A title="recieve" />\n';
  const found = await findingsOf(spellingRule, { 'docs/en/a.mdx': source });
  expect(found.map(({ line, problem }) => `${line} ${problem.split('"')[1]}`)).toEqual([
    '2 wordz',
    '5 titel',
    '9 recieve',
  ]);
});

test('a similar word is suggested', async () => {
  const [finding] = await findingsOf(spellingRule, { 'docs/en/a.mdx': 'We recieve it.\n' });
  expect(finding?.advice).toContain('receive');
});

test("code, URLs, Chinese pages, technical terms, and both English spellings aren't reported", async () => {
  const source = [
    'Rspress and Rsbuild use frontmatter; the colour and the color of a stylesheet.',
    'Write `asdfgh`, see [this](https://asdfgh.dev/qwertz).',
    '```ts\nconst asdfgh = 1;\n```',
    '{asdfgh}',
    '',
  ].join('\n\n');
  const files = { 'docs/en/a.mdx': source, 'docs/zh/a.mdx': 'asdfgh\n' };
  expect(await findingsOf(spellingRule, files)).toEqual([]);
});

test('the dictionary is sorted and has no duplicates', () => {
  const words = readFileSync('checks/dictionary.txt', 'utf8').trimEnd().split('\n');
  const sorted = [...new Set(words)].sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase(), 'en'));
  expect(words).toEqual(sorted);
});
