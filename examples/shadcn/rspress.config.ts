import path from 'node:path';
import { pluginTailwindcss } from '@rsbuild/plugin-tailwindcss';
import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Paper Boat',
  globalStyles: path.resolve('styles/tailwind.css'),
  builderConfig: {
    plugins: [pluginTailwindcss()],
  },
});
