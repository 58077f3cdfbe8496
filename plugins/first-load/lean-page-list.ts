import type { RspressPlugin } from '@rspress/core';

/**
 * Keeps the list of all pages as short as the theme needs it.
 * The core puts each page's outline, frontmatter and description into that list, and again into the
 * page's own chunk, which wins; so the copies in the list only cost bytes. The description stays where `llms.txt` is
 * made of it (`site/llms.ts`): it is only no longer among what is copied into the list.
 * The default search index goes the same way: it is left out by marking each page as not searchable
 * after the core has read it (`search: false` alone still writes the index files).
 */
export function pluginLeanPageList(): RspressPlugin {
  return {
    name: 'site-lean-page-list',
    modifySearchIndexData(pages) {
      for (const page of pages) page.frontmatter = { ...page.frontmatter, search: false };
    },
    extendPageData(page) {
      page.toc = [];
      page.frontmatter = {};
      Object.defineProperty(page, 'description', { enumerable: false });
    },
  };
}
