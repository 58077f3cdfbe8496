import { defineConfig } from '@rspress/core';

export default defineConfig({
  base: process.env.BASE_PATH || '/',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English', title: 'Paper Boat' },
    { lang: 'zh', label: '简体中文', title: '纸船' },
  ],
});
