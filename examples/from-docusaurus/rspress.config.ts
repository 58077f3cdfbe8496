import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { transformerCompatibleMetaHighlight } from '@rspress/core/shiki-transformers';

export default defineConfig({
  title: 'Paper Boat',
  icon: '/img/boat.svg',
  logo: '/img/boat.svg',
  logoText: 'Paper Boat',
  siteOrigin: 'https://boat.example.com',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English', description: 'A boat from one sheet' },
    { lang: 'zh', label: '简体中文', description: '一张纸折一只船' },
  ],
  head: [['meta', { name: 'theme-color', content: '#0b5fff' }]],
  route: { cleanUrls: true },
  globalStyles: path.resolve('src/css/custom.css'),
  markdown: {
    shiki: { transformers: [transformerCompatibleMetaHighlight()] },
  },
  builderConfig: {
    resolve: { alias: { '@site': path.resolve('.') } },
  },
  themeConfig: {
    editLink: { docRepoBaseUrl: 'https://git.example.com/paper-boat/edit/main/docs' },
    footer: { message: '© 2026 Paper Boat' },
  },
});
