import path from 'node:path';
import { defineConfig } from '@rspress/core';

export default defineConfig({
  root: 'docs',
  title: 'Theme components',
  llms: true,
  themeConfig: { fallbackHeadingTitle: false },
  markdown: {
    globalComponents: [
      path.resolve('components/Card/Card.tsx'),
      path.resolve('components/LinkCard/LinkCard.tsx'),
    ],
  },
});
