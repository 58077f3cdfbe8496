import path from 'node:path';
import { defineConfig } from '@rspress/core';
import site from '../rspress.config';

const { BENCH_DOCS: root = site.root, BENCH_LEAN, OUT_DIR = '' } = process.env;
const { builderConfig: { performance, ...builderConfig } = {}, ...config } = site;
const { buildCache } = performance ?? {};

/** What these write is about single pages of this site, which generated ones do not have. */
const ABOUT_THIS_SITE = ['site-api-reference-json', 'site-example-archives', 'site-shiki-files'];
/** What these write the default theme does not write. */
const BESIDE_PAGES = ['site-markdown-pages', 'site-social-images'];

const left = [...(root === site.root ? [] : ABOUT_THIS_SITE), ...(BENCH_LEAN ? BESIDE_PAGES : [])];

/** This site, or generated pages in its place, with a bundler cache beside the output: cold in a new folder. */
export default defineConfig({
  ...config,
  root,
  llms: !BENCH_LEAN,
  plugins: config.plugins?.filter(({ name }) => !left.includes(name)),
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
