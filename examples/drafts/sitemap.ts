import type { RspressPlugin } from '@rspress/core';
import { pluginSitemap } from '@rspress/plugin-sitemap';

/** A sitemap without the pages that have `search: false` in their frontmatter. */
export function pluginListedSitemap(): RspressPlugin {
  const plugin = pluginSitemap();
  return {
    ...plugin,
    async extendPageData(page, isProd) {
      if (page.frontmatter.search === false) return;
      await plugin.extendPageData?.(page, isProd);
    },
  };
}
