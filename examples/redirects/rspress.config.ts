import { defineConfig } from '@rspress/core';
import { pluginMovedPages } from './plugins/moved-pages';

export default defineConfig({
  title: 'Bakery',
  siteOrigin: 'https://bakery.example.com',
  route: { cleanUrls: true },
  plugins: [
    pluginMovedPages({
      '/bread': '/guide/bread',
      '/recipes/': '/guide/',
      '/recipes/rye': '/guide/bread#rye',
    }),
  ],
});
