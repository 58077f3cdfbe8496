import path from 'node:path';
import { ROOM } from '../../scripts/build-site';
import { CONFIG, siteEnv } from '../site';
import type { Generator } from './generator';
import { rspress, writeDocs } from './rspress';

/** The same generator with the theme, the plugins and the search of this site, but for what is about single pages. */
export const siteTheme: Generator = {
  ...rspress,
  subject: 'siteTheme',
  write: (folder, pages) => writeDocs(path.join(folder, 'docs'), pages),
  build: packages => [ROOM, ...rspress.build(packages), '--config', CONFIG],
  dev: (packages, port) => [...rspress.dev(packages, port), '--config', CONFIG],
  env: folder => ({
    ...siteEnv(path.join(folder, rspress.output)),
    BENCH_DOCS: path.join(folder, 'docs'),
  }),
  cwd: process.cwd(),
  bundlerCache: 'cache',
  search: {
    button: '[data-search]',
    key: 'ControlOrMeta+k',
    // Readers type into the first until the second is there.
    input: '#early-search-box input, .DocSearch-Input',
    hit: '.DocSearch-Hit a',
  },
};

/** The same without Markdown for language models and social images: what the default theme writes, and no more. */
export const siteThemeLean: Generator = {
  ...siteTheme,
  subject: 'siteThemeLean',
  env: folder => ({ ...siteTheme.env?.(folder), BENCH_LEAN: '1' }),
  onlyBuilt: true,
};
