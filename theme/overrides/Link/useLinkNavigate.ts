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
import { endProgress, startProgress } from './progressBar';

/** Number of the reader's latest request for a page. Earlier requests are dropped. */
let turn = 0;

function begin(): number {
  startProgress();
  turn += 1;
  return turn;
}

// Going back or forward, or to another place of the page, is the later wish too.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    turn += 1;
    endProgress();
  });
}

/**
 * Goes to a page of the site once its script is there; of several that are asked for meanwhile, to the last alone.
 * A page whose script is gone is loaded afresh.
 * @returns takes an address as links have it, with or without base, query and hash
 */
export function useLinkNavigate(): (href: string) => Promise<void> {
  // Not the router's own hook, with which each link of a page is rendered anew whenever the address changes.
  const { navigator } = useContext(NavigationContext);
  return useCallback(
    async href => {
      const url = new URL(href.startsWith('/') ? withBase(href) : href, location.href);
      const { origin, search, hash } = url;
      // Of the path alone: a query that cannot be decoded makes it throw.
      const path = cleanUrlByConfig(removeBase(url.pathname));
      const route = origin === location.origin ? pathnameToRouteService(path) : undefined;
      if (!route || href.startsWith('#')) {
        location.assign(url);
        return;
      }
      const target = origin + withBase(path) + search + hash;
      const own = begin();
      const isWanted = () => own === turn;
      try {
        if (route !== pathnameToRouteService(removeBase(location.pathname))) {
          const data = await initPageData(path);
          // A file of the site that is no page; or nothing, which the host says best.
          if (data.pageType === '404') {
            if (isWanted()) location.assign(url);
            return;
          }
          rememberPage(path, data);
          warmPageData(path, data);
        }
        // Like the browser, which keeps one entry of its history for an address that is clicked twice.
        if (!isWanted()) return;
        const to = withBase(path) + search + hash;
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
