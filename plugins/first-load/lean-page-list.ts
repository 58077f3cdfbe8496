import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

/**
 * Reduces the list of all pages to what the theme needs. The core puts each page's outline, frontmatter, and
 * description into that list, and again into the page's own chunk, which takes precedence, so the copies in the list
 * only cost bytes. The description stays available to `llms.txt` (`site/llms.ts`), but as a property that isn't copied
 * into the list. The default search index is left out too: each page is marked as not searchable after the core has
 * read it (`search: false` alone still writes the index files). This relies on the order in which the core calls the
 * two hooks, and on the list's having a page's enumerable properties.
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
    async afterBuild({ outDir = 'doc_build' }, isProd) {
      if (isProd) requireNoSearchIndex(await readdir(path.join(outDir, 'static')));
    },
  };
}

/**
 * @param files of the output's `static` folder
 * @throws Error if the default search index is among them
 */
export function requireNoSearchIndex(files: readonly string[]): void {
  const index = files.find(file => file.startsWith('search_index'));
  if (index) {
    throw new Error(
      `The core should leave pages with \`search: false\` out of its search index, but it has written ${index}: adapt plugins/first-load/lean-page-list.ts.`,
    );
  }
}
