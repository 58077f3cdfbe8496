import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request } from 'playwright-core';
import type { Values } from './median';
import type { Metric } from './metrics';

/**
 * What a browser requested, and when: by itself, as a prefetch (`ahead`), or after the reader moved the pointer.
 */
export interface Asked {
  url: string;
  kind: Kind;
  phase: 'load' | 'ahead' | 'after';
}

export type Kind = 'html' | 'css' | 'script' | 'image' | 'other';

/** Sizes of one file in bytes. */
export interface Weight {
  raw: number;
  gzip: number;
  brotli: number;
}

const KINDS: Record<string, Kind> = { document: 'html', stylesheet: 'css', script: 'script', image: 'image' };

/** Returns the kind of file that a page requests. For a prefetched file, only its name tells the kind. */
export function kindOf(request: Request): Kind {
  const known = KINDS[request.resourceType()];
  if (known) return known;
  const { pathname } = new URL(request.url());
  if (/\.m?js$/.test(pathname)) return 'script';
  return pathname.endsWith('.css') ? 'css' : 'other';
}

/** Whether a request is a prefetch: one of the lowest priority, for a file that may be needed later. */
export async function isAhead(request: Request): Promise<boolean> {
  const headers = await request.allHeaders();
  return headers['sec-purpose']?.startsWith('prefetch') ?? false;
}

/**
 * Measures the size of a file at gzip level 9 and brotli level 11, which hosts use if they compress files in advance.
 * Images, fonts, and videos are compressed already.
 */
export function weigh(content: Buffer, type: string): Weight {
  const raw = content.length;
  if (/^(?:image\/(?!svg)|font\/|video\/)/.test(type)) return { raw, gzip: raw, brotli: raw };
  return {
    raw,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  };
}

/**
 * Sums up the sizes of what a page requests. Each URL counts once per sum. A script that's prefetched and then run
 * counts as prefetched, and also among the scripts that run after the first interaction.
 */
export function sumUp(asked: readonly Asked[], weights: ReadonlyMap<string, Weight>): Values {
  const values: Record<string, number> = {};
  const add = (metric: Metric, amount: number) => {
    values[metric] = (values[metric] ?? 0) + amount;
  };
  const once = (phases: Asked['phase'][]) => [
    ...new Map(asked.filter(({ phase }) => phases.includes(phase)).map(each => [each.url, each])).values(),
  ];

  for (const metric of ['images', 'other', 'aheadGzip', 'scriptGzip', 'scriptBrotli'] as const)
    add(metric, 0);
  for (const { url, kind } of once(['load'])) {
    const weight = weights.get(url);
    if (!weight) continue;
    add('requests', 1);
    if (kind === 'image') add('images', weight.gzip);
    else if (kind === 'other') add('other', weight.gzip);
    else {
      add(`${kind}Gzip`, weight.gzip);
      add(`${kind}Brotli`, weight.brotli);
    }
  }
  for (const { url } of once(['ahead'])) add('aheadGzip', weights.get(url)?.gzip ?? 0);
  for (const { url, kind } of once(['load', 'after'])) {
    if (kind !== 'script') continue;
    add('scriptAfterGzip', weights.get(url)?.gzip ?? 0);
    add('scriptAfterBrotli', weights.get(url)?.brotli ?? 0);
  }
  return values;
}
