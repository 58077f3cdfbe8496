/**
 * Returns the same key for all spellings of a page's path that the core treats as equal.
 * @param pathname path without the base path
 */
export function pageKey(pathname: string): string {
  const [path = ''] = decodeURIComponent(pathname).split(/[?#]/);
  return path
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .toLowerCase()
    .replace(/\/?$/, '/');
}
