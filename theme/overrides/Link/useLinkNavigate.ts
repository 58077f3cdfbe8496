import {
  cleanUrlByConfig,
  initPageData,
  UNSAFE_NavigationContext as NavigationContext,
  pathnameToRouteService,
  removeBase,
  warmPageData,
  withBase,
} from '@rspress/core/runtime';
import { useCallback, useContext } from 'react';
import { rememberPage } from '../../parts/PageIndex/shownPages';
import { isMissingChunk, loadAfresh } from '../../parts/StalePage/recover';
import { savePosition } from '../../support/scrollPosition';
import { endProgress, startProgress } from './progressBar';

/** Number of the reader's latest navigation. Earlier ones that are still pending are ignored. */
let turn = 0;

function begin(): number {
  startProgress();
  turn += 1;
  return turn;
}

// Going back or forward, or to another place in the page, cancels a pending navigation.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    turn += 1;
    endProgress();
  });
}

/**
 * Navigates to a page of the site once its script has loaded. If the reader clicks several links in the meantime, it
 * only navigates to the last one. If a page's script no longer exists, the page is loaded from the server.
 * @returns function that takes a URL as used in links, with or without the base path, query, and hash
 */
export function useLinkNavigate(): (href: string) => Promise<void> {
  // Don't use the router's hook: it renders each link of a page again whenever the URL changes.
  const { navigator } = useContext(NavigationContext);
  return useCallback(
    async href => {
      const url = new URL(href.startsWith('/') ? withBase(href) : href, location.href);
      const { origin, search, hash } = url;
      // Look up only the path, because a query that can't be decoded would throw an error.
      const path = cleanUrlByConfig(removeBase(url.pathname));
      const route = origin === location.origin ? pathnameToRouteService(path) : undefined;
      if (!route || href.startsWith('#')) {
        savePosition();
        location.assign(url);
        return;
      }
      const target = origin + withBase(path) + search + hash;
      const own = begin();
      const isWanted = () => own === turn;
      try {
        if (route !== pathnameToRouteService(removeBase(location.pathname))) {
          const data = await initPageData(path);
          // Let the host respond: the URL is either a file that isn't a page, or it doesn't exist.
          if (data.pageType === '404') {
            if (isWanted()) location.assign(url);
            return;
          }
          rememberPage(path, data);
          // The core then doesn't load the data once more.
          warmPageData(path, data);
        }
        if (!isWanted()) return;
        const to = withBase(path) + search + hash;
        savePosition();
        // Browsers also keep one history entry if the same URL is clicked twice.
        if (target === location.href) navigator.replace(to);
        else navigator.push(to);
      } catch (error) {
        if (!isMissingChunk(error)) throw error;
        if (isWanted()) await loadAfresh(target, isWanted);
      } finally {
        if (isWanted()) endProgress();
      }
    },
    [navigator],
  );
}
