import type { RspressPlugin } from '@rspress/core';

/** Reads two fields of our own in the frontmatter: `keywords` to be found by, `searchUntil` to stop at. */
export function pluginSearchText(): RspressPlugin {
  return {
    name: 'plugin-search-text',
    modifySearchIndexData(pages) {
      for (const page of pages) {
        const { keywords = [], searchUntil } = page.frontmatter as { keywords?: string[]; searchUntil?: string };
        const end = page.toc.findIndex(heading => heading.id === searchUntil);
        if (end >= 0) {
          page.content = page.content.slice(0, page.toc[end]?.charIndex);
          page.toc = page.toc.slice(0, end);
        }
        if (keywords.length > 0) page.content += `\n\n${keywords.join(', ')}`;
      }
    },
  };
}
