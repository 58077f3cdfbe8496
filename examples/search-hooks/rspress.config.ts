import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { pluginSearchText } from './plugins/search-text';

export default defineConfig({
  title: 'Paper Boat',
  search: {
    codeBlocks: false,
    searchHooks: path.resolve('search-hooks.tsx'),
  },
  plugins: [pluginSearchText()],
});
