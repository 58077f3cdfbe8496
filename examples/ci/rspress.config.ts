import { defineConfig } from '@rspress/core';

export default defineConfig({
  root: 'docs',
  title: 'Tea',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  // A missing translation fails the build, but doesn't stop the dev server.
  languageParity: { enabled: process.env.NODE_ENV === 'production' },
  markdown: {
    link: { checkAnchors: true },
  },
  themeConfig: { lastUpdated: true },
});
