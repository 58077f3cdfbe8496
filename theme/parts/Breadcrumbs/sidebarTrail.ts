import type { SidebarData } from '@rspress/core';
import { isEqualPath } from '@rspress/core/runtime';

type SidebarEntry = SidebarData[number];

/** Texts of the groups, outermost first, that lead to a page; empty where the sidebar does not name it. */
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
