import type { RspressPlugin } from '@rspress/core';
import { type PluginSitemapOptions, pluginSitemap } from '@rspress/plugin-sitemap';

/** A sitemap without the pages that have `sitemap: false` in their frontmatter. */
export function pluginPublicSitemap(options?: PluginSitemapOptions): RspressPlugin {
  const plugin = pluginSitemap(options);
  return {
    ...plugin,
    async extendPageData(page, isProd) {
      if (page.frontmatter.sitemap === false) return;
      await plugin.extendPageData?.(page, isProd);
    },
  };
}
