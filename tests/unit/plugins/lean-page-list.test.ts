import type { PageIndexInfo } from '@rspress/core';
import { expect, it } from 'vitest';
import { pluginLeanPageList } from '../../../plugins/first-load/lean-page-list';

function page(): PageIndexInfo {
  return {
    routePath: '/a',
    title: 'A',
    toc: [{ id: 'b', text: 'B', depth: 2, charIndex: -1 }],
    content: 'text',
    description: 'What A is',
    frontmatter: { title: 'A', overview: true },
    lang: 'en',
    version: '',
    _filepath: '/docs/en/a.mdx',
    _relativePath: 'en/a.mdx',
  };
}

it('keeps the fields that the theme reads from the page list, and drops the rest', () => {
  const info = page();
  pluginLeanPageList().extendPageData?.(info, true);
  expect(info).toMatchObject({ routePath: '/a', title: 'A', lang: 'en', toc: [], frontmatter: {} });
  // The core copies a page into the list in the same way.
  expect({ ...info }).not.toHaveProperty('description');
  expect(info.description).toBe('What A is');
});

it('excludes all pages from the default search index, and keeps their frontmatter', () => {
  const { frontmatter } = page();
  const pages = [page(), page()].map(each => ({ ...each, frontmatter }));
  pluginLeanPageList().modifySearchIndexData?.(pages, true);
  expect(pages.map(({ frontmatter }) => frontmatter.search)).toEqual([false, false]);
  expect(pages[0]?.frontmatter).toMatchObject({ overview: true });
  expect(frontmatter).toEqual(page().frontmatter);
});
