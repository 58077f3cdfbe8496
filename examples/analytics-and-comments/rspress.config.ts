import path from 'node:path';
import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Knots',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  globalUIComponents:
    process.env.NODE_ENV === 'production'
      ? [[path.resolve('components/Consent.tsx'), { src: 'https://stats.example.com/script.js' }]]
      : [],
});
