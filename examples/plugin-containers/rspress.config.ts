import path from 'node:path';
import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Paper Boat',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  globalStyles: path.resolve('styles/containers.css'),
  markdown: { globalComponents: [path.resolve('components/Launch.tsx')] },
});
