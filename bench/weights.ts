/** The sizes of what a page loads. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Browser, Request } from 'playwright-core';
import { quiet, visit } from './browser';
import type { Metric, Values } from './results';

export type Kind = 'html' | 'css' | 'script' | 'image' | 'other';

/** What a browser requested, and when: by itself, as a prefetch (`ahead`), or after the reader moved the pointer. */
export interface Asked {
  url: string;
  kind: Kind;
  phase: 'load' | 'ahead' | 'after';
}

/** Sizes of one file in bytes. */
export interface Weight {
  gzip: number;
  brotli: number;
}

const KINDS: Record<string, Kind> = { document: 'html', stylesheet: 'css', script: 'script', image: 'image' };

/** Measures the sizes of what a page requests by itself, and of what it requests after the reader moves the pointer. */
export async function weighPage(browser: Browser, origin: string, path: string): Promise<Values> {
  const asked = await visit(browser, async page => {
    const found: Promise<Asked>[] = [];
    let phase: Asked['phase'] = 'load';
    page.on('request', request => {
      if (!request.url().startsWith(origin)) return;
      const known = { url: request.url(), kind: kindOf(request), phase };
      found.push(isAhead(request).then(ahead => (ahead ? { ...known, phase: 'ahead' } : known)));
    });
    await page.goto(origin + path);
    await quiet(page);
    phase = 'after';
    await page.mouse.move(2, 400);
    await quiet(page);
    return Promise.all(found);
  });
  return sumUp(asked, await weighAll(asked.map(({ url }) => url)));
}

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

/** Downloads files and measures them. Those that don't exist are left out. */
export async function weighAll(urls: readonly string[]): Promise<Map<string, Weight>> {
  const weights = new Map<string, Weight>();
  for (const url of new Set(urls)) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
    if (!answer.ok) continue;
    const content = Buffer.from(await answer.arrayBuffer());
    weights.set(url, weigh(content, answer.headers.get('content-type') ?? ''));
  }
  return weights;
}

/**
 * Measures the size of a file at gzip level 9 and brotli level 11, which hosts use if they compress files in advance.
 * Images, fonts, and videos are compressed already.
 */
export function weigh(content: Buffer, type: string): Weight {
  if (/^(?:image\/(?!svg)|font\/|video\/)/.test(type))
    return { gzip: content.length, brotli: content.length };
  return {
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  };
}

/**
 * Sums up the sizes of what a page requests. Each URL counts once per sum. A script that's prefetched and then run
 * counts as prefetched, and also among the scripts that run after the first interaction.
 */
export function sumUp(asked: readonly Asked[], weights: ReadonlyMap<string, Weight>): Values {
  const values: Values = { images: 0, other: 0, aheadGzip: 0, scriptGzip: 0, scriptBrotli: 0 };
  const add = (metric: Metric, amount: number) => {
    values[metric] = (values[metric] ?? 0) + amount;
  };
  const inPhases = (...phases: Asked['phase'][]) => {
    const own = new Map(
      asked.filter(({ phase }) => phases.includes(phase)).map(each => [each.url, each.kind]),
    );
    return [...own].flatMap(([url, kind]) => {
      const weight = weights.get(url);
      return weight ? [{ kind, ...weight }] : [];
    });
  };
  for (const { kind, gzip, brotli } of inPhases('load')) {
    add('requests', 1);
    if (kind === 'image') add('images', gzip);
    else if (kind === 'other') add('other', gzip);
    else {
      add(`${kind}Gzip`, gzip);
      add(`${kind}Brotli`, brotli);
    }
  }
  for (const { gzip } of inPhases('ahead')) add('aheadGzip', gzip);
  for (const { kind, gzip, brotli } of inPhases('load', 'after')) {
    if (kind !== 'script') continue;
    add('scriptAfterGzip', gzip);
    add('scriptAfterBrotli', brotli);
  }
  return values;
}
