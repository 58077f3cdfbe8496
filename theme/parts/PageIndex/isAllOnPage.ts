import type { SidebarData } from '@rspress/core';

type Entry = SidebarData[number];

/** What makes a text more than what is read, see the core's `renderInlineMarkdown`. */
const MARKUP = /[<>&`*~\\]/;

/**
 * Whether a sidebar says all that there is to know of it: pages, open groups of pages, and headers, with plain texts.
 * Then a static page holds them once, as links, and `readSidebar` finds them there.
 */
export function isAllOnPage(entries: readonly Entry[]): boolean {
  return entries.every(entry => {
    if ('sectionHeaderText' in entry)
      return hasOnly(entry, ['sectionHeaderText']) && !MARKUP.test(entry.sectionHeaderText);
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
  const known = [...keys, '_fileKey'];
  return Object.entries(entry).every(([key, value]) => value === undefined || known.includes(key));
}
