import path from 'node:path';
import { defineConfig } from '@rspress/core';
import {
  transformerMetaHighlight,
  transformerNotationDiff,
  transformerNotationErrorLevel,
  transformerNotationFocus,
  transformerNotationHighlight,
} from '@shikijs/transformers';
import { rehypeLead } from './plugins/rehype-lead';
import { remarkVersion } from './plugins/remark-version';

export default defineConfig({
  root: 'docs',
  title: 'Markdown and MDX',
  llms: true,
  route: {
    // Files in this folder can be imported, but have no address of their own.
    exclude: ['fragments/**'],
  },
  markdown: {
    remarkPlugins: [[remarkVersion, { version: '2.0.22' }]],
    rehypePlugins: [rehypeLead],
    globalComponents: [path.resolve('components/Since.tsx')],
    defaultCodeOverflow: { height: 400, behavior: 'fold' },
    shiki: {
      transformers: [
        // Comments such as `[!code ++]`.
        transformerNotationDiff(),
        transformerNotationErrorLevel(),
        transformerNotationFocus(),
        transformerNotationHighlight(),
        // `{1,3-5}` gives these lines the class `highlighted` …
        transformerMetaHighlight(),
        // … which the default theme paints only inside `.has-highlighted`.
        {
          name: 'has-highlighted',
          pre(node) {
            this.addClassToHast(node, 'has-highlighted');
          },
        },
      ],
    },
  },
});
