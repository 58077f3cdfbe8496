import { expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';

it('reads pages by their name, in both languages', () => {
  const pages = pagesNamed('guide/basic/ssg.mdx');
  expect(pages.map(({ file }) => file)).toEqual([
    'docs/en/guide/basic/ssg.mdx',
    'docs/zh/guide/basic/ssg.mdx',
  ]);
  expect(pagesNamed(/^guide\/basic\/ssg\.mdx$/)).toEqual(pages);
});

it('says so where no page has the name', () => {
  expect(() => pagesNamed('guide/nowhere.mdx')).toThrow('There is no page guide/nowhere.mdx below docs/.');
});
