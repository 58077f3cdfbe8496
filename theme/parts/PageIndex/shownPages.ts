import { initPageData, pathnameToRouteService } from '@rspress/core/runtime';

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

const loading = new Map<string, Promise<PageData>>();

/** Loads the data and the text of the page at a path. React's `use` needs the same promise each time. */
export function loadPage(pathname: string): Promise<PageData> {
  const known = loading.get(pathname);
  if (known) return known;
  const page = initPageData(pathname);
  page.then(data => rememberPage(pathname, data)).catch(() => loading.delete(pathname));
  loading.set(pathname, page);
  return page;
}
