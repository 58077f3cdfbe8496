import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Tidewatch',
  description: 'Tide tables for small boats.',
  themeConfig: {
    footer: { message: '© 2026 The Tidewatch crew' },
  },
});
