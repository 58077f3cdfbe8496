type LoadPages = (lang: string) => Promise<void> | undefined;

let load: LoadPages = () => undefined;

/**
 * Loads the list of all pages of a language for `usePages`, `useSite`, and `pathnameToRouteService`. In the browser,
 * they don't know a language's pages until the reader goes to another page.
 * @returns `undefined` if the list is loaded, as on the server and in development; until then, always the same promise
 */
export function loadPages(lang: string): Promise<void> | undefined {
  return load(lang);
}

export function provideLoadPages(given: LoadPages) {
  load = given;
}
