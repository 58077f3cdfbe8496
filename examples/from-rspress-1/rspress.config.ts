import * as path from 'node:path';
import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rspress/core';
import { transformerCompatibleMetaHighlight } from '@rspress/core/shiki-transformers';
import { transformerNotationDiff } from '@shikijs/transformers';
import { banner } from './plugins/banner';
import { readingTime } from './plugins/reading-time';

export default defineConfig({
  title: 'Paper Boat',
  lang: 'en',
  mediumZoom: { selector: '.rspress-doc p img' },
  route: {
    excludeConvention: [],
  },
  markdown: {
    link: { checkDeadLinks: true },
    globalComponents: [path.join(__dirname, 'components/Folds.tsx')],
    shiki: {
      transformers: [transformerNotationDiff(), transformerCompatibleMetaHighlight()],
    },
  },
  builderConfig: {
    plugins: [banner(), pluginSass()],
  },
  plugins: [
    readingTime(),
  ],
  themeConfig: {
    lastUpdated: true,
    editLink: {
      docRepoBaseUrl: 'https://git.example.com/paper-boat/docs',
    },
    locales: [
      {
        lang: 'en',
        label: 'English',
      },
      {
        lang: 'zh',
        label: '简体中文',
      },
    ],
  },
});
