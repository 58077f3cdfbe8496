import { defineConfig } from '@rspress/core';
import site from '../rspress.config';

const { BENCH_DOCS, BENCH_LEAN } = process.env;

/** These plugins write files about single pages of this site, which generated sites don't have. */
const ABOUT_THIS_SITE = ['site-api-reference-json', 'site-example-archives', 'site-shiki-files'];
/** These plugins write files that the default theme doesn't write. */
const BESIDE_PAGES = ['site-markdown-pages', 'site-social-images'];

const omitted = [...(BENCH_DOCS ? ABOUT_THIS_SITE : []), ...(BENCH_LEAN ? BESIDE_PAGES : [])];

/** This site, or the generated pages in `BENCH_DOCS` with this site's theme and their own favicon. */
export default defineConfig({
  ...site,
  ...(BENCH_DOCS ? { root: BENCH_DOCS, icon: '/favicon.svg' } : {}),
  llms: BENCH_LEAN ? false : site.llms,
  plugins: site.plugins?.filter(({ name }) => !omitted.includes(name)),
});
