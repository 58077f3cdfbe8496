import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { remarkMermaid } from './plugins/remark-mermaid';

export default defineConfig({
  title: 'Bakery',
  markdown: {
    globalComponents: [path.resolve('components/Mermaid.tsx')],
    remarkPlugins: [remarkMermaid],
  },
});
