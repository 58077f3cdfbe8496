import { distance } from 'fastest-levenshtein';

interface Candidate {
  routePath: string;
}

const MOST = 5;
/** A page is similar if at most this share of the longer path would have to change. */
const LARGEST_SHARE = 0.6;

/**
 * Returns the pages whose paths are most similar to one that doesn't exist, best first. A page whose path is a parent
 * of `pathname` comes first, since the path may once have been a part of that page; then pages by edit distance.
 * @param pathname the requested path, without the base path
 */
export function nearestPages<Page extends Candidate>(pathname: string, pages: readonly Page[]): Page[] {
  const wanted = normalize(pathname);
  const differenceTo = ({ routePath }: Page) =>
    !routePath.endsWith('/') && wanted.startsWith(`${normalize(routePath)}/`)
      ? 0
      : difference(wanted, normalize(routePath));
  return pages
    .filter(page => normalize(page.routePath) !== '')
    .map(page => ({ page, share: differenceTo(page) }))
    .filter(({ share }) => share <= LARGEST_SHARE)
    .sort((a, b) => a.share - b.share)
    .slice(0, MOST)
    .map(({ page }) => page);
}

/**
 * Returns 0 if the paths are the same, and 1 if they have nothing in common. A page with the same name in another
 * folder counts as similar.
 */
function difference(a: string, b: string): number {
  const nameA = a.split('/').at(-1) ?? '';
  const nameB = b.split('/').at(-1) ?? '';
  return Math.min(share(a, b), share(nameA, nameB) + 0.1);
}

function share(a: string, b: string): number {
  return distance(a, b) / Math.max(a.length, b.length, 1);
}

/** Removes the language, file extension, `index`, and outer slashes. */
function normalize(path: string): string {
  return path
    .toLowerCase()
    .replace(/^\/(zh|en)(?=\/|$)/, '')
    .replace(/\.(html|mdx?)$/, '')
    .replace(/(^|\/)index$/, '')
    .replace(/^\/+|\/+$/g, '');
}
