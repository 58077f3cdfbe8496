import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** Puts <ReadingTime /> below the first heading of level 1. Imported fragments have none, so they stay as they are. */
export function remarkReadingTime() {
  return (tree: Root) => {
    const title = tree.children.findIndex(node => node.type === 'heading' && node.depth === 1);
    if (title < 0) return;
    const element: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'ReadingTime',
      attributes: [],
      children: [],
    };
    tree.children.splice(title + 1, 0, element);
  };
}
