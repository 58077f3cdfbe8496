import { defineConfig } from '@rspress/core';
import { pluginApiDocgen } from '@rspress/plugin-api-docgen';

export default defineConfig({
  title: 'Paper Boat',
  plugins: [
    pluginApiDocgen({
      entries: { sail: './src/Sail.tsx' },
    }),
  ],
});
