import { expect, test } from 'vitest';
import { sameFrontmatterRule } from '../../../checks/rules/same-frontmatter';
import { findingsOf, pagePair, placesOf } from './corpus-of';

function page(...lines: string[]): string {
  return ['---', ...lines, '---', '', '# A', ''].join('\n');
}

test("the same keys with translated texts aren't reported", async () => {
  const en = page('title: A', 'outline: false', 'hero:', '  actions:', '    - text: B');
  const zh = page('title: 甲', 'outline: false', 'hero:', '  actions:', '    - text: 乙');
  expect(await placesOf(sameFrontmatterRule, pagePair(en, zh))).toEqual([]);
});

test('a key that only one language has is reported at its line', async () => {
  const found = await findingsOf(
    sameFrontmatterRule,
    pagePair(page('title: A', 'sidebar: false'), page('title: 甲')),
  );
  expect(found).toMatchObject([{ file: 'docs/en/guide/page.mdx', line: 3 }]);
  expect(found[0]?.problem).toContain('sidebar');
});

test('a nested key and an extra list item are reported', async () => {
  const en = page('hero:', '  name: A', '  actions:', '    - text: B', '    - text: C');
  const zh = page('hero:', '  actions:', '    - text: 乙');
  const problems = (await findingsOf(sameFrontmatterRule, pagePair(en, zh))).map(({ problem }) => problem);
  expect(problems).toHaveLength(2);
  expect(problems.join()).toContain('hero.name');
  expect(problems.join()).toContain('hero.actions.1.text');
});

test('a different boolean value is reported', async () => {
  const files = pagePair(page('title: A', 'sidebar: false'), page('title: 甲', 'sidebar: true'));
  expect(await placesOf(sameFrontmatterRule, files)).toEqual(['docs/zh/guide/page.mdx:3']);
});
