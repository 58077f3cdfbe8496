import { defineConfig } from '@rspress/core';
import { pluginHookLog } from './plugins/hook-log';

export default defineConfig({
  title: 'Paper Boat',
  plugins: [pluginHookLog()],
});
