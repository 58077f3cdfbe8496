import path from 'node:path';
import { defineConfig } from '@rspress/core';
import {
  transformerMetaHighlight,
  transformerNotationDiff,
  transformerNotationErrorLevel,
  transformerNotationFocus,
  transformerNotationHighlight,
  transformerNotationWordHighlight,
} from '@shikijs/transformers';
import boat from './shiki/boat.tmLanguage.json' with { type: 'json' };
import { transformerPrompt } from './shiki/transformer-prompt';

export default defineConfig({
  title: 'Paper Boat',
  globalStyles: path.resolve('styles/code.css'),
  markdown: {
    shiki: {
      themes: { light: 'github-light', dark: 'github-dark' },
      defaultColor: 'light-dark()',
      langs: ['ts', 'dotenv', boat],
      langAlias: { env: 'dotenv' },
      fallbackLanguage: 'txt',
      transformers: [
        transformerNotationDiff({ classLineRemove: 'diff remove rp-copy-ignore' }),
        transformerNotationFocus(),
        transformerNotationErrorLevel(),
        transformerNotationHighlight(),
        transformerNotationWordHighlight(),
        transformerMetaHighlight(),
        {
          name: 'has-highlighted',
          pre(pre) {
            this.addClassToHast(pre, 'has-highlighted');
          },
        },
        transformerPrompt(),
      ],
    },
  },
});
