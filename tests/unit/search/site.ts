import { readFileSync } from 'node:fs';
import path from 'node:path';
import { search } from '../../../search/engine';
import { openIndex } from '../../../search/index-reader';
import { readSiteRecords, type SiteSource } from '../../../search/read-site';
import type { SearchAnswer, SearchOptions, SearchRecord } from '../../../search/types';
import { type IndexFiles, writeIndex } from '../../../search/write-index';

const root = path.resolve(import.meta.dirname, '../../..');

export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The pages of this repository. */
export const site: SiteSource = {
  root,
  docsRoot: path.join(root, 'docs'),
  languages: LANGUAGES,
  defaultLanguage: 'en',
  texts: readJson('i18n.json') as SiteSource['texts'],
};

export interface JudgedQuery {
  query: string;
  kind: string;
  /** Routes of the pages that answer it, without the language. Any of them may come first. */
  pages: string[];
  /** Routes with the id of the heading where the answer is, if that was judged, too. */
  sections?: string[];
}

export type QuerySet = Record<Language, JudgedQuery[]>;

/** Queries that the ranking is tuned to. */
export const judgedQueries = readJson('tests/search/queries.json') as QuerySet;
/**
 * Queries by readers of the pages who don't know how the search works. The ranking may only be tuned to the first set.
 * `search/README.md` says how the answers of the second one were judged.
 */
export const tuningQueries = readJson('tests/search/tuning-queries.json') as QuerySet;
export const testQueries = readJson('tests/search/test-queries.json') as QuerySet;

export const QUERY_SETS = { judged: judgedQueries, tuning: tuningQueries, test: testQueries };

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

export interface OpenSearch {
  search(query: string, options?: Partial<SearchOptions>): Promise<SearchAnswer>;
}

/** Opens the search of records that are written to files and read again, as a browser gets them. */
export async function openSearch(records: SearchRecord[], lang: string): Promise<OpenSearch> {
  return openFiles(writeIndex(records, lang));
}

export async function openFiles({ files }: IndexFiles): Promise<OpenSearch> {
  const index = await openIndex(async name => {
    const content = files.get(name);
    if (content === undefined) throw new Error(`There is no file ${name}.`);
    return JSON.parse(content);
  });
  return { search: (query, options) => search(query, index, options) };
}

export function readRecords(lang: Language): SearchRecord[] {
  return readSiteRecords(site, lang);
}

/** Returns the URL of the first hit, without the language. */
export function placeOf({ hits }: SearchAnswer): string {
  return withoutLanguage(hits[0]?.url ?? '');
}

/** Returns the pages of the hits, without the language and without duplicates, best first. */
export function pagesOf(answer: SearchAnswer): string[] {
  return [...new Set(answer.hits.map(hit => withoutLanguage(hit.url_without_anchor)))];
}

/** Removes the language from a route, as in the judged queries. */
export function withoutLanguage(route: string): string {
  return route.replace(/^\/zh(?=\/)/, '');
}

export interface Quality {
  /** Shares of the queries whose right page comes first, or is among the first five, from 0 to 1. */
  first: number;
  firstFive: number;
  /** One line for each query whose right page isn't first. */
  misses: string[];
}

/** @param find returns the pages that answer a query, in the form of `pagesOf` */
export async function judge(
  find: (query: string) => Promise<string[]>,
  queries: JudgedQuery[],
): Promise<Quality> {
  const ranks: number[] = [];
  const misses: string[] = [];
  for (const { query, kind, pages } of queries) {
    const found = await find(query);
    const rank = found.findIndex(page => pages.includes(page));
    ranks.push(rank);
    if (rank !== 0)
      misses.push(`${kind} "${query}": wanted ${pages.join(' or ')}, got ${found.slice(0, 5).join(', ')}`);
  }
  const share = (hits: number[]) => hits.length / queries.length;
  return {
    first: share(ranks.filter(rank => rank === 0)),
    firstFive: share(ranks.filter(rank => rank >= 0 && rank < 5)),
    misses,
  };
}
