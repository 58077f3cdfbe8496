import type { SidebarData } from '@rspress/core';
import { removeBase } from '@rspress/core/runtime';

type Entry = SidebarData[number];

/**
 * The entries of the sidebar that a page shows, where they say all of it, see `isAllOnPage`.
 * @param page an element that holds it, as `theme/overrides/Sidebar` draws it
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
