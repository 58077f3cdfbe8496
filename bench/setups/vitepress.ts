import path from 'node:path';
import type { Language } from '../generated-pages';
import { inPackages } from '../run';
import { groupsOf, ORIGIN, type Setup, writeConfig } from './setup';

const PROGRAM = inPackages('vitepress/bin/vitepress.js');

/** VitePress with its default theme and its local search. */
export const vitepress: Setup = {
  subject: 'vitepress',
  packages: ['vitepress'],
  write(folder, pages) {
    const locale = (lang: Language, label: string) => {
      const sidebar = groupsOf(pages, lang).map(({ label, pages }) => ({
        text: label,
        items: pages.map(({ title, path }) => ({
          text: title,
          link: `${lang === 'en' ? '' : '/zh'}/${path}`,
        })),
      }));
      return { label, lang, themeConfig: { sidebar } };
    };
    writeConfig(path.join(folder, '.vitepress/config.mjs'), {
      title: 'Bench',
      cleanUrls: true,
      head: [['link', { rel: 'icon', href: '/favicon.svg' }]],
      sitemap: { hostname: ORIGIN },
      locales: { root: locale('en', 'English'), zh: locale('zh', '简体中文') },
      themeConfig: { search: { provider: 'local' } },
    });
  },
  folderOf: lang => (lang === 'en' ? '' : lang),
  publicFolder: 'public',
  build: [PROGRAM, 'build', '.'],
  dev: [PROGRAM, 'dev', '.'],
  output: '.vitepress/dist',
  search: {
    button: '#local-search button',
    input: '#localsearch-input',
    hit: '.VPLocalSearchBox a.result',
  },
};
