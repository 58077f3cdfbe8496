import path from 'node:path';
import { LANGUAGES, type Language } from '../generated-pages';
import {
  FAVICON,
  type Generator,
  groupsOf,
  homeText,
  ORIGIN,
  pageText,
  writeJson,
  writeText,
} from './generator';

const bin = (packages: string) => path.join(packages, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/**
 * Docusaurus in its Rspack mode, with the classic theme. Its own search needs a hosted service, so a popular plugin
 * adds a local one.
 */
export const docusaurus: Generator = {
  subject: 'docusaurus',
  packages: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    '@easyops-cn/docusaurus-search-local': '0.55.3',
    react: '19.1.10',
    'react-dom': '19.1.10',
  },
  overrides: { '@docsearch/core': '4.7.0', '@docsearch/css': '4.7.0', '@docsearch/react': '4.7.0' },
  write(folder, pages) {
    writeText(path.join(folder, 'docusaurus.config.mjs'), CONFIG);
    writeText(path.join(folder, 'static/img/favicon.svg'), FAVICON);
    writeJson(path.join(folder, 'package.json'), { name: 'bench', private: true });
    for (const lang of LANGUAGES) {
      const docs = path.join(folder, docsOf(lang));
      writeText(path.join(docs, 'index.md'), `---\nslug: /\n---\n\n${homeText(lang, 'heading')}`);
      for (const [index, { name, label }] of groupsOf(pages, lang).entries()) {
        writeJson(path.join(docs, name, '_category_.json'), { label, position: index + 1 });
      }
    }
    for (const page of pages) writeText(path.join(folder, this.sourceOf(page)), pageText(page, 'heading'));
  },
  build: packages => [bin(packages), 'build', '.'],
  dev: (packages, port) => [bin(packages), 'start', '.', '--no-open', '--port', String(port)],
  output: 'build',
  sourceOf: ({ lang, path: page }) => `${docsOf(lang)}/${page}.md`,
  search: {
    button: '.navbar__search-input',
    key: 'ControlOrMeta+k',
    input: '.navbar__search-input',
    hit: '[class*="suggestion_"]',
  },
};

function docsOf(lang: Language): string {
  return lang === 'en' ? 'docs' : `i18n/${lang}/docusaurus-plugin-content-docs/current`;
}

const CONFIG = `export default {
  title: 'Bench',
  favicon: 'img/favicon.svg',
  url: '${ORIGIN}',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  markdown: { format: 'detect' },
  future: { v4: true, faster: true },
  i18n: { defaultLocale: 'en', locales: ['en', 'zh'], localeConfigs: { zh: { htmlLang: 'zh-CN' } } },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
  themes: [['@easyops-cn/docusaurus-search-local', { language: ['en', 'zh'], indexBlog: false, docsRouteBasePath: '/' }]],
  themeConfig: {
    navbar: { title: 'Bench', items: [{ type: 'localeDropdown', position: 'right' }] },
    prism: { additionalLanguages: ['bash', 'json'] },
  },
};
`;
