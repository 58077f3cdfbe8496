import { defineConfig } from '@rspress/core';

export default defineConfig({
  base: '/docs/',
  title: 'Lighthouse',
  logo: '/lamp.svg',
});
