import { defineConfig } from '@rspress/core';

export default defineConfig({
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English', title: 'Paper Boat' },
    { lang: 'zh', label: '简体中文', title: '纸船' },
  ],
  route: { cleanUrls: true },
  multiVersion: {
    default: 'v2',
    versions: ['v2', 'v1'],
  },
});
