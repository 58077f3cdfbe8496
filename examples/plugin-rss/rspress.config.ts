import { defineConfig } from '@rspress/core';
import { pluginRss } from '@rspress/plugin-rss';

export default defineConfig({
  title: 'Bakery',
  description: 'Bread, step by step.',
  siteOrigin: 'https://bakery.example.com',
  route: { cleanUrls: true },
  plugins: [
    pluginRss({
      feed: {
        title: 'Bakery blog',
        language: 'en',
        test: /^\/blog\/./,
      },
    }),
  ],
});
