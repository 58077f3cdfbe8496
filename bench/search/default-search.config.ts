import path from 'node:path';
import { defineConfig } from '@rspress/core';
import site from '../../rspress.config';

const { search: _replaced, plugins = [], ...config } = site;

/**
 * This site with the generator's own theme and search. Our records are written beside its index, so both hold the
 * same pages. Links are none of its business: the checks look at them.
 */
export default defineConfig({
  ...config,
  themeDir: path.resolve('bench/search/no-theme'),
  markdown: { ...config.markdown, link: { checkDeadLinks: false } },
  plugins: plugins.filter(plugin => plugin && 'name' in plugin && plugin.name !== 'site-lean-page-list'),
});
