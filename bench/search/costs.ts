/**
 * What a search costs a reader, measured in its own process: `node --expose-gc --import tsx bench/search/costs.ts en 1000
 * site` prints a `CostRow` as JSON. Without a number of generated pages, the pages of this site are searched.
 */
import { gzipSync } from 'node:zlib';
import { siteRecords } from '../../scripts/site-records';
import { search } from '../../search/engine';
import { openIndex } from '../../search/index-reader';
import type { SearchRecord } from '../../search/types';
import { writeIndex } from '../../search/write-index';
import { type Language, tuningQueries } from '../../tests/unit/search/site';
import { corePages, openCore } from './engines/core';
import { pagesOf } from './engines/engine';
import { generatedRecords } from './generated';

export interface CostRow {
  lang: string;
  pages: number;
  search: string;
  /** Downloaded for a first query, compressed: the median of the sessions. */
  'first KB': number;
  /** Downloaded for ten queries that are pasted. */
  'session KB': number;
  /** Downloaded for ten queries that are typed letter by letter, if each letter gets an answer. */
  'typed KB': number;
  /** Time of an answer to a letter, and of the slowest 5%. It includes parsing files, but not the network. */
  'letter ms': number;
  'letter p95 ms': number;
  /** Memory after a typed session. */
  'heap MB': number;
}

/** Rspress's search loads the same for each query, and opening it takes up to a minute. */
const SESSIONS = { site: 4, core: 1 };
const QUERIES = 10;
/** Readers stop typing when they see what they want. */
const TYPED_LETTERS = 25;

interface Opened {
  ask(query: string): Promise<unknown>;
}

/** Opens a search. Compressed bytes of the files that it reads are added to `read`. */
type Open = (read: (bytes: number) => void) => Promise<Opened>;

function siteSearch(records: SearchRecord[], lang: Language): Open {
  const { files } = writeIndex(records, lang);
  const sizes = new Map<string, number>();
  const sizeOf = (name: string, content: string) => {
    const size = sizes.get(name) ?? gzipSync(content, { level: 9 }).length;
    sizes.set(name, size);
    return size;
  };
  return async read => {
    const index = await openIndex(async name => {
      const content = files.get(name) ?? '';
      read(sizeOf(name, content));
      return JSON.parse(content);
    });
    return { ask: query => search(query, index) };
  };
}

/** It downloads the index of all pages at once. */
function coreSearch(records: SearchRecord[], lang: Language): Open {
  const size = gzipSync(JSON.stringify(corePages(pagesOf(records), lang)), { level: 9 }).length;
  return async read => {
    read(size);
    const { find } = await openCore(records, lang);
    return { ask: find };
  };
}

async function measure(
  open: Open,
  queries: string[],
  count: number,
): Promise<Omit<CostRow, 'lang' | 'pages' | 'search'>> {
  const first: number[] = [];
  const sessions: number[] = [];
  const typed: number[] = [];
  const times: number[] = [];
  let heap = 0;
  for (let session = 0; session < count; session++) {
    const asked = queries.slice(session * QUERIES, (session + 1) * QUERIES);
    let bytes = 0;
    const pasted = await open(size => {
      bytes += size;
    });
    for (const [index, query] of asked.entries()) {
      await pasted.ask(query);
      if (index === 0) first.push(bytes);
    }
    sessions.push(bytes);

    const before = heapUsed();
    bytes = 0;
    const letters = await open(size => {
      bytes += size;
    });
    for (const query of asked) {
      for (let length = 1; length <= Math.min(query.length, TYPED_LETTERS); length++) {
        const start = performance.now();
        await letters.ask(query.slice(0, length));
        times.push(performance.now() - start);
      }
    }
    typed.push(bytes);
    heap = Math.max(heap, heapUsed() - before);
    // A search in use keeps its memory.
    await letters.ask(asked[0] ?? '');
  }
  return {
    'first KB': round(at(first, 0.5) / 1000),
    'session KB': round(at(sessions, 0.5) / 1000),
    'typed KB': round(at(typed, 0.5) / 1000),
    'letter ms': round(at(times, 0.5)),
    'letter p95 ms': round(at(times, 0.95)),
    'heap MB': round(heap / 1e6),
  };
}

function at(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function heapUsed(): number {
  if (!globalThis.gc) throw new Error('Memory can only be measured with `node --expose-gc`.');
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

const [, , lang = 'en', pages = '0', engine] = process.argv;
const name = engine === 'core' ? 'core' : 'site';
const language = lang as Language;
const records =
  pages === '0'
    ? (await siteRecords(process.cwd())).filter(record => record.lang === lang)
    : generatedRecords(language, Number(pages));
const open = name === 'site' ? siteSearch(records, language) : coreSearch(records, language);
// One in five, so that each kind of query is among them.
const queries = tuningQueries[language].filter((_, index) => index % 5 === 0).map(({ query }) => query);
const row: CostRow = {
  lang,
  pages: new Set(records.map(({ url }) => url.split('#')[0])).size,
  search: name === 'site' ? 'this site' : 'Rspress',
  ...(await measure(open, queries, SESSIONS[name])),
};
process.stdout.write(JSON.stringify(row));
