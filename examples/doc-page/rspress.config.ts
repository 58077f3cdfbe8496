import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Kite maker',
  llms: true,
  themeConfig: {
    editLink: { docRepoBaseUrl: 'https://github.com/kite-maker/docs/edit/main/docs' },
    llmsUI: { placement: 'title', viewOptions: ['markdownLink', 'claude'] },
  },
});
