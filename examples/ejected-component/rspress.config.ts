import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Night sky',
  builderConfig: { plugins: [pluginSass()] },
});
