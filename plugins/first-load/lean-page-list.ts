import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { contractChanged } from '../../contracts/changed';

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
    async afterBuild({ outDir = 'doc_build' }, isProd) {
      if (isProd) requireNoSearchIndex(await readdir(path.join(outDir, 'static')));
    },
  };
}

/**
 * @param files of the output's folder `static`
 * @throws Error if the default search index is among them
 */
export function requireNoSearchIndex(files: readonly string[]): void {
  const index = files.find(file => file.startsWith('search_index'));
  if (index) throw contractChanged('default-search-index', `The output has ${index}.`);
}
