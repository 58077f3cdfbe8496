import type { RspressPlugin } from '@rspress/core';
import { type PluginRssOptions, pluginRss } from '@rspress/plugin-rss';

/** Feeds that are linked without a language, so that no link takes the place of another one. */
export function pluginFeeds(options: PluginRssOptions): RspressPlugin {
  const plugin = pluginRss(options);
  return {
    ...plugin,
    async extendPageData(page, isProd) {
      await plugin.extendPageData?.(page, isProd);
      page.feeds = page.feeds?.map(feed => ({ ...feed, language: '' }));
    },
  };
}
