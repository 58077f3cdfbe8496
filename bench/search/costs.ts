/** What a search costs a reader: bytes, time, and memory. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { search } from '../../search/engine';
import { openIndex } from '../../search/index-reader';
import { pageRecords } from '../../search/records';
import type { SearchRecord } from '../../search/types';
import { writeIndex } from '../../search/write-index';
import { parsePage } from '../../site/parse-page';
import { type Language, tuningQueries } from '../../tests/unit/search/site';
import { generatePages } from '../generated-pages';
import { readPassages } from '../passages';
import { longestLength } from '../sites';
import { corePages, openCore } from './core';
import { pagesOf } from './engine';

export interface CostRow {
  lang: string;
  pages: number;
  search: string;
  /** Downloaded for a first query, compressed. */
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

/** Readers stop typing when they see what they want. */
const TYPED_LETTERS = 25;

/** Opens a search. Compressed bytes of the files that it reads are added to `read`. */
type Open = (read: (bytes: number) => void) => Promise<(query: string) => Promise<unknown>>;

/** Measures this site's search and Rspress's over the same records. */
export async function costsOf(records: SearchRecord[], lang: Language): Promise<CostRow[]> {
  const pages = pagesOf(records).length;
  return [
    { lang, pages, search: 'this site', ...(await measure(siteSearch(records, lang), lang)) },
    { lang, pages, search: 'Rspress', ...(await measure(coreSearch(records, lang), lang)) },
  ];
}

/** Returns the records of generated pages, which are made of the passages of this site's pages. */
export function generatedRecords(lang: Language, count: number): SearchRecord[] {
  const prefix = lang === 'en' ? '' : `/${lang}`;
  return generatePages(lang, readPassages(lang), count, longestLength(lang)).flatMap(
    ({ path, title, body }) => {
      const tree = parsePage(`# ${title}\n\n${body}`, 'page.md');
      return pageRecords({ route: `${prefix}/${path}`, lang, lvl0: title, tree });
    },
  );
}

function siteSearch(records: SearchRecord[], lang: Language): Open {
  const files = [...writeIndex(records, lang).files];
  // Sizes are computed in advance, so that times don't contain this.
  const known = new Map(files.map(([name, content]) => [name, { content, size: zipped(content) }]));
  return async read => {
    const index = await openIndex(async name => {
      const { content = '', size = 0 } = known.get(name) ?? {};
      read(size);
      return JSON.parse(content);
    });
    return query => search(query, index);
  };
}

/** It downloads the index of all pages at once. */
function coreSearch(records: SearchRecord[], lang: Language): Open {
  const size = zipped(JSON.stringify(corePages(pagesOf(records), lang)));
  return async read => {
    read(size);
    return (await openCore(records, lang)).find;
  };
}

function zipped(content: string): number {
  return gzipSync(content, { level: 9 }).length;
}

async function measure(open: Open, lang: Language) {
  // One in 32, which are ten, so that each kind of query is among them.
  const queries = tuningQueries[lang].filter((_, index) => index % 32 === 0).map(({ query }) => query);
  let read = 0;
  const addRead = (bytes: number) => {
    read += bytes;
  };
  const paste = await open(addRead);
  await paste(queries[0] ?? '');
  const first = read;
  for (const query of queries) await paste(query);
  const session = read;

  read = 0;
  const before = heapUsed();
  const type = await open(addRead);
  const times: number[] = [];
  for (const query of queries) {
    for (let length = 1; length <= Math.min(query.length, TYPED_LETTERS); length++) {
      const start = performance.now();
      await type(query.slice(0, length));
      times.push(performance.now() - start);
    }
  }
  const typed = read;
  const heap = heapUsed() - before;
  // Searches in use keep their memory.
  await paste(queries[0] ?? '');
  await type(queries[0] ?? '');
  const at = (share: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return {
    'first KB': rounded(first / 1000),
    'session KB': rounded(session / 1000),
    'typed KB': rounded(typed / 1000),
    'letter ms': rounded(at(0.5)),
    'letter p95 ms': rounded(at(0.95)),
    'heap MB': rounded(heap / 1e6),
  };
}

function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}
