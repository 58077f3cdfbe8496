import type { SidebarData } from '@rspress/core';

type Entry = SidebarData[number];

/** Characters that may be markup in a text; see the core's `renderInlineMarkdown`. */
const MARKUP = /[<>&`*~\\]/;

/**
 * Whether a sidebar consists only of pages, expanded groups of pages, and headers, all with plain text. Then its HTML
 * contains all of its data, so a static page contains it only once, as links, and `readSidebar` reads it from there.
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
