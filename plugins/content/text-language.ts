import type { RspressPlugin } from '@rspress/core';
import type { Element, Root, Text } from 'hast';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Han characters with their punctuation. */
const CHINESE = /(\p{Script=Han}[\p{Script=Han}\u3000-\u303f\uff00-\uffef]*)/u;

/** Elements that contain code. */
const CODE_ELEMENTS = ['pre', 'code'];

/**
 * Marks Chinese words on pages in other languages with `lang`, so that screen readers pronounce them as Chinese. Code
 * isn't changed.
 */
export function pluginTextLanguage(): RspressPlugin {
  return { name: 'site-text-language', markdown: { rehypePlugins: [rehypeTextLanguage] } };
}

/** Exported for its test. */
export function rehypeTextLanguage() {
  return (tree: Root, file: VFile) => {
    if (/[\\/]docs[\\/]zh[\\/]/.test(file.path)) return;
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && (CODE_ELEMENTS.includes(node.tagName) || node.properties.lang))
        return SKIP;
      if (node.type !== 'text' || !parent || index === undefined) return CONTINUE;
      const parts = words(node);
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
  };
}

function words(text: Text): (Text | Element)[] {
  return text.value.split(CHINESE).flatMap((value, index): (Text | Element)[] => {
    if (value === '') return [];
    const word: Text = { type: 'text', value };
    return index % 2 === 0
      ? [word]
      : [{ type: 'element', tagName: 'span', properties: { lang: 'zh' }, children: [word] }];
  });
}
