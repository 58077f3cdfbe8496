import { defineConfig } from '@rspress/core';
import { pluginApiDocgen } from '@rspress/plugin-api-docgen';
import { pluginPreview } from '@rspress/plugin-preview';
import { pluginTwoslash } from '@rspress/plugin-twoslash';

export default defineConfig({
  title: 'Paper UI',
  plugins: [
    pluginPreview(),
    pluginApiDocgen({ entries: { button: './src/Button.tsx' } }),
    pluginTwoslash({
      twoslashOptions: {
        // 4 is `react-jsx`.
        compilerOptions: { jsx: 4, paths: { 'paper-ui': ['./src/index.ts'] } },
      },
    }),
  ],
});
