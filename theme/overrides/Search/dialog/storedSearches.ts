import { pathnameToRouteService } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';

const LISTS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/** A hit without the marks of its matches; what else was stored with it is not needed. */
interface StoredSearch {
  objectID: string;
  url: string;
  type: string;
  content: string | null;
  hierarchy: Record<string, string | null>;
}

/**
 * Mends what DocSearch will read, and what it has written: takes out rubbish, which it would fail on, searches whose
 * page is gone, and everything that a stored search need not hold.
 * @param name name of the lists: one for each language and version of the docs
 */
export function useStoredSearches(name: string) {
  // DocSearch reads them while it renders for the first time.
  useState(() => repair(name));
  useEffect(() => () => repair(name), [name]);
}

function repair(name: string) {
  for (const list of LISTS) {
    const key = list + name;
    const stored = localStorage.getItem(key);
    if (stored === null) continue;
    const kept = parseList(stored).flatMap(item => readStoredSearch(item) ?? []);
    localStorage.setItem(key, JSON.stringify(kept.filter(({ url }) => pageExists(url))));
  }
}

function parseList(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function readStoredSearch(item: unknown): StoredSearch | undefined {
  if (!isRecord(item)) return undefined;
  const { objectID, url, type, content, hierarchy } = item;
  if (typeof objectID !== 'string' || typeof url !== 'string' || typeof type !== 'string') return undefined;
  if (!isRecord(hierarchy) || typeof hierarchy.lvl1 !== 'string') return undefined;
  const levels = Object.entries(hierarchy).map(([level, text]) => [
    level,
    typeof text === 'string' ? escapeMarkup(text) : null,
  ]);
  return {
    objectID,
    url,
    type,
    content: typeof content === 'string' ? escapeMarkup(content) : null,
    hierarchy: Object.fromEntries(levels),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** DocSearch inserts stored texts as HTML. They are escaped already, unless somebody else wrote them. */
function escapeMarkup(text: string): string {
  return text.replaceAll('<', '&lt;');
}

function pageExists(url: string): boolean {
  try {
    return Boolean(pathnameToRouteService(new URL(url, location.origin).pathname));
  } catch {
    return false;
  }
}
