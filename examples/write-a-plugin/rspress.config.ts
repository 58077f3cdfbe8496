import { defineConfig } from '@rspress/core';
import { pluginReadingTime } from './plugins/reading-time/src/index.ts';

export default defineConfig({
  title: 'Paper Boat',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文', title: '纸船' },
  ],
  llms: true,
  plugins: [pluginReadingTime({ wordsPerMinute: 200 })],
});
