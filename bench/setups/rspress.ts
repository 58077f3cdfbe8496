import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { type GeneratedPage, LANGUAGES } from '../generated-pages';
import { groupsOf, ORIGIN, type Setup, writeConfig, writeJson } from './setup';

const PROGRAM = path.resolve('node_modules/@rspress/core/bin/rspress.js');
const CONFIG = ['--config', path.resolve('bench/site.config.ts')];

/** Rspress, which this site uses, with its default theme and built-in search. */
export const rspress: Setup = {
  subject: 'rspress',
  packages: [],
  write(folder, pages) {
    writeNavigation(folder, pages);
    writeConfig(path.join(folder, 'rspress.config.mjs'), {
      root: 'docs',
      title: 'Bench',
      icon: '/favicon.svg',
      siteOrigin: ORIGIN,
      lang: 'en',
      locales: [
        { lang: 'en', label: 'English' },
        { lang: 'zh', label: '简体中文' },
      ],
      route: { cleanUrls: true },
    });
  },
  folderOf: lang => `docs/${lang}`,
  publicFolder: 'docs/public',
  build: [PROGRAM, 'build'],
  dev: [PROGRAM, 'dev'],
  output: 'doc_build',
  search: {
    button: '.rp-search-button',
    input: '.rp-search-panel__input',
    hit: '.rp-search-panel__results a[href]',
  },
};

/** This site. */
export const site: Setup = {
  ...rspress,
  subject: 'site',
  write() {},
  isInProject: true,
  build: [...rspress.build, ...CONFIG],
  dev: [...rspress.dev, ...CONFIG],
  env: siteEnv,
  search: {
    button: '[data-search]',
    // Readers type into the early box until the dialog has loaded.
    input: '#early-search-box input, .DocSearch-Input',
    hit: '.DocSearch-Hit a',
  },
};

/** Rspress with this site's theme, search, and plugins, except for plugins for single pages of this site. */
export const siteTheme: Setup = {
  ...site,
  subject: 'siteTheme',
  write(folder, pages) {
    writeNavigation(folder, pages);
    // The contract "markdown-escapes" needs a heading with an explicit id. No measurement looks at this page.
    appendFileSync(path.join(folder, this.folderOf('en'), 'index.md'), '\n## Pages {#pages}\n');
  },
  env: folder => ({ ...siteEnv(folder), BENCH_DOCS: path.join(folder, 'docs') }),
};

/**
 * The same without social images and Markdown files for language models, which the default theme doesn't write either.
 */
export const siteThemeLean: Setup = {
  ...siteTheme,
  subject: 'siteThemeLean',
  env: folder => ({ ...siteTheme.env?.(folder), BENCH_LEAN: '1' }),
  onlyBuilt: true,
};

/** Writes the navigation files of each language. */
function writeNavigation(folder: string, pages: readonly GeneratedPage[]) {
  for (const lang of LANGUAGES) {
    const own = path.join(folder, 'docs', lang);
    const groups = groupsOf(pages, lang);
    writeJson(path.join(own, '_nav.json'), [
      { text: lang === 'zh' ? '指南' : 'Guide', link: '/part-1/page-1', activeMatch: '/part-' },
    ]);
    const meta = groups.map(({ name, label }) => ({ type: 'dir', name, label }));
    writeJson(path.join(own, '_meta.json'), meta);
    for (const { name, pages } of groups) {
      const names = pages.map(({ path: page }) => path.basename(page));
      writeJson(path.join(own, name, '_meta.json'), names);
    }
  }
}

/**
 * Returns environment variables for building this site, or generated pages with its theme. They set the defaults, so
 * that the variables of this machine have no effect.
 * @param folder absolute path of a folder in the project
 */
function siteEnv(folder: string): Record<string, string> {
  // Settings take slashes on each system.
  const inProject = path.relative(process.cwd(), folder).split(path.sep).join('/');
  return {
    OUT_DIR: `${inProject}/${rspress.output}`,
    SITE_CACHE_DIR: `${inProject}/cache`,
    BASE_PATH: '/',
    SITE_ORIGIN: ORIGIN,
    ALGOLIA_APP_ID: '',
    ALGOLIA_API_KEY: '',
    ALGOLIA_INDEX_NAME: '',
  };
}
