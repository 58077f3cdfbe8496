import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { VARIANTS } from '../variants';

/** Limit for the scripts that the reader's first interaction loads, except for the page's text. In bytes after gzip. */
export const APP_LIMIT = 133_000;

const sizes = new Map<string, number>();

/** Returns the size of a script of the site at the root, in bytes after gzip. */
export function gzipSize(pathname: string): number {
  const known = sizes.get(pathname);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(path.join(VARIANTS.root.outDir, pathname))).length;
  sizes.set(pathname, size);
  return size;
}
