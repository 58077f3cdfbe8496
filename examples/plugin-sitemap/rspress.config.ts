import { defineConfig } from '@rspress/core';
import { pluginSitemap } from '@rspress/plugin-sitemap';

export default defineConfig({
  title: 'Bakery',
  siteOrigin: 'https://bakery.example.com',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  route: { cleanUrls: true },
  plugins: [
    pluginSitemap({
      customMaps: {
        '/guide/bread': {
          loc: 'https://bakery.example.com/guide/bread',
          lastmod: '2026-03-01',
          priority: '0.9',
        },
      },
    }),
  ],
});
