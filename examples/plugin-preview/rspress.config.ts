import { defineConfig } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';

export default defineConfig({
  title: 'Lamp',
  base: '/lamp/',
  plugins: [
    pluginPreview({
      previewLanguages: ['jsx', 'tsx', 'json'],
      previewCodeTransform: ({ language, code }) =>
        language === 'json'
          ? `import { Card } from ${JSON.stringify(`${import.meta.dirname}/samples/Card.tsx`)};
             export default () => <Card {...${code}} />;`
          : code,
      iframeOptions: {
        builderConfig: { html: { title: 'Lamp preview' } },
      },
    }),
  ],
});
