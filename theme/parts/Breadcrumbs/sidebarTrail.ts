import type { SidebarData } from '@rspress/core';
import { isEqualPath } from '@rspress/core/runtime';

type SidebarEntry = SidebarData[number];

/** Texts of the sidebar groups that contain a page, outermost first; empty if the sidebar doesn't list the page. */
export function sidebarTrail(entries: readonly SidebarEntry[], routePath: string): string[] {
  return findTrail(entries, routePath) ?? [];
}

function findTrail(entries: readonly SidebarEntry[], routePath: string): string[] | undefined {
  for (const entry of entries) {
    if ('link' in entry && entry.link && isEqualPath(entry.link, routePath)) return [];
    const trail = 'items' in entry ? findTrail(entry.items, routePath) : undefined;
    if (trail && 'text' in entry) return [entry.text, ...trail];
  }
  return undefined;
}
