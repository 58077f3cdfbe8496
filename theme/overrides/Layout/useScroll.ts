// For every reader: the default scrolls to the top when a reader goes back, and when the app starts, even if the reader
// has begun to read.
import { useLocation, usePage } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { takeReadingPosition } from '../Nav/languageSwitch';

/** An entry of the browser's history. */
interface Entry {
  id: string;
  pathname: string;
}

/** Returns an id for the current history entry. It includes the URL, because links within a page add no key. */
function entryId(): string {
  const state: { key?: string } | null = window.history.state;
  return `${state?.key} ${window.location.href}`;
}

/** Whether the page was served as HTML, so that the browser itself has scrolled to the URL's hash. */
const cameAsHtml =
  typeof document !== 'undefined' && document.getElementById('__rspress_root')?.hasChildNodes() === true;

/**
 * Scrolls when the app goes to another page: to the heading in the hash, or else to the top. If the reader switches
 * languages or goes back or forward, it scrolls to where the reader was. Within a page, the browser scrolls.
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
      // A link to the current heading also fires `popstate`, although the entry stays the same.
      returning.current = entryId() !== shown.current?.id;
    };
    const keep = () => {
      // The browser may scroll for an entry whose page isn't rendered yet.
      if (shown.current && !returning.current) tops.current.set(shown.current.id, window.scrollY);
    };
    keep();
    // Capture the event before the router, because React renders synchronously in response to it.
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

  // A page's layout, such as the home page's, may change a moment after the path.
  useLayoutEffect(() => {
    wanted.current?.();
    if (page.routePath === location.pathname) wanted.current = undefined;
  }, [location, page]);
}

/** Replaces the core's second hook that scrolls; `useScrollReset` does everything. */
export function useScrollAfterNav() {}

function headingOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash with invalid encoding can't be an id.
    return null;
  }
}
