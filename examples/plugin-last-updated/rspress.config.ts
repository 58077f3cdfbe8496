import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Paper Boat',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  themeConfig: {
    lastUpdated: {
      author: ({ name, email }) => (email.endsWith('@example.com') ? name : 'a contributor'),
    },
  },
});
