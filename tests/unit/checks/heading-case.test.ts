import { expect, test } from 'vitest';
import { headingCaseRule } from '../../../checks/rules/heading-case';
import { findingsOf, placesOf } from './corpus-of';

test.each([
  'Set the base path {#base}',
  'Deploy to GitHub Pages',
  'Choose between .md and .mdx',
  'GitHub Flavored Markdown',
  'What `Tabs And Steps` do',
  '`defineConfig`',
  'What changed since 1.x',
  'MDX and TypeScript with React',
  '404 page',
  'Why I use it',
  '2. Add a page',
])('"%s" is accepted', async heading => {
  expect(await placesOf(headingCaseRule, { 'docs/en/a.mdx': `## ${heading}\n` })).toEqual([]);
});

test.each([
  ['Set The Base Path', 'The'],
  ['Deploy to Your server', 'Your'],
  ['set the base path', 'set'],
  ['2. Add Your page', 'Your'],
])('"%s" is reported', async (heading, word) => {
  const found = await findingsOf(headingCaseRule, { 'docs/en/a.mdx': `# A\n\n## ${heading} {#a}\n` });
  expect(found).toMatchObject([{ file: 'docs/en/a.mdx', line: 3 }]);
  expect(found[0]?.problem).toContain(`"${word}"`);
});

test("body text and Chinese pages aren't checked", async () => {
  const files = { 'docs/en/a.mdx': '# A\n\nThe Big Text\n', 'docs/zh/a.mdx': '# The Big Title\n' };
  expect(await placesOf(headingCaseRule, files)).toEqual([]);
});
