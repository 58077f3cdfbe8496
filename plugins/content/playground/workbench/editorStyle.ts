import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The colors of the page's code blocks, which change with the site's theme. */
export const highlightStyle = HighlightStyle.define([
  { tag: [tags.keyword, tags.operator], color: 'var(--shiki-token-keyword)' },
  {
    tag: [tags.string, tags.special(tags.string), tags.regexp],
    color: 'var(--shiki-token-string-expression)',
  },
  { tag: tags.comment, color: 'var(--shiki-token-comment)' },
  {
    tag: [tags.number, tags.bool, tags.null, tags.atom, tags.typeName, tags.tagName],
    color: 'var(--shiki-token-constant)',
  },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.attributeName,
      tags.className,
    ],
    color: 'var(--shiki-token-function)',
  },
  { tag: tags.punctuation, color: 'var(--shiki-token-punctuation)' },
]);

export const theme = EditorView.theme({
  '&': { blockSize: '100%', backgroundColor: 'var(--rp-code-block-bg)', color: 'var(--shiki-foreground)' },
  '.cm-scroller': { fontFamily: 'var(--rp-font-family-mono)', fontSize: '14px', lineHeight: '1.7' },
  // iOS zooms into a page to show a field with smaller text.
  '@media (pointer: coarse)': { '.cm-scroller': { fontSize: '16px' } },
  '.cm-content': { caretColor: 'var(--rp-c-text-1)', paddingBlock: '12px' },
  '.cm-gutters': {
    border: '0',
    backgroundColor: 'var(--rp-code-block-bg)',
    color: 'var(--rp-c-text-3)',
  },
  '&.cm-focused': { outline: '2px solid var(--rp-c-brand)', outlineOffset: '-2px' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--rp-c-brand-tint)' },
  // The browser drops the background.
  '@media (forced-colors: active)': { '&.cm-focused .cm-matchingBracket': { outline: '1px solid' } },
});
