import { defineConfig } from '@rspress/core';
import { rehypeLead } from './plugins/rehype-lead';
import { remarkAbbreviations } from './plugins/remark-abbreviations';

export default defineConfig({
  title: 'Paper Boat',
  markdown: {
    remarkPlugins: [[remarkAbbreviations, { GSM: 'grams per square meter' }]],
    rehypePlugins: [rehypeLead],
  },
});
