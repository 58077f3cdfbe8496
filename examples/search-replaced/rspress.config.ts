import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Paper Boat',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
});
