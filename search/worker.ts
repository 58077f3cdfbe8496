/**
 * Runs the embedded search of one language in a worker, so that it doesn't delay the page. The worker's name is the
 * language.
 */
import { expose } from 'comlink';
import { SearchCancelled, search } from './engine';
import { type IndexReader, type LoadFile, openIndex } from './index-reader';
import type { SearchAnswer, SearchOptions } from './types';

/** The folder of each language's files, in the folder of the worker's script. */
export type SearchFolders = Record<string, string>;

/** `plugins/output/search-records/index.ts` fills it in. */
declare const SEARCH_FOLDERS: SearchFolders;

/** The functions that a page can call. If a file couldn't be loaded, the next call tries again. */
export interface SearchWorker {
  /**
   * @throws IndexUnavailable if a file can't be fetched
   * @throws SearchCancelled if there's a newer query
   */
  search(query: string, options: Partial<SearchOptions>): Promise<SearchAnswer>;
}

/** The network failed, or the host didn't serve the file. The browser's log has the details. */
class IndexUnavailable extends Error {
  override name = 'IndexUnavailable';
}

const lang = self.name;
let opened: Promise<IndexReader> | undefined;
let latest = new AbortController();

expose({
  async search(query, options) {
    latest.abort();
    latest = new AbortController();
    const { signal } = latest;
    const index = await open();
    if (signal.aborted) throw new SearchCancelled();
    return search(query, index, { ...options, signal });
  },
} satisfies SearchWorker);

// Before the first query. The page's own calls try again and report failures.
open().catch(() => {});

function open(): Promise<IndexReader> {
  opened ??= openIndex(fromFolder()).catch(error => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Loads files of the language's folder. The dev server redirects the first one to the folder of the current pages. */
function fromFolder(): LoadFile {
  const folder = SEARCH_FOLDERS[lang];
  if (!folder) throw new Error(`There is no search for the language "${lang}".`);
  let base = new URL(`${folder}/`, self.location.href).href;
  return async name => {
    const address = new URL(name, base).href;
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      if (response.redirected) base = response.url;
      return await response.json();
    } catch (cause) {
      throw new IndexUnavailable(`${address} cannot be fetched.`, { cause });
    }
  };
}
