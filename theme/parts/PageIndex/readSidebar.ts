import type { SidebarData } from '@rspress/core';
import { removeBase } from '@rspress/core/runtime';

type Entry = SidebarData[number];

/**
 * Reads the sidebar's entries from a page, if its HTML contains all of their data (see `isAllOnPage`).
 * @param page an element that contains the sidebar as rendered by `theme/overrides/Sidebar`
 */
export function readSidebar(page: ParentNode): SidebarData {
  const list = page.querySelector('[data-sidebar] > ul');
  return list ? readList(list) : [];
}

function readList(list: Element): Entry[] {
  return Array.from(list.children, item => {
    const link = item.querySelector<HTMLAnchorElement>(':scope > a');
    if (link) return { text: link.textContent ?? '', link: removeBase(link.getAttribute('href') ?? '') };
    const header = item.querySelector(':scope > p');
    if (header) return { sectionHeaderText: header.textContent ?? '' };
    const items = item.querySelector(':scope > details > ul');
    return {
      text: item.querySelector('summary')?.textContent ?? '',
      items: items ? readList(items) : [],
      collapsed: false,
      collapsible: true,
    };
  });
}
