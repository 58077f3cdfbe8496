import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Hands blocks in the language `math`, and $`…`$ in a line, to KaTeX instead of the highlighter. */
export function remarkFormulas() {
  return (tree: Root) => {
    visit(tree, node => {
      if (!('value' in node)) return;
      const type: string = node.type;
      const hChildren = [{ type: 'text', value: node.value.replace(/^`(.*)`$/s, '$1') }];
      if (type === 'inlineMath') {
        Object.assign(node, { data: { ...node.data, hChildren } });
      } else if (type === 'math' || (node.type === 'code' && node.lang === 'math')) {
        const hProperties = { className: ['math-display'] };
        Object.assign(node, { type: 'math', data: { hName: 'div', hProperties, hChildren } });
      }
    });
  };
}
