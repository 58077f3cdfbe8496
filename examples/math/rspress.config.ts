import path from 'node:path';
import { defineConfig } from '@rspress/core';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { remarkFormulas } from './plugins/remark-formulas';

export default defineConfig({
  title: 'Bakery',
  globalStyles: path.resolve('styles/math.css'),
  markdown: {
    remarkPlugins: [remarkMath, remarkFormulas],
    rehypePlugins: [rehypeKatex],
  },
});
