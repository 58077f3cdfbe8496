import type { Root } from 'hast';

/** Marks the first paragraph of a page with the class `lead`. */
export function rehypeLead() {
  return (tree: Root): void => {
    for (const node of tree.children) {
      if (node.type === 'element' && node.tagName === 'p') {
        node.properties.className = ['lead'];
        return;
      }
    }
  };
}
