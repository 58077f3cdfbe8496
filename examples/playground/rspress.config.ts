import { defineConfig } from '@rspress/core';
import { pluginPlayground } from './plugins/playground';

export default defineConfig({
  title: 'Paper Boat',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  plugins: [
    pluginPlayground({
      include: { './boats': './demos/boats.ts' },
    }),
  ],
});
