import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { VARIANTS } from '../variants';

/** Gzip bytes of script that starts with the reader's first interaction, without that of the page's text. */
export const APP_LIMIT = 125_000;

const sizes = new Map<string, number>();

/** Gzip bytes of a script of the site at the root. */
export function gzipSize(pathname: string): number {
  const known = sizes.get(pathname);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(path.join(VARIANTS.root.outDir, pathname))).length;
  sizes.set(pathname, size);
  return size;
}
