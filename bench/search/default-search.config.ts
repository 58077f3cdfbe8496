import path from 'node:path';
import { defineConfig } from '@rspress/core';
import site from '../../rspress.config';

const { search: _replaced, plugins = [], ...config } = site;

/**
 * This site with Rspress's default theme and search. Its index and our records are written in the same build, so both
 * contain the same pages. Links aren't checked here, because the site's own checks do that.
 */
export default defineConfig({
  ...config,
  themeDir: path.resolve('bench/search/no-theme'),
  markdown: { ...config.markdown, link: { checkDeadLinks: false } },
  plugins: plugins.filter(plugin => plugin && 'name' in plugin && plugin.name !== 'site-lean-page-list'),
});
