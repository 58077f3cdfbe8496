/**
 * One for all spellings of a page's path, as the core compares them.
 * @param pathname path without base
 */
export function pageKey(pathname: string): string {
  const [path = ''] = decodeURIComponent(pathname).split(/[?#]/);
  return path
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .toLowerCase()
    .replace(/\/?$/, '/');
}
