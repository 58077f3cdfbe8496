import { expect, test } from 'vitest';
import { createTitlesRule } from '../../../checks/rules/titles';
import { findingsOf } from './corpus-of';

const rule = createTitlesRule(['a', 'b']);

test('a title that two finished pages share is reported', async () => {
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

test("different titles, translations, and unfinished pages aren't reported", async () => {
  const files = {
    'docs/en/a.mdx': '# API\n',
    'docs/zh/a.mdx': '# API\n',
    'docs/en/b.mdx': '# Plugins\n',
    'docs/en/c.mdx': '# API\n',
  };
  expect(await findingsOf(rule, files)).toEqual([]);
});
