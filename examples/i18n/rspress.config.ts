import { defineConfig } from '@rspress/core';

export default defineConfig({
  siteOrigin: 'https://boat.example.com',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English', title: 'Paper Boat', description: 'How to fold a paper boat.' },
    { lang: 'zh', label: '简体中文', title: '纸船', description: '纸船的折法。' },
  ],
  languageParity: { enabled: process.env.NODE_ENV === 'production' },
});
