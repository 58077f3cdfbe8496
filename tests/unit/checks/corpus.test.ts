import { expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';

it('finds pages in both languages by name or pattern', () => {
  const pages = pagesNamed('guide/basic/ssg.mdx');
  expect(pages.map(({ file }) => file)).toEqual([
    'docs/en/guide/basic/ssg.mdx',
    'docs/zh/guide/basic/ssg.mdx',
  ]);
  expect(pagesNamed(/^guide\/basic\/ssg\.mdx$/)).toEqual(pages);
});

it('throws if no page has the name', () => {
  expect(() => pagesNamed('guide/nowhere.mdx')).toThrow('There is no page guide/nowhere.mdx below docs/.');
});
