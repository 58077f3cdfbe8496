import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { logicalSides } from './plugins/logical-sides';

export default defineConfig({
  siteOrigin: 'https://boat.example.com',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English', title: 'Paper Boat' },
    { lang: 'zh-TW', label: '繁體中文', title: '紙船' },
    { lang: 'ar', label: 'العربية', title: 'قارب ورقي' },
  ],
  globalUIComponents: [path.resolve('components/Direction.tsx')],
  globalStyles: path.resolve('styles/rtl.css'),
  builderConfig: {
    tools: {
      postcss(_options, { addPlugins }) {
        addPlugins(logicalSides);
      },
    },
  },
});
