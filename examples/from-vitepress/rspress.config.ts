import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { pluginClientRedirects } from '@rspress/plugin-client-redirects';
import { pluginSitemap } from '@rspress/plugin-sitemap';
import { transformerMetaHighlight, transformerNotationDiff } from '@shikijs/transformers';

export default defineConfig({
  siteOrigin: 'https://tea.example.com',
  icon: '/kettle.svg',
  logo: '/kettle.svg',
  lang: 'en',
  route: { cleanUrls: true, localeRedirect: 'never' },
  markdown: {
    globalComponents: [path.resolve('components/SteepTime.tsx')],
    shiki: {
      transformers: [
        transformerNotationDiff(),
        transformerMetaHighlight(),
        {
          name: 'has-highlighted',
          pre(node) {
            this.addClassToHast(node, 'has-highlighted');
          },
        },
      ],
    },
  },
  plugins: [
    pluginSitemap(),
    pluginClientRedirects({ redirects: [{ from: '^/zh-CN(/|$)', to: '/zh/' }] }),
  ],
  themeConfig: {
    lastUpdated: true,
    socialLinks: [{ icon: 'github', mode: 'link', content: 'https://github.com/tea-house/docs' }],
    editLink: { docRepoBaseUrl: 'https://github.com/tea-house/docs/edit/main/docs' },
    footer: { message: 'Open from noon. © Tea House' },
    locales: [
      {
        lang: 'en',
        label: 'English',
        title: 'Tea House',
        description: 'How to brew a good pot of tea.',
        nav: [{ text: 'Guide', link: '/guide/brew', activeMatch: '/guide/' }],
        sidebar: {
          '/guide/': [
            {
              text: 'Basics',
              collapsible: false,
              items: [
                { text: 'Brew a pot', link: '/guide/brew' },
                { text: 'Choose water', link: '/guide/water' },
              ],
            },
          ],
        },
      },
      {
        lang: 'zh',
        label: '简体中文',
        title: '茶馆',
        description: '泡一壶好茶的方法。',
        nav: [{ text: '指南', link: '/guide/brew', activeMatch: '/guide/' }],
        sidebar: {
          '/zh/guide/': [
            {
              text: '基础',
              collapsible: false,
              items: [
                { text: '泡一壶茶', link: '/guide/brew' },
                { text: '选水', link: '/guide/water' },
              ],
            },
          ],
        },
      },
    ],
  },
});
