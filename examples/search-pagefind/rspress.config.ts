import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Paper Boat',
  search: false,
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
});
