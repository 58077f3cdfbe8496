import path from 'node:path';
import { defineConfig } from '@rspress/core';
import site from '../rspress.config';

const { BENCH_DOCS, OUT_DIR = '' } = process.env;
const { builderConfig: { performance, ...builderConfig } = {}, ...config } = site;
const { buildCache } = performance ?? {};

/** They write files of their own for pages of this site alone, as many however many pages there are. */
const FOR_OWN_PAGES = ['site-api-reference-json', 'site-example-archives', 'site-shiki-files'];
const plugins = site.plugins?.filter(({ name }) => !FOR_OWN_PAGES.includes(name));

/** This site, or generated pages in its place, with a bundler cache beside the output: cold in a new folder. */
export default defineConfig({
  ...config,
  ...(BENCH_DOCS ? { root: BENCH_DOCS, plugins } : {}),
  builderConfig: {
    ...builderConfig,
    performance: {
      ...performance,
      buildCache: {
        ...(typeof buildCache === 'object' ? buildCache : {}),
        cacheDirectory: path.resolve(OUT_DIR, '../cache'),
      },
    },
  },
});
