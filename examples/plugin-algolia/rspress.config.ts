import { defineConfig } from '@rspress/core';
import { pluginAlgolia } from '@rspress/plugin-algolia';

export default defineConfig({
  title: 'Harbour',
  siteOrigin: 'https://harbour.example.com',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  plugins: [pluginAlgolia({ verificationContent: '0123456789ABCDEF' })],
});
