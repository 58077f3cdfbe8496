import path from 'node:path';
import { defineConfig } from '@rspress/core';
import site from '../rspress.config';

const { BENCH_DOCS: root = site.root, OUT_DIR = '' } = process.env;
const { builderConfig: { performance, ...builderConfig } = {}, ...config } = site;
const { buildCache } = performance ?? {};

/** This site, or generated pages in its place, with a bundler cache beside the output: cold in a new folder. */
export default defineConfig({
  ...config,
  root,
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
