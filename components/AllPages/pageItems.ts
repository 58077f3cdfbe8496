import type { SidebarData } from '@rspress/core';

type Entry = SidebarData[number];

/** A page, or a group of pages, which may also be a page itself. */
export interface PageItem {
  text: string;
  link?: string | undefined;
  items: PageItem[];
}

/** Returns the pages of a sidebar with their groups, without entries that aren't pages, such as dividers. */
export function pageItems(entries: readonly Entry[]): PageItem[] {
  return entries.flatMap(entry => {
    if (!('text' in entry)) return [];
    const items = 'items' in entry ? pageItems(entry.items) : [];
    const link = 'link' in entry ? entry.link : undefined;
    return link || items.length > 0 ? [{ text: entry.text, link, items }] : [];
  });
}
