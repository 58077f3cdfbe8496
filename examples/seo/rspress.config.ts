import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { pluginSitemap } from '@rspress/plugin-sitemap';

const ORIGIN = 'https://bakery.example.com';

export default defineConfig({
  title: 'Bakery',
  description: 'Bread recipes for a home oven.',
  siteOrigin: ORIGIN,
  route: { cleanUrls: true },
  head: [
    ['meta', { property: 'og:image', content: `${ORIGIN}/social.png` }],
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    route => ['link', { rel: 'canonical', href: ORIGIN + route.routePath }],
  ],
  globalUIComponents: [path.resolve('components/StructuredData.tsx')],
  plugins: [pluginSitemap()],
});
