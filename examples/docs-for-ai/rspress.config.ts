import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Tidebook',
  description: 'Tide tables for JavaScript.',
  siteOrigin: 'https://tidebook.example.com',
  llms: true,
});
