import * as path from 'node:path';
import { pluginMediumZoom } from '@rspress/plugin-medium-zoom';
import { createTransformerDiff, pluginShiki } from '@rspress/plugin-shiki';
import { defineConfig } from 'rspress/config';
import { banner } from './plugins/banner';
import { readingTime } from './plugins/reading-time';

export default defineConfig({
  title: 'Paper Boat',
  lang: 'en',
  mediumZoom: false,
  ssg: { strict: true },
  markdown: {
    checkDeadLinks: true,
    mdxRs: false,
    highlightLanguages: [['py', 'python']],
    globalComponents: [path.join(__dirname, 'components/Folds.tsx')],
  },
  builderPlugins: [banner()],
  plugins: [
    pluginShiki({
      langs: ['python'],
      transformers: [createTransformerDiff()],
    }),
    pluginMediumZoom({ selector: '.rspress-doc p img' }),
    readingTime(),
  ],
  themeConfig: {
    lastUpdated: true,
    editLink: {
      docRepoBaseUrl: 'https://git.example.com/paper-boat/docs',
      text: 'Edit this page',
    },
    locales: [
      {
        lang: 'en',
        label: 'English',
        outlineTitle: 'On this page',
        prevPageText: 'Before',
        nextPageText: 'Next',
      },
      {
        lang: 'zh',
        label: '简体中文',
        outlineTitle: '大纲',
        prevPageText: '上一篇',
        nextPageText: '下一篇',
        editLink: {
          docRepoBaseUrl: 'https://git.example.com/paper-boat/docs',
          text: '编辑此页',
        },
      },
    ],
  },
});
