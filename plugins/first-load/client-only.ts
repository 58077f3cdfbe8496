import type { RspressPlugin } from '@rspress/core';
import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Attribute of the element before a component that only the browser renders. Same one as in
 * `hydrate-on-intent/boot/start.ts`.
 */
const CLIENT_ONLY = 'data-client-only';

/**
 * Starts the app at the latest when the reader gets close to a component whose content isn't in the HTML, see
 * `hydrate-on-intent/`.
 */
export function pluginClientOnly(): RspressPlugin {
  return {
    name: 'site-client-only',
    markdown: { rehypePlugins: [rehypeClientOnly] },
  };
}

/** Components of the core whose content isn't in the HTML. */
const BROWSER_ONLY = ['BrowserOnly', 'NoSSR', 'CodeBlockRuntime'];

/** Adds an element before such components, because they may render nothing at all. */
export function rehypeClientOnly() {
  return (tree: Root) => {
    visit(tree, (node, at, parent) => {
      if (!parent || at === undefined || !('name' in node) || !BROWSER_ONLY.includes(String(node.name)))
        return;
      const mark: Element = {
        type: 'element',
        tagName: 'span',
        properties: { [CLIENT_ONLY]: '' },
        children: [],
      };
      parent.children.splice(at, 0, mark);
      return [SKIP, at + 2];
    });
  };
}
