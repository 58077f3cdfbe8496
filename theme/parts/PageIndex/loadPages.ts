type LoadPages = (lang: string) => Promise<void> | undefined;

let load: LoadPages = () => undefined;

/**
 * Has the list of all pages of a language fetched: for `usePages`, `useSite` and `pathnameToRouteService`, which in
 * the browser know the pages of a language only when the reader has gone to another page.
 * @returns `undefined` where the list is there, as on the server and in development; the same promise until then
 */
export function loadPages(lang: string): Promise<void> | undefined {
  return load(lang);
}

export function provideLoadPages(given: LoadPages) {
  load = given;
}
