import { expect, test } from 'vitest';
import { titlesRule as rule } from '../../../checks/rules/titles';
import { findingsOf } from './corpus-of';

test('a title that two pages share is reported', async () => {
  const [finding, ...others] = await findingsOf(rule, {
    'docs/en/a.mdx': '# Overview\n',
    'docs/en/b.mdx': '\n# Overview\n',
  });
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ file: 'docs/en/b.mdx', line: 2 });
  expect(finding?.problem).toContain('docs/en/a.mdx');
});

test('the frontmatter title takes precedence over the heading', async () => {
  const files = {
    'docs/en/a.mdx': '# Overview\n',
    'docs/en/b.mdx': '---\ntitle: Overview\n---\n\n# Plugins\n',
  };
  expect(await findingsOf(rule, files)).toMatchObject([{ file: 'docs/en/b.mdx', line: 2 }]);
});

test("different titles, translations, and fragments aren't reported", async () => {
  const files = {
    'docs/en/a.mdx': '# API\n',
    'docs/zh/a.mdx': '# API\n',
    'docs/en/b.mdx': '# Plugins\n',
    'docs/fragments/en/c.mdx': '# API\n',
  };
  expect(await findingsOf(rule, files)).toEqual([]);
});
