import type { initPageData } from '@rspress/core/runtime';
import { pathnameToRouteService } from '@rspress/core/runtime';

type PageData = Awaited<ReturnType<typeof initPageData>>;
type Route = ReturnType<typeof pathnameToRouteService>;

const shown = new Map<Route, PageData>();

/** Stores the data of a page that is shown or about to be shown. */
export function rememberPage(pathname: string, page: PageData) {
  const route = pathnameToRouteService(pathname);
  if (route) shown.set(route, page);
}

/** Returns the data of the page at a path, if it has been shown or is about to be. */
export function rememberedPage(pathname: string): PageData | undefined {
  return shown.get(pathnameToRouteService(pathname));
}
