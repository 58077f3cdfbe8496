/**
 * Measures one search in its own process, so that other searches neither warm up its code nor use its memory:
 * `node --expose-gc --import tsx bench/search/measure.ts <file of a Job>` prints `Measures` as JSON.
 */
import { readFileSync } from 'node:fs';
import { loadCode, type SearchFiles } from './open';

export interface Job {
  files: SearchFiles;
  /** Searched one after another. */
  queries: string[];
}

/** Times are CPU time in milliseconds, because elapsed time grows on a busy machine. */
export interface Measures {
  /** From the fetched files to the first answer. */
  firstMs: number;
  /** From the fetched files until everything can be searched. */
  completeMs: number;
  /** Time of the later answers. */
  medianMs: number;
  p95Ms: number;
  /** Memory that the search uses after loading. */
  heapMb: number;
}

async function measure({ files, queries }: Job): Promise<Measures> {
  const openSearch = await loadCode(files);
  const heapBefore = heapMb();
  const [search, openMs] = await timed(openSearch);
  const [first = '', ...later] = queries;
  const [, firstMs] = await timed(() => search.find(first));
  const [, restMs] = await timed(() => search.complete());
  const heap = heapMb() - heapBefore;
  const times: number[] = [];
  for (const query of later) times.push((await timed(() => search.find(query)))[1]);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    firstMs: openMs + firstMs,
    completeMs: openMs + restMs,
    medianMs: at(0.5),
    p95Ms: at(0.95),
    heapMb: heap,
  };
}

async function timed<Value>(work: () => Promise<Value>): Promise<[Value, number]> {
  const start = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(start);
  return [value, (user + system) / 1000];
}

function heapMb(): number {
  if (!globalThis.gc) throw new Error('Memory can only be measured with `node --expose-gc`.');
  globalThis.gc();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

const [, , jobFile = ''] = process.argv;
process.stdout.write(JSON.stringify(await measure(JSON.parse(readFileSync(jobFile, 'utf8')) as Job)));
