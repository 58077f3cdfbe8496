/** What the dialog needs of a hit or of a stored search. */
export interface Hit {
  objectID: string;
  /** Path without the base path, and hash. */
  url: string;
  type: string;
  content: string | null;
  hierarchy: { lvl0: string; lvl1: string } & Record<string, string | null>;
}

const LEVELS = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/**
 * Reads a hit of the search service or a stored search. Both can contain anything.
 * @param toHtml makes HTML of a text; the name of the group isn't inserted as HTML
 * @param removeBase removes the base path, if URLs have it
 * @returns `undefined` if it lacks something, or its link would leave the site
 */
export function readHit(
  item: unknown,
  toHtml: (text: string) => string,
  removeBase = (path: string) => path,
): Hit | undefined {
  if (!isRecord(item)) return undefined;
  const { objectID, type, hierarchy } = item;
  if (!isRecord(hierarchy)) return undefined;
  const { lvl0, lvl1 } = hierarchy;
  const url = pathOf(item.url, removeBase);
  if (typeof objectID !== 'string' || typeof type !== 'string' || url === undefined) return undefined;
  if (typeof lvl1 !== 'string' || isUngroupable(lvl0) || isUngroupable(lvl1)) return undefined;
  const read = (text: unknown) => (typeof text === 'string' ? toHtml(text) : null);
  const levels = LEVELS.map(level => [level, read(hierarchy[level])] as const);
  return {
    objectID,
    url,
    type,
    content: read(item.content),
    hierarchy: {
      ...Object.fromEntries(levels),
      lvl0: typeof lvl0 === 'string' ? lvl0 : lvl1,
      lvl1: toHtml(lvl1),
    },
  };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Keeps only the path and hash of a URL, so that one index works for any base path and host.
 * @returns `undefined` if that isn't a path below this site's origin, or can't be decoded
 */
function pathOf(url: unknown, removeBase: (path: string) => string): string | undefined {
  if (typeof url !== 'string') return undefined;
  try {
    const { protocol, pathname, hash } = new URL(url, location.origin);
    const path = removeBase(pathname);
    decodeURIComponent(path + hash);
    // Two slashes would be the start of a host.
    return /^https?:$/.test(protocol) && /^\/(?!\/)/.test(path) ? path + hash : undefined;
  } catch {
    return undefined;
  }
}

/** DocSearch collects groups in an object whose own method it calls, so a group with that name would break the search. */
function isUngroupable(name: unknown): boolean {
  return name === 'hasOwnProperty';
}
