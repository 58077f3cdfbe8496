import path from 'node:path';
import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Paper Boat',
  globalStyles: path.resolve('styles/global.scss'),
  builderConfig: {
    plugins: [pluginSass()],
  },
});
