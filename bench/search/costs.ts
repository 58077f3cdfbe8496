import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fetchedFiles, type SearchFiles } from './open';
import { runMeasure } from './run';
import type { MeasuredSite } from './sites';

/** The cost of one search on one site. The KB of larger sites are estimates. */
export interface CostRow {
  lang: string;
  pages: number;
  search: 'ours' | 'default';
  /** Downloaded before the first answer, compressed. */
  'first KB': number;
  /** Downloaded in total, compressed. */
  'all KB': number;
  'first ms'?: number;
  'complete ms'?: number;
  'later ms'?: number;
  'p95 ms'?: number;
  'heap MB'?: number;
  /** Why there are no times and no memory. */
  failure?: string;
}

/**
 * Measures both searches on a site. For a larger site, compressed bytes are estimated from the real one's, in
 * proportion to the number of pages, because recombined text compresses too well. Such an estimate is possible because
 * gzip only looks back 32 KB, which is less than three pages.
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

/** Returns the costs of the default search as multiples of ours. */
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

/** Rounds to one decimal. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
