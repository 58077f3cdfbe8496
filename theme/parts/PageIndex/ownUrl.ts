import { pageKey } from './pageKey';

/**
 * Whether the page was opened at its own URL, in any spelling that hosts accept. It can also be a saved file, or a copy
 * in an archive or below another path.
 * @param path of the page, as its links have it
 */
export function isAtOwnUrl(path: string, { pathname }: Pick<Location, 'pathname'>): boolean {
  try {
    return pageKey(pathname.replace(/\/{2,}/g, '/')) === pageKey(path);
  } catch {
    // Not the page's own path, because that can be decoded.
    return false;
  }
}
