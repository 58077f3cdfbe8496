// Every reader: the default goes to the top when the app starts, though one may have begun to read, and on going back.
import { useLocation, usePage } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { takeReadingPosition } from '../Nav/languageSwitch';

/** An entry of the browser's history. */
interface Entry {
  id: string;
  pathname: string;
}

/** Names the browser's current entry. Those of links within a page have no key of their own. */
function entryId(): string {
  const state: { key?: string } | null = window.history.state;
  return `${state?.key} ${window.location.href}`;
}

/** Whether the page came with its text, so that the browser has scrolled to the address's hash by itself. */
const cameAsHtml =
  typeof document !== 'undefined' && document.getElementById('__rspress_root')?.hasChildNodes() === true;

/**
 * Scrolls when the app goes to another page: to the heading of the hash, else to the top; in another language, and on
 * going back or forward, to where the reader was. Within a page the browser does it.
 */
export function useScrollReset() {
  const location = useLocation();
  const { page } = usePage();
  const tops = useRef(new Map<string, number>());
  const shown = useRef<Entry>(undefined);
  const returning = useRef(false);
  const wanted = useRef<() => void>(undefined);

  useEffect(() => {
    const onReturn = () => {
      // A link to the heading one is at says so as well, though one goes nowhere.
      returning.current = entryId() !== shown.current?.id;
    };
    const keep = () => {
      // The browser may scroll for an entry whose page is not there yet.
      if (shown.current && !returning.current) tops.current.set(shown.current.id, window.scrollY);
    };
    keep();
    // Before the router hears it, which React answers at once.
    window.addEventListener('popstate', onReturn, { capture: true });
    window.addEventListener('scroll', keep, { passive: true });
    return () => {
      window.removeEventListener('popstate', onReturn, { capture: true });
      window.removeEventListener('scroll', keep);
    };
  }, []);

  useLayoutEffect(() => {
    const { pathname, hash } = location;
    const before = shown.current;
    const returned = returning.current;
    shown.current = { id: entryId(), pathname };
    returning.current = false;
    wanted.current = undefined;
    const readingPosition = takeReadingPosition(pathname);
    if (before ? before.pathname === pathname && (returned || !hash) : cameAsHtml || !hash) return;
    const top = returned ? tops.current.get(shown.current.id) : 0;
    if (readingPosition && !returned) wanted.current = readingPosition;
    else if (hash && !returned)
      wanted.current = () => headingOf(hash)?.scrollIntoView({ behavior: 'instant' });
    else if (top !== undefined) wanted.current = () => window.scrollTo({ top, behavior: 'instant' });
  }, [location]);

  // The layout of a page, such as that of the home page, comes a moment later than its path.
  useLayoutEffect(() => {
    wanted.current?.();
    if (page.routePath === location.pathname) wanted.current = undefined;
  }, [location, page]);
}

/** The core's second place that scrolls; `useScrollReset` does all. */
export function useScrollAfterNav() {}

function headingOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash that is no valid encoding names nothing.
    return null;
  }
}
