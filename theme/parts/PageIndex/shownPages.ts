import type { initPageData } from '@rspress/core/runtime';
import { pathnameToRouteService } from '@rspress/core/runtime';

type PageData = Awaited<ReturnType<typeof initPageData>>;
type Route = ReturnType<typeof pathnameToRouteService>;

const shown = new Map<Route, PageData>();

/** Remembers what is known of a page that is shown, or is about to be. */
export function rememberPage(pathname: string, page: PageData) {
  const route = pathnameToRouteService(pathname);
  if (route) shown.set(route, page);
}

/** What is known of the page of a path, where it has been shown or is about to be. */
export function rememberedPage(pathname: string): PageData | undefined {
  return shown.get(pathnameToRouteService(pathname));
}
