import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Turns code blocks in the language `mermaid` into <Mermaid code="…" />. */
export function remarkMermaid() {
  return (tree: Root) => {
    visit(tree, 'code', node => {
      if (node.lang !== 'mermaid') return;
      const attributes = [{ type: 'mdxJsxAttribute', name: 'code', value: node.value }];
      Object.assign(node, { type: 'mdxJsxFlowElement', name: 'Mermaid', attributes, children: [] });
    });
  };
}
