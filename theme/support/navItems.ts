import type { NavItem } from '@rspress/core';
import { matchNavbar } from '@rspress/core/runtime';

/** An entry of the navigation that links to a page; it may have entries of its own, too. */
export type LinkedItem = Extract<NavItem, { link: string }>;

export function isLinked(item: NavItem): item is LinkedItem {
  return 'link' in item && Boolean(item.link);
}

/** Entries of the menu that an entry is; empty if it isn't a menu. */
export function itemsOf(item: NavItem): readonly NavItem[] {
  return 'items' in item ? item.items : [];
}

/** The entries that link to a page, including those in menus. */
export function linkedItems(items: readonly NavItem[]): LinkedItem[] {
  return items.flatMap(item => [...(isLinked(item) ? [item] : []), ...linkedItems(itemsOf(item))]);
}

/** Whether a page belongs to an entry, or to an entry inside it. */
export function hasPage(item: NavItem, pathname: string): boolean {
  return linkedItems([item]).some(linked => matchNavbar(linked, pathname));
}
