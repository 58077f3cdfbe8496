import { expect, test } from 'vitest';
import { descriptionsRule } from '../../../checks/rules/descriptions';
import { findingsOf, placesOf } from './corpus-of';

const page = (description: string) => `---\ntitle: A\ndescription: ${description}\n---\n\n# A\n`;

test('pages with different descriptions, translations, and fragments are accepted', async () => {
  const files = {
    'docs/en/a.mdx': page('Rspress'),
    'docs/zh/a.mdx': page('Rspress'),
    'docs/en/b.mdx': page('Rsbuild'),
    'docs/fragments/en/a.mdx': 'Text\n',
  };
  expect(await placesOf(descriptionsRule, files)).toEqual([]);
});

test.each([
  ['without frontmatter', '# A\n', 1],
  ['whose description is empty', page(''), 3],
  ["whose description isn't text", page('[a]'), 3],
])('a page %s is reported', async (_, source, line) => {
  expect(await placesOf(descriptionsRule, { 'docs/en/a.mdx': source })).toEqual([`docs/en/a.mdx:${line}`]);
});

test('a description that two pages share is reported', async () => {
  const files = { 'docs/en/a.mdx': page('How to deploy.'), 'docs/en/b.mdx': page('How to deploy.') };
  const found = await findingsOf(descriptionsRule, files);
  expect(found).toMatchObject([{ file: 'docs/en/b.mdx', line: 3 }]);
  expect(found[0]?.problem).toContain('docs/en/a.mdx');
});
