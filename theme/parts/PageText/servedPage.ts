import { pathnameToRouteService, removeBase } from '@rspress/core/runtime';
import { PAGE_DATA_ID, parsePageData } from './pageData';

type Route = NonNullable<ReturnType<typeof pathnameToRouteService>>;

/** The page that came as HTML and whose text has no script yet. */
export interface ServedPage {
  route: Route;
  /** The script of the text. Once it's there, the route's element renders without waiting. */
  text: Promise<unknown>;
}

// As early as the theme is loaded: the core asks for the page's data right after.
let served = typeof window === 'undefined' ? undefined : takeServedPage();

/** @returns the served page where the path is its, and the reader has not left it */
export function servedPageAt(pathname: string): ServedPage | undefined {
  return served && pathnameToRouteService(pathname) === served.route ? served : undefined;
}

/** From now on every page is rendered by its script. */
export function forgetServedPage() {
  served = undefined;
}

/**
 * The core loads a page's compiled text to learn its title and outline. Here it gets them from the HTML instead, so
 * that the app can run while the text is on its way. Only coming back from another page needs the text first.
 */
function takeServedPage(): ServedPage | undefined {
  const data = parsePageData(document.getElementById(PAGE_DATA_ID)?.textContent);
  const route = routeHere();
  if (!data || !route || route !== pathnameToRouteService(data.routePath)) return undefined;
  const loadText = route.preload;
  const page = Object.assign(() => null, {
    __RSPRESS_PAGE_META: { [encodeURIComponent(route.filePath)]: data },
  });
  route.preload = async () => (routeHere() === route ? { default: page } : loadText());
  const text = loadText();
  // Who waits for it deals with that; by then it may have failed already.
  text.catch(() => {});
  return { route, text };
}

function routeHere(): Route | undefined {
  return pathnameToRouteService(removeBase(location.pathname));
}
