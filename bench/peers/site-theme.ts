import path from 'node:path';
import { CONFIG, siteEnv } from '../site';
import { type Generator, homeText, writeText } from './generator';
import { rspress, writeDocs } from './rspress';

/** Rspress with this site's theme, search, and plugins, except for plugins for single pages of this site. */
export const siteTheme: Generator = {
  ...rspress,
  subject: 'siteTheme',
  write(folder, pages) {
    const docs = path.join(folder, 'docs');
    writeDocs(docs, pages);
    // The contract "markdown-escapes" needs a heading with an explicit id. No measurement looks at this page.
    writeText(path.join(docs, 'en/index.md'), `${homeText('en', 'heading')}\n## Pages {#pages}\n`);
  },
  build: packages => [...rspress.build(packages), '--config', CONFIG],
  dev: (packages, port) => [...rspress.dev(packages, port), '--config', CONFIG],
  env: folder => ({
    ...siteEnv(path.join(folder, rspress.output)),
    BENCH_DOCS: path.join(folder, 'docs'),
  }),
  cwd: process.cwd(),
  search: {
    button: '[data-search]',
    key: 'ControlOrMeta+k',
    // Readers type into the early box until the dialog has loaded.
    input: '#early-search-box input, .DocSearch-Input',
    hit: '.DocSearch-Hit a',
  },
};

/**
 * The same without social images and Markdown files for language models, which the default theme doesn't write either.
 */
export const siteThemeLean: Generator = {
  ...siteTheme,
  subject: 'siteThemeLean',
  env: folder => ({ ...siteTheme.env?.(folder), BENCH_LEAN: '1' }),
  onlyBuilt: true,
};
