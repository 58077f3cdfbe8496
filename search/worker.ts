/**
 * Runs the embedded search of one language in a worker. On a slow phone, reading and indexing the records takes seconds
 * and would delay the page's own start. The worker's name is the language.
 */
import { expose } from 'comlink';
import { createSearchEngine, type SearchEngine } from './engine';
import { readHead, readPassages } from './read-records';
import type { SearchAnswer, SearchOptions } from './types';

/** Names of a language's files, in the folder of the worker's script. */
export interface SearchFileNames {
  head: string;
  passages: string;
  /** Hash of the head file, to check that the passages belong to it. Unknown in the dev server. */
  hash?: string;
}

export type RecordNames = Record<string, SearchFileNames>;

/** By language; `plugins/output/search-records/index.ts` fills it in. */
declare const RECORD_NAMES: RecordNames;

/** The functions that a page can call. If a file couldn't be loaded, the next call tries again. */
export interface SearchWorker {
  /**
   * @throws RecordsUnavailable if the records can't be fetched
   * @throws SearchCancelled if there's a newer query
   */
  search(query: string, options: Partial<SearchOptions>): Promise<WorkerAnswer>;
  /** Resolves when passages are searched too. */
  complete(): Promise<void>;
}

export interface WorkerAnswer extends SearchAnswer {
  /** Whether passages were searched too. */
  isComplete: boolean;
}

/** The network failed or the host didn't serve the file; the browser's log has the details. */
class RecordsUnavailable extends Error {
  override name = 'RecordsUnavailable';
}

const lang = self.name;
const names = RECORD_NAMES[lang];
const engine = untilItWorks(loadEngine);
const complete = untilItWorks(addPassages);
let latest = new AbortController();

expose({
  async search(query, options) {
    latest.abort();
    latest = new AbortController();
    const { signal } = latest;
    const { isComplete, search } = await engine();
    return { ...(await search(query, { ...options, signal })), isComplete };
  },
  complete,
} satisfies SearchWorker);

// Loads the files before the first query. Failures are reported by the page's own calls, which try again.
complete().catch(() => {});

async function loadEngine(): Promise<SearchEngine> {
  if (!names) throw new Error(`There are no search records for the language "${lang}".`);
  return createSearchEngine(readHead(await fetchJson(names.head)), { headHash: names.hash });
}

async function addPassages(): Promise<void> {
  const { addPassages } = await engine();
  await addPassages(readPassages(await fetchJson(names?.passages ?? '')));
}

async function fetchJson(name: string): Promise<unknown> {
  const address = new URL(name, self.location.href).pathname;
  let response: Response;
  try {
    response = await fetch(address);
  } catch (cause) {
    throw new RecordsUnavailable(`${address} cannot be fetched.`, { cause });
  }
  if (!response.ok) throw new RecordsUnavailable(`${address} cannot be fetched: HTTP ${response.status}.`);
  return response.json();
}

/** @returns a function that does the work on its first call, and again on the first call after a failure */
function untilItWorks<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => {
    result ??= work().catch(error => {
      result = undefined;
      throw error;
    });
    return result;
  };
}
