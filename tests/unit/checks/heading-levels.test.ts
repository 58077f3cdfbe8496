import { expect, test } from 'vitest';
import { headingLevelsRule } from '../../../checks/rules/heading-levels';
import { placesOf } from './corpus-of';

test.each([
  ['a title with headings that skip no level', '# A\n\n## B\n\n### C\n\n## D\n'],
  ['a home page', '---\npageType: home\n---\n'],
  ['a title in the frontmatter', '---\ntitle: A\n---\n\n## B\n'],
])('%s is accepted', async (_, source) => {
  expect(await placesOf(headingLevelsRule, { 'docs/en/a.mdx': source })).toEqual([]);
});

test('a fragment can start with a heading of any level', async () => {
  for (const mark of ['#', '##', '###', '####', '#####', '######']) {
    const files = {
      'docs/fragments/en/a.mdx': `${mark} A\n\nText\n\n${mark} B\n`.replace('\n# B', '\n## B'),
    };
    expect(await placesOf(headingLevelsRule, files)).toEqual([]);
  }
});

test.each([
  ['no title', 'Text\n\n## B\n', 1],
  ['a second title', '# A\n\n# B\n', 3],
  ['a skipped level', '# A\n\n## B\n\n#### C\n', 5],
  ['a skipped level after the title', '# A\n\n### B\n', 3],
])('%s is reported', async (_, source, line) => {
  expect(await placesOf(headingLevelsRule, { 'docs/zh/a.mdx': source })).toEqual([`docs/zh/a.mdx:${line}`]);
});
