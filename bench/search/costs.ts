import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fetchedFiles, type SearchFiles } from './open';
import { runMeasure } from './run';
import type { MeasuredSite } from './sites';

/** What a search of a site costs, in KB, milliseconds and MB; estimated where it ends in `~`. */
export interface CostRow {
  lang: string;
  pages: number;
  search: 'ours' | 'default';
  /** Compressed, before the first answer. */
  'first KB': number;
  /** Compressed, in all. */
  'all KB': number;
  'first ms'?: number;
  'complete ms'?: number;
  'later ms'?: number;
  'p95 ms'?: number;
  'heap MB'?: number;
  /** Instead of numbers. */
  failure?: string;
}

/**
 * Compressed bytes of a larger site are estimated from the real one's, in proportion to its pages: recombined text
 * compresses too well, and gzip looks back 32 KB, less than three pages.
 */
export async function measureCosts(
  site: MeasuredSite,
  real: MeasuredSite,
  queries: string[],
  folder: string,
): Promise<CostRow[]> {
  const rows: CostRow[] = [];
  for (const search of ['site', 'default'] as const) {
    const measures = await runMeasure(site.searches[search], queries, folder);
    const { first, all } = zippedBytes(real.searches[search]);
    const kilobytes = (bytes: number) => round(((bytes / 1024) * site.pages) / real.pages);
    rows.push({
      lang: site.lang,
      pages: site.pages,
      search: search === 'site' ? 'ours' : 'default',
      'first KB': kilobytes(first),
      'all KB': kilobytes(all),
      ...(typeof measures === 'string'
        ? { failure: measures }
        : {
            'first ms': round(measures.firstMs),
            'complete ms': round(measures.completeMs),
            'later ms': round(measures.medianMs),
            'p95 ms': round(measures.p95Ms),
            'heap MB': round(measures.heapMb),
          }),
    });
  }
  return rows;
}

function zippedBytes(files: SearchFiles): { first: number; all: number } {
  const { first, rest } = fetchedFiles(files);
  const zipped = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;
  return { first: zipped(first), all: zipped(first) + (rest ? zipped(rest) : 0) };
}

export type RatioRow = { lang: string; pages: number } & Record<string, string | number>;

/** How many times ours the default search costs. */
export function ratios(rows: CostRow[]): RatioRow[] {
  const columns = ['first KB', 'all KB', 'first ms', 'complete ms', 'later ms', 'p95 ms', 'heap MB'] as const;
  return rows
    .filter(({ search }) => search === 'ours')
    .map(own => {
      const other = rows.find(
        ({ search, lang, pages }) => search === 'default' && lang === own.lang && pages === own.pages,
      );
      const times = columns.map(column => {
        const [ours, theirs] = [own[column], other?.[column]];
        return [column, ours && theirs !== undefined ? round(theirs / ours) : (other?.failure ?? '')];
      });
      return { lang: own.lang, pages: own.pages, ...Object.fromEntries(times) };
    });
}

/** To one decimal. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
