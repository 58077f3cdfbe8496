import type { SidebarData } from '@rspress/core';

type Entry = SidebarData[number];

/** What makes a text more than what is read, see the core's `renderInlineMarkdown`. */
const MARKUP = /[<>&`*~\\]/;

/**
 * Whether a sidebar's links say all that there is to know of it: pages and open groups of pages, with plain texts.
 * Then a static page holds them once, as links, and `readSidebar` finds them there.
 */
export function isAllOnPage(entries: readonly Entry[]): boolean {
  return entries.every(entry => {
    if (!('text' in entry) || MARKUP.test(entry.text)) return false;
    if (!('items' in entry)) return hasOnly(entry, ['text', 'link']) && Boolean(entry.link?.startsWith('/'));
    return (
      hasOnly(entry, ['text', 'items', 'collapsed', 'collapsible']) &&
      entry.collapsed === false &&
      entry.collapsible === true &&
      isAllOnPage(entry.items)
    );
  });
}

function hasOnly(entry: Entry, keys: string[]): boolean {
  return Object.keys(entry).every(key => keys.includes(key) || key === '_fileKey');
}
