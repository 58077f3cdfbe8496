import type { ShikiTransformer } from 'shiki';

const PROMPT = '$ ';

/** Keeps the prompt of shell commands out of what readers copy. */
export function transformerPrompt(): ShikiTransformer {
  return {
    name: 'paper-boat:prompt',
    // `$` and the space after it become one token of their own.
    tokens(lines) {
      if (this.options.lang !== 'sh') return;
      for (const [first, second] of lines) {
        if (first?.content !== '$' || !second?.content.startsWith(' ')) continue;
        first.content = PROMPT;
        second.content = second.content.slice(1);
      }
    },
    span(span, _line, column, _lineElement, token) {
      if (column === 0 && token.content === PROMPT) this.addClassToHast(span, 'prompt rp-copy-ignore');
    },
  };
}
