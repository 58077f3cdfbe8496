// For every reader: the default scrolls to the top when a reader goes back, and when the app starts, even if the reader
// has begun to read.
import { isEqualPath, useLocation, usePage } from '@rspress/core/runtime';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import {
  awaitPage,
  endAwait,
  keepPositions,
  restorePosition,
  savedPosition,
  scrollToTop,
  takeOverScrolling,
} from '../../support/scrollPosition';
import { useBeforeReturn } from '../../support/useBeforeReturn';
import { takeReadingPosition } from '../Nav/languageSwitch';

/** The page of an entry of the browser's history. */
interface Entry {
  /** Path without the base path. */
  pathname: string;
  /** Path with the base path. */
  address: string;
}

/** Returns an id for the current history entry. It includes the URL, because links within a page add no key. */
function entryId(): string {
  const state: { key?: string } | null = window.history.state;
  return `${state?.key} ${window.location.href}`;
}

/**
 * Scrolls to where the reader was. That's unknown in an entry that a link to a heading has just added: there, the browser
 * scrolls to the heading.
 */
function restoreTop() {
  const top = savedPosition();
  if (top !== undefined) scrollToTop(top);
}

/**
 * Whether the page was served as HTML, so that the browser itself has scrolled to the URL's hash. The core renders the app
 * into this element.
 */
const cameAsHtml =
  typeof document !== 'undefined' && document.getElementById('__rspress_root')?.hasChildNodes() === true;

/**
 * Scrolls when the app goes to another page: to the heading in the hash, or else to the top. If the reader switches
 * languages or goes back or forward, also within a page, it scrolls to where the reader was. To a heading within a page,
 * the browser scrolls.
 */
export function useScrollReset() {
  const location = useLocation();
  const { page } = usePage();
  const shown = useRef<Entry>(undefined);
  const current = useRef<string>(undefined);
  const returning = useRef(false);
  const wanted = useRef<() => void>(undefined);

  useBeforeReturn(
    useCallback(() => {
      // A link to the current heading also fires `popstate`, although the entry stays the same.
      returning.current = entryId() !== current.current;
      current.current = entryId();
      if (returning.current && window.location.pathname !== shown.current?.address) {
        awaitPage();
        return;
      }
      endAwait();
      // Don't wait for the router, which may still be busy with what the reader did before.
      if (returning.current) restoreTop();
    }, []),
  );

  useEffect(() => {
    takeOverScrolling();
    // Otherwise, the script in the head has done this, which also works before the app runs.
    if (window.recordedForApp) return;
    restorePosition();
    keepPositions();
  }, []);

  useLayoutEffect(() => {
    const { pathname, hash } = location;
    const before = shown.current;
    const returned = returning.current;
    current.current = entryId();
    shown.current = { pathname, address: window.location.pathname };
    returning.current = false;
    wanted.current = undefined;
    const readingPosition = takeReadingPosition(pathname);
    if (returned) {
      if (before?.pathname !== pathname) wanted.current = restoreTop;
      return;
    }
    if (before ? before.pathname === pathname && !hash : cameAsHtml || !hash) return;
    if (readingPosition) wanted.current = readingPosition;
    else if (hash) wanted.current = () => headingOf(hash)?.scrollIntoView({ behavior: 'instant' });
    else wanted.current = () => scrollToTop(0);
  }, [location]);

  // A page's layout, such as the home page's, may change a moment after the path.
  useLayoutEffect(() => {
    wanted.current?.();
    if (page.pageType !== '404' && !isEqualPath(page.routePath, location.pathname)) return;
    wanted.current = undefined;
    endAwait();
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
