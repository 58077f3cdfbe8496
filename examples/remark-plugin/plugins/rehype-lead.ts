import type { Root } from 'hast';

/** Marks the first paragraph of a page, to be set larger by a style sheet. */
export function rehypeLead() {
  return (tree: Root) => {
    for (const node of tree.children) {
      if (node.type !== 'element' || node.tagName !== 'p') continue;
      node.properties.className = ['lead'];
      return;
    }
  };
}
