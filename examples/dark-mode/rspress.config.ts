import path from 'node:path';
import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Paper Boat',
  logo: { light: '/logo-light.svg', dark: '/logo-dark.svg' },
  globalStyles: path.resolve('styles/modes.css'),
});
