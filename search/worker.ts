/**
 * Runs the embedded search of one language in a worker, so that it doesn't delay the page. The worker's name is the
 * language.
 */
import { expose } from 'comlink';
import { search } from './engine';
import { type IndexReader, openIndex } from './index-reader';
import type { SearchAnswer, SearchOptions } from './types';

/** The folder of each language's files, in the folder of the worker's script. */
export type SearchFolders = Record<string, string>;

/** `plugins/output/search-records/index.ts` fills it in. */
declare const SEARCH_FOLDERS: SearchFolders;

/** The functions that a page can call. If a file couldn't be loaded, the next call tries again. */
export interface SearchWorker {
  /**
   * @throws RecordsUnavailable if a file can't be fetched
   * @throws SearchCancelled if there's a newer query
   */
  search(query: string, options: Partial<SearchOptions>): Promise<SearchAnswer>;
}

/** The network failed or the host didn't serve the file; the browser's log has the details. */
class RecordsUnavailable extends Error {
  override name = 'RecordsUnavailable';
}

const lang = self.name;
let opened: Promise<IndexReader> | undefined;
let latest = new AbortController();

expose({
  async search(query, options) {
    latest.abort();
    latest = new AbortController();
    const { signal } = latest;
    return search(query, await open(), { ...options, signal });
  },
} satisfies SearchWorker);

// Before the first query. The page's own calls try again and report failures.
open().catch(() => {});

function open(): Promise<IndexReader> {
  opened ??= openIndex(name => fetchJson(name)).catch(error => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function fetchJson(name: string): Promise<unknown> {
  const folder = SEARCH_FOLDERS[lang];
  if (!folder) throw new Error(`There is no search for the language "${lang}".`);
  const address = new URL(`${folder}/${name}`, self.location.href).pathname;
  let response: Response;
  try {
    response = await fetch(address);
  } catch (cause) {
    throw new RecordsUnavailable(`${address} cannot be fetched.`, { cause });
  }
  if (!response.ok) throw new RecordsUnavailable(`${address} cannot be fetched: HTTP ${response.status}.`);
  return response.json();
}
