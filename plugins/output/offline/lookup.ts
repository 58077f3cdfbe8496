/**
 * Path below the base path, without a leading slash; `undefined` for a URL elsewhere. Query and hash are ignored,
 * because no page of a static site depends on them.
 */
export function pathBelow(base: string, address: string | URL): string | undefined {
  const { pathname } = new URL(address);
  if (!pathname.startsWith(base)) return undefined;
  return decode(pathname.slice(base.length));
}

/**
 * The site's file at a URL, which is either below the base path or below the URL that pages load assets from.
 * @param base URL of the home page, with the origin
 * @param assetPrefix the other URL of the folder with all files
 * @returns path below the base path; `undefined` for a URL elsewhere
 */
export function siteFile(address: string | URL, base: string, assetPrefix?: string): string | undefined {
  const { href } = new URL(address);
  const folder = [base, assetPrefix].find(known => known !== undefined && href.startsWith(known));
  return folder === undefined ? undefined : pathBelow(new URL(folder).pathname, address);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // The reader typed a percent sign; no file has such a name.
    return path;
  }
}

/**
 * Files that a static host looks for at a path. It serves the first one that exists.
 * @param path below the base path: `guide/basic/ssg`, `guide/`, `favicon.svg`
 */
export function candidateFiles(path: string): string[] {
  if (path === '' || path.endsWith('/')) return [`${path}index.html`];
  return [path, `${path}.html`, `${path}/index.html`];
}

/** Whether a page could have this path; other files have an extension. */
export function isPagePath(path: string): boolean {
  return !/\.(?!html$)[^./]+$/.test(path);
}
