import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Bakery',
  description: 'Bread, step by step.',
  siteOrigin: 'https://bakery.example.com',
  llms: true,
});
