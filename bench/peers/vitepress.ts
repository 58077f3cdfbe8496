import path from 'node:path';
import { type GeneratedPage, LANGUAGES, type Language } from '../generated-pages';
import { FAVICON, type Generator, groupsOf, homeText, ORIGIN, pageText, writeText } from './generator';

const bin = (packages: string) => path.join(packages, 'node_modules/vitepress/bin/vitepress.js');

/** VitePress with its default theme and its local search. */
export const vitepress: Generator = {
  subject: 'vitepress',
  packages: { vitepress: '1.6.4' },
  write(folder, pages) {
    for (const lang of LANGUAGES) {
      writeText(path.join(folder, prefixOf(lang), 'index.md'), homeText(lang, 'heading'));
    }
    for (const page of pages) writeText(path.join(folder, this.sourceOf(page)), pageText(page, 'heading'));
    writeText(path.join(folder, 'public/favicon.svg'), FAVICON);
    writeText(path.join(folder, '.vitepress/config.mjs'), config(pages));
  },
  build: packages => [bin(packages), 'build', '.'],
  dev: (packages, port) => [bin(packages), 'dev', '.', '--port', String(port)],
  output: '.vitepress/dist',
  sourceOf: ({ lang, path: page }) => path.join(prefixOf(lang), `${page}.md`),
  search: {
    button: '#local-search button',
    key: 'ControlOrMeta+k',
    input: '#localsearch-input',
    hit: '.VPLocalSearchBox a.result',
  },
};

const prefixOf = (lang: Language) => (lang === 'en' ? '' : lang);

function config(pages: readonly GeneratedPage[]): string {
  const locale = (lang: Language, label: string) => {
    const prefix = lang === 'en' ? '/' : `/${lang}/`;
    const sidebar = groupsOf(pages, lang).map(({ label, pages }) => ({
      text: label,
      items: pages.map(({ title, path }) => ({ text: title, link: prefix + path })),
    }));
    return { label, lang, themeConfig: { sidebar } };
  };
  const settings = {
    title: 'Bench',
    cleanUrls: true,
    head: [['link', { rel: 'icon', href: '/favicon.svg' }]],
    sitemap: { hostname: ORIGIN },
    locales: { root: locale('en', 'English'), zh: locale('zh', '简体中文') },
    themeConfig: { search: { provider: 'local' } },
  };
  return `export default ${JSON.stringify(settings)};\n`;
}
