import { defineConfig } from '@rspress/core';
import { pluginReadingTime } from '../../src/index.ts';

export default defineConfig({
  title: 'Knots',
  plugins: [pluginReadingTime({ wordsPerMinute: 3, listPath: '/all' })],
});
