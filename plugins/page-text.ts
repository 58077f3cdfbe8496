import type { RspressPlugin } from '@rspress/core';
import type { Nodes, Root } from 'hast';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { NEEDS_SCRIPT } from '../theme/PageText/pageData';

/**
 * Lets the script of a page's text wait until the reader acts, see `theme/PageText`, but not where a page shows
 * something in the browser alone.
 */
export function pluginPageText(): RspressPlugin {
  return {
    name: 'site-page-text',
    markdown: { rehypePlugins: [rehypeNeedsScript] },
  };
}

/** Components of the core whose content is not in the HTML. */
const BROWSER_ONLY = ['BrowserOnly', 'NoSSR', 'CodeBlockRuntime'];

/** Marks a page with such components, where the core keeps what the compiled page says of itself. */
export function rehypeNeedsScript(this: Processor) {
  const data: object = this.data();
  return (tree: Root) => {
    let needed = false;
    visit(tree, (node: Nodes) => {
      if ('name' in node && BROWSER_ONLY.includes(String(node.name))) needed = true;
    });
    if (needed && 'pageMeta' in data) Object.assign(data.pageMeta ?? {}, { [NEEDS_SCRIPT]: true });
  };
}
