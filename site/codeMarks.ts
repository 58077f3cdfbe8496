import {
  transformerMetaHighlight,
  transformerNotationDiff,
  transformerNotationErrorLevel,
  transformerNotationFocus,
  transformerNotationHighlight,
} from '@shikijs/transformers';
import type { ShikiTransformer } from 'shiki';

/** Transformers that mark lines of code: `{1,3}` after the language, and comments such as `[!code ++]`. */
export const CODE_MARKS: ShikiTransformer[] = [
  transformerMetaHighlight(),
  ...[
    transformerNotationDiff(),
    transformerNotationErrorLevel(),
    transformerNotationFocus(),
    transformerNotationHighlight(),
  ].map(outsideMarkdown),
];

/** Skips Markdown samples, so that they show the comments that mark lines. */
function outsideMarkdown(transformer: ShikiTransformer): ShikiTransformer {
  return {
    ...transformer,
    code(code) {
      return /^mdx?$/.test(this.options.lang) ? undefined : transformer.code?.call(this, code);
    },
  };
}
