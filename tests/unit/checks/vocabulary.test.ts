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

test('words of sections that exist are in order, also where two sections share a phrase', async () => {
  const vocabulary = {
    a: { '': words('swizzle'), two: { en: ['wrap'], zh: ['包裹'] } },
    b: { two: words('swizzle') },
  };
  expect(await findingsOf(vocabulary)).toEqual([]);
});

test('a section that is gone is found with its line', async () => {
  const found = await findingsOf({ a: { '': words('swizzle'), three: { en: ['wrap'], zh: ['包裹'] } } });
  expect(found).toMatchObject([{ file: 'search/vocabulary/a.json', line: 10, rule: 'vocabulary' }]);
  expect(found[0]?.problem).toContain('`docs/en/a.mdx` has no section `#three`');
});

test('a page that is gone is found', async () => {
  expect(await findingsOf({ c: { '': words('swizzle') } })).toMatchObject([
    { file: 'search/vocabulary/c.json', problem: 'There is no page `c`.' },
  ]);
});

test('a language without words is found, and one that the site does not have', async () => {
  const found = await findingsOf({ a: { '': { en: ['swizzle'] }, two: { ...words('wrap'), de: ['x'] } } });
  expect(found.map(({ problem }) => problem)).toEqual([
    'Section `#` has words in en.',
    'Section `#two` has words in en and zh and de.',
  ]);
});

test('the third section with the same phrase is found, whatever its capitals', async () => {
  const found = await findingsOf({
    a: { '': { en: ['swizzle'], zh: ['一'] }, two: { en: ['Swizzle'], zh: ['二'] } },
    b: { two: { en: ['swizzle'], zh: ['三'] } },
  });
  expect(found).toMatchObject([{ file: 'search/vocabulary/b.json', line: 4 }]);
});

test.each([
  ['no JSON', '{'],
  ['no list of phrases', { a: { en: 'swizzle' } }],
  ['an empty phrase', { a: { en: [' '] } }],
])('a file with %s is found', async (_, content) => {
  expect(await findingsOf({ a: content })).toMatchObject([{ file: 'search/vocabulary/a.json', line: 1 }]);
});
