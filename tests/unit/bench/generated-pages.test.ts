import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { generatePages, LONG_PAGE, markOf, type Passages, pathOf } from '../../../bench/generated-pages';
import { passagesIn } from '../../../bench/passages';
import { KINDS_OF_PAGES } from '../../../bench/results';
import { longestLength } from '../../../bench/sites';

const PASSAGES: Passages = {
  headings: ['One', 'Two'],
  paragraphs: ['A first paragraph with `code`.', 'A second paragraph.'],
  fences: ['```ts\nconst a = 1;\n```'],
};

const LONG = 5000;

it('generates the same pages every time, and a larger set starts with the same pages', () => {
  const few = generatePages('en', PASSAGES, 12, LONG);
  expect(few).toHaveLength(12);
  expect(generatePages('en', PASSAGES, 12, LONG)).toEqual(few);
  expect(generatePages('en', PASSAGES, 30, LONG).slice(0, 12)).toEqual(few);
  expect(new Set(few.map(({ body }) => body)).size).toBe(12);
});

it('puts ten pages into each folder', () => {
  expect(pathOf(0)).toBe('part-1/page-1');
  expect(pathOf(9)).toBe('part-1/page-10');
  expect(pathOf(10)).toBe('part-2/page-11');
});

it('gives each page sections and a unique heading', () => {
  const pages = generatePages('en', PASSAGES, 3, LONG);
  for (const [index, { body, description }] of pages.entries()) {
    expect(body.match(/^##+ /gm)?.length).toBeGreaterThan(5);
    expect(description).not.toContain('`');
    for (const [other, { body }] of pages.entries()) {
      expect(body.includes(`## ${markOf(index)}\n`)).toBe(index === other);
    }
  }
});

it('makes one page as long as requested, and keeps the others short', () => {
  for (const length of [5000, 40_000]) {
    const pages = generatePages('en', PASSAGES, 12, length);
    const lengths = pages.map(({ body }) => body.length);
    expect(lengths[LONG_PAGE]).toBeGreaterThanOrEqual(length);
    // A section of these passages is shorter than 500 characters.
    expect(lengths[LONG_PAGE]).toBeLessThan(length + 500);
    expect(Math.max(...lengths.filter((_, index) => index !== LONG_PAGE))).toBeLessThan(5000);
  }
});

it('names the language that has no paragraphs for pages', () => {
  expect(() => generatePages('zh', { ...PASSAGES, paragraphs: [] }, 1, LONG)).toThrow('"zh"');
});

it('collects plain headings, paragraphs, and code, and skips components and other syntax', () => {
  const kept = 'A paragraph with `code` and a link, long enough to be one of those that are kept.';
  const page = [
    '---\ndescription: x\n---',
    "import { A } from 'a';",
    '# Title',
    '## A heading \\{#id}',
    '## `code`: a heading with more than words',
    kept.replace('a link', '[a link](/guide)'),
    'Too short.',
    'Long enough to be kept, were there not the expression that one of them would run: {{ value }} in it.',
    'Long enough to be kept, were there not an <b>element</b> that not all of them would take for what it is.',
    '- Long enough to be kept, but an entry of a list, which means little without its neighbours in it.',
    '```ts\nconst a = 1;\n```',
    '```mdx\n# a\n```',
    '```ts file="<root>/a.ts"\n```',
  ];
  const passages = passagesIn(page.join('\n\n'), 'en');
  expect(passages.headings).toEqual(['A heading']);
  expect(passages.paragraphs[0]).toBe(kept);
  expect(passages.paragraphs.join()).not.toMatch(/[<{]|Too short|entry of a list/);
  expect(passages.fences).toEqual(['```ts\nconst a = 1;\n```']);
});

it('the page that represents long pages is the longest English page', () => {
  const files = globSync('docs/en/**/*.mdx');
  const longest = Math.max(...files.map(file => readFileSync(file, 'utf8').length));
  expect(longestLength('en'), `${KINDS_OF_PAGES.longest} in KINDS_OF_PAGES`).toBe(longest);
});
