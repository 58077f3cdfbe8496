import { expect, test } from 'vitest';
import { vocabularyRule } from '../../../checks/rules/vocabulary';
import { projectOf } from './fixture';

const PAGE = '# Page\n\n## Two {#two}\n\nText.\n';
const PAGES = { 'docs/en/a.mdx': PAGE, 'docs/zh/a.mdx': PAGE, 'docs/en/b.mdx': PAGE, 'docs/zh/b.mdx': PAGE };

function findingsOf(vocabulary: Record<string, unknown>) {
  const files = Object.entries(vocabulary).map(([name, value]) => [
    `search/vocabulary/${name}.json`,
    typeof value === 'string' ? value : JSON.stringify(value, null, 2),
  ]);
  return vocabularyRule.check(projectOf({ ...PAGES, ...Object.fromEntries(files) }));
}

const words = (...en: string[]) => ({ en, zh: ['词'] });

test("words of existing sections aren't reported, even if two sections share a phrase", async () => {
  const vocabulary = {
    a: { '': words('swizzle'), two: { en: ['wrap'], zh: ['包裹'] } },
    b: { two: words('swizzle') },
  };
  expect(await findingsOf(vocabulary)).toEqual([]);
});

test('a section that no longer exists is reported at its line', async () => {
  const found = await findingsOf({ a: { '': words('swizzle'), three: { en: ['wrap'], zh: ['包裹'] } } });
  expect(found).toMatchObject([{ file: 'search/vocabulary/a.json', line: 10, rule: 'vocabulary' }]);
  expect(found[0]?.problem).toContain('`docs/en/a.mdx` has no section `#three`');
});

test('a page that no longer exists is reported', async () => {
  expect(await findingsOf({ c: { '': words('swizzle') } })).toMatchObject([
    { file: 'search/vocabulary/c.json', problem: 'There is no page `c`.' },
  ]);
});

test("a missing language is reported, and so is one that the site doesn't have", async () => {
  const found = await findingsOf({ a: { '': { en: ['swizzle'] }, two: { ...words('wrap'), de: ['x'] } } });
  expect(found.map(({ problem }) => problem)).toEqual([
    'Section `#` has words in en.',
    'Section `#two` has words in en and zh and de.',
  ]);
});

test('a third section with the same phrase is reported, regardless of case', async () => {
  const found = await findingsOf({
    a: { '': { en: ['swizzle'], zh: ['一'] }, two: { en: ['Swizzle'], zh: ['二'] } },
    b: { two: { en: ['swizzle'], zh: ['三'] } },
  });
  expect(found).toMatchObject([{ file: 'search/vocabulary/b.json', line: 4 }]);
});

test('a file with invalid JSON is reported at its line', async () => {
  expect(await findingsOf({ a: '{\n  "a": }\n' })).toMatchObject([
    { file: 'search/vocabulary/a.json', line: 2, problem: `This isn't valid JSON: Unexpected "}".` },
  ]);
});

test.each([
  ['no list of phrases', { a: { en: 'swizzle' } }],
  ['an empty phrase', { a: { en: [' '] } }],
])('a file with %s is reported', async (_, content) => {
  expect(await findingsOf({ a: content })).toMatchObject([{ file: 'search/vocabulary/a.json', line: 1 }]);
});
