import { defineConfig } from '@rspress/core';

export default defineConfig({
  root: 'docs',
  title: 'Paper Boat',
  themeConfig: {
    editLink: {
      docRepoBaseUrl: 'https://github.com/your-name/paper-boat/edit/main/website/docs',
    },
    lastUpdated: true,
  },
});
