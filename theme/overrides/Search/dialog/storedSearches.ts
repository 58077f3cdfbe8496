import { pathnameToRouteService } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { readHit } from './readHit';

const LISTS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/** Name of the lists: one for each language and version of the docs. */
export function listNameOf(lang: string): string {
  return `docs-${lang}-${__SITE__.rspressVersion}`;
}

/** Whether there are searches to clean up, which needs the list of pages. */
export function hasStoredSearches(lang: string): boolean {
  return LISTS.some(list => parseList(localStorage.getItem(list + listNameOf(lang)) ?? '').length > 0);
}

/**
 * Cleans up the searches that DocSearch stores, before it reads them and after it has written them. It removes invalid
 * data, which would crash DocSearch, searches whose page no longer exists, links to other hosts, and unneeded fields.
 * @param name what `listNameOf` returns
 */
export function useStoredSearches(name: string) {
  // Runs before DocSearch reads them during its first render.
  useState(() => repair(name));
  useEffect(() => () => repair(name), [name]);
}

/** Removes what can't be shown from the lists with this name, and lists that aren't any. */
export function repair(name: string) {
  for (const list of LISTS) {
    const key = list + name;
    const stored = localStorage.getItem(key);
    if (stored === null) continue;
    const kept = parseList(stored).flatMap(item => readHit(item, escapeMarkup) ?? []);
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

/** DocSearch inserts stored texts as HTML. They're escaped already, unless something else wrote them. */
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
