import { distance } from 'fastest-levenshtein';

interface Candidate {
  routePath: string;
}

const MOST = 5;
/** A page is near where at most this share of the longer path would have to change. */
const LARGEST_SHARE = 0.6;

/**
 * The pages whose paths are most like a wrong one, best first: the page that the path lies below, since that is
 * where the parts of a page were, then those that fewest letters tell apart from it.
 * @param pathname what the reader asked for, without base
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

/** 0 for the same path, 1 for nothing in common; a page of the same name in another folder is near. */
function difference(a: string, b: string): number {
  const nameA = a.split('/').at(-1) ?? '';
  const nameB = b.split('/').at(-1) ?? '';
  return Math.min(share(a, b), share(nameA, nameB) + 0.1);
}

function share(a: string, b: string): number {
  return distance(a, b) / Math.max(a.length, b.length, 1);
}

/** Without language, file extension, `index` and outer slashes. */
function normalize(path: string): string {
  return path
    .toLowerCase()
    .replace(/^\/(zh|en)(?=\/|$)/, '')
    .replace(/\.(html|mdx?)$/, '')
    .replace(/(^|\/)index$/, '')
    .replace(/^\/+|\/+$/g, '');
}
