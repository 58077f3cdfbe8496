import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { type PluginSitemapOptions, pluginSitemap } from '@rspress/plugin-sitemap';

/**
 * A sitemap with the dates of the last commits.
 * @param siteUrl address of the site with its base, without a slash at the end
 */
export function pluginDatedSitemap(siteUrl: string): RspressPlugin {
  const customMaps: NonNullable<PluginSitemapOptions['customMaps']> = {};
  const plugin = pluginSitemap({ siteUrl, customMaps });
  return {
    ...plugin,
    async extendPageData(page, isProd) {
      const lastmod = isProd ? lastCommit(page._filepath) : '';
      if (lastmod) customMaps[page.routePath] = { loc: siteUrl + page.routePath, lastmod };
      await plugin.extendPageData?.(page, isProd);
    },
  };
}

/** Date and time of the last commit of a file; empty if it has none. */
function lastCommit(file: string): string {
  const { dir, base } = path.parse(file);
  return execFileSync('git', ['log', '-1', '--format=%cI', '--', base], { cwd: dir, encoding: 'utf8' }).trim();
}
