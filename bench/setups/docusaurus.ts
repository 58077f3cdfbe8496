import path from 'node:path';
import { LANGUAGES } from '../generated-pages';
import { inPackages } from '../run';
import { groupsOf, ORIGIN, type Setup, writeConfig, writeJson } from './setup';

const PROGRAM = inPackages('@docusaurus/core/bin/docusaurus.mjs');
const SEARCH = '@easyops-cn/docusaurus-search-local';

/**
 * Docusaurus in its Rspack mode, with the classic theme. Its own search needs a hosted service, so a popular plugin
 * adds a local one.
 */
export const docusaurus: Setup = {
  subject: 'docusaurus',
  packages: [
    '@docusaurus/core',
    '@docusaurus/faster',
    '@docusaurus/preset-classic',
    SEARCH,
    'react',
    'react-dom',
  ],
  write(folder, pages) {
    writeConfig(path.join(folder, 'docusaurus.config.mjs'), {
      title: 'Bench',
      favicon: 'favicon.svg',
      url: ORIGIN,
      baseUrl: '/',
      trailingSlash: false,
      onBrokenLinks: 'ignore',
      markdown: { format: 'detect' },
      future: { v4: true, faster: true },
      i18n: { defaultLocale: 'en', locales: LANGUAGES, localeConfigs: { zh: { htmlLang: 'zh-CN' } } },
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
      themes: [[SEARCH, { language: LANGUAGES, indexBlog: false, docsRouteBasePath: '/' }]],
      themeConfig: {
        navbar: { title: 'Bench', items: [{ type: 'localeDropdown', position: 'right' }] },
        prism: { additionalLanguages: ['bash', 'json'] },
      },
    });
    writeJson(path.join(folder, 'package.json'), { name: 'bench', private: true });
    for (const lang of LANGUAGES) {
      for (const [index, { name, label }] of groupsOf(pages, lang).entries()) {
        const file = path.join(folder, this.folderOf(lang), name, '_category_.json');
        writeJson(file, { label, position: index + 1 });
      }
    }
  },
  folderOf: lang => (lang === 'en' ? 'docs' : `i18n/${lang}/docusaurus-plugin-content-docs/current`),
  publicFolder: 'static',
  build: [PROGRAM, 'build', '.'],
  dev: [PROGRAM, 'start', '.', '--no-open'],
  output: 'build',
  search: {
    button: '.navbar__search-input',
    input: '.navbar__search-input',
    hit: '[class*="suggestion_"]',
  },
};
