// In the browser, this replaces the core's module of the same name, which needs a list of all pages at startup. It exports
// what the core's other modules need.
import { createElement } from 'react';
import { lazyWithPreload } from 'react-lazy-with-preload';
import { knownPage, languageOf, loadPage, mayExist } from './pageIndex';
import { pageKey } from './pageKey';

type Route = NonNullable<ReturnType<typeof import('@rspress/core/runtime').pathnameToRouteService>>;

const routes = new Map<string, Route>();

/**
 * Returns the route of a page. Until the pages of its language are loaded, every path has a route; loading that route
 * loads the page if it exists and the 404 page otherwise.
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
    // The core reads these only after it has loaded the page, and the page is known by then.
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

/** Preloads the script of a page that the reader may go to. If that fails, a click on the link says so. */
export function preloadLink(link: string) {
  pathnameToRouteService(link)
    ?.preload()
    .catch(() => {});
}

/** Does nothing, because `pageIndex.ts` has already done this. */
export function redirectToCleanUrl(): boolean {
  return false;
}

/** Whether a link points to the page at a path. */
export function isActive(link: string, pathname: string): boolean {
  return pageKey(link) === pageKey(pathname);
}
