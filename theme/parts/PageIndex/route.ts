// In the browser, in the place of the core's module of the same name, which needs a list of all pages from the start.
import { normalizeHrefInRuntime, removeBase, removeTrailingSlash, withBase } from '@rspress/core/runtime';
import { createElement } from 'react';
import { lazyWithPreload } from 'react-lazy-with-preload';
import { knownPage, languageOf, loadPage, mayExist } from './pageIndex';
import { pageKey } from './pageKey';

type Route = NonNullable<ReturnType<typeof import('@rspress/core/runtime').pathnameToRouteService>>;

const routes = new Map<string, Route>();

/**
 * The route of a page. As long as the pages of its language are not known, every path has one; it finds out whether
 * there is such a page when it is loaded, and else loads the 404 page.
 */
export function pathnameToRouteService(pathname: string): Route | undefined {
  const key = pageKey(pathname);
  if (!mayExist(key)) return undefined;
  const route = routes.get(key) ?? makeRoute(key, pathname);
  routes.set(key, route);
  return route;
}

function makeRoute(key: string, pathname: string): Route {
  const Page = lazyWithPreload(() => loadPage(key));
  return {
    element: createElement(Page),
    async preload() {
      await Page.preload();
      return loadPage(key);
    },
    // Known at the latest when it is loaded, and not asked for before.
    get path() {
      return knownPage(key)?.routePath ?? pathname;
    },
    get filePath() {
      return knownPage(key)?._relativePath ?? '';
    },
    get lang() {
      return languageOf(key);
    },
  };
}

/** Fetches the script of a page whose link the reader may follow. */
export function preloadLink(link: string) {
  pathnameToRouteService(link)?.preload();
}

/** Puts the address of the page that came as HTML as its links have it. */
export function redirectToCleanUrl({ pathname, search, hash }: Location, history: History): boolean {
  const page = knownPage(pageKey(removeBase(pathname)));
  if (!page) return false;
  const clean = removeTrailingSlash(withBase('/')) + normalizeHrefInRuntime(page.routePath);
  if (clean === pathname) return false;
  history.replaceState(history.state, '', clean + search + hash);
  return true;
}

/** Whether a link is to the page of a path. */
export function isActive(link: string, pathname: string): boolean {
  return pageKey(link) === pageKey(pathname);
}
