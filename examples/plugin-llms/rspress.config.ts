import { defineConfig } from '@rspress/core';
import { pluginLlms } from '@rspress/plugin-llms';

export default defineConfig({
  title: 'Bakery',
  description: 'Bread, step by step.',
  siteOrigin: 'https://bakery.example.com',
  plugins: [
    pluginLlms({
      exclude: ({ page }) => page.frontmatter.internal === true,
    }),
  ],
});
