import { pathnameToRouteService, removeBase } from '@rspress/core/runtime';
import { PAGE_DATA_ID, parsePageData } from './pageJson';

type Route = NonNullable<ReturnType<typeof pathnameToRouteService>>;

/** The page that was served as HTML and whose text isn't hydrated yet. */
export interface ServedPage {
  route: Route;
  /** Resolves when the script of the text has loaded; after that, the route's element renders without suspending. */
  text: Promise<unknown>;
  /** The element that contains the text as served. */
  element: Element | null;
}

// This runs when the theme loads, because the core requests the page's data right after.
let served = typeof window === 'undefined' ? undefined : takeServedPage();

/** @returns the served page if the path is its path and the reader hasn't left it */
export function servedPageAt(pathname: string): ServedPage | undefined {
  return served && pathnameToRouteService(pathname) === served.route ? served : undefined;
}

/** Makes all pages render from their script from now on. */
export function forgetServedPage() {
  served = undefined;
}

/**
 * The core loads a page's compiled text to get its title and outline. This takes them from the HTML instead, so that
 * the app can start while the text's script loads. The core waits for the script only if the reader leaves the page and
 * then comes back.
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
  // `textRoot.ts` handles an error, but the script may fail to load before that waits for it.
  text.catch(() => {});
  return { route, text, element: document.querySelector('[data-served]') };
}

function routeHere(): Route | undefined {
  return pathnameToRouteService(removeBase(location.pathname));
}
