import type { PhrasingContent, Root, Text } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';

/** Explains abbreviations in the text of pages, not in code: `GSM` becomes an `abbr` with a title. */
export function remarkAbbreviations(meanings: Record<string, string>) {
  const pattern = new RegExp(`\\b(${Object.keys(meanings).join('|')})\\b`);
  return (tree: Root) => {
    visit(tree, 'text', (node, index, parent) => {
      if (!parent || index === undefined || !pattern.test(node.value)) return;
      // With a group in the pattern, every second part is a match.
      const parts = node.value.split(pattern).map((part, at) => (at % 2 ? abbreviation(part) : text(part)));
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
  };

  function abbreviation(name: string): MdxJsxTextElement {
    return {
      type: 'mdxJsxTextElement',
      name: 'abbr',
      attributes: [{ type: 'mdxJsxAttribute', name: 'title', value: meanings[name] }],
      children: [text(name)],
    };
  }
}

function text(value: string): Text & PhrasingContent {
  return { type: 'text', value };
}
