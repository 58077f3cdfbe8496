import { defineConfig } from '@rspress/core';
import { pluginShortPageList } from './plugins/short-page-list';

export default defineConfig({
  title: 'Bakery',
  ssg: { experimentalWorker: true },
  search: { codeBlocks: false },
  builderConfig: {
    performance: { printFileSize: false },
  },
  plugins: [pluginShortPageList()],
});
