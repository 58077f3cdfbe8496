import { defineConfig } from '@rspress/core';
import { pluginTwoslash } from '@rspress/plugin-twoslash';

export default defineConfig({
  title: 'Paper Boat',
  plugins: [
    pluginTwoslash({
      twoslashOptions: {
        compilerOptions: { noUncheckedIndexedAccess: true, types: [] },
        customTags: ['annotate', 'log', 'warn', 'error'],
      },
    }),
  ],
});
