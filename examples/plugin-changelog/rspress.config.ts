import { defineConfig } from '@rspress/core';
import { pluginChangelog } from './plugins/changelog';

export default defineConfig({
  title: 'Paper Boat',
  plugins: [pluginChangelog({ routePath: '/news' })],
});
