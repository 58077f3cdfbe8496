import { withBase } from '@rspress/core/runtime';
import { createSearchEngine, type SearchEngine } from '../../../../search/engine';
import { readHead, readPassages } from '../../../../search/read-records';
import recordNames from './recordNames';

/** A language's search engine, which searches titles, headings, and names; passages are loaded later. */
export interface LoadedSearch {
  engine: SearchEngine;
  /** Resolves when the engine searches passages too. After a failure, the next call tries again. */
  complete(): Promise<void>;
}

const loaded = new Map<string, Promise<LoadedSearch>>();

/**
 * Loads a language's records once; after a failure, the next call tries again.
 * @throws Error if they can't be fetched or read
 */
export function loadSearch(lang: string): Promise<LoadedSearch> {
  const known = loaded.get(lang);
  if (known) return known;
  const loading = load(lang);
  loaded.set(lang, loading);
  loading.catch(() => loaded.delete(lang));
  return loading;
}

async function load(lang: string): Promise<LoadedSearch> {
  const names = recordNames[lang];
  if (!names) throw new Error(`There are no search records for the language "${lang}".`);
  const engine = await createSearchEngine(readHead(await fetchJson(names.head)), { headHash: names.hash });
  let completing: Promise<void> | undefined;
  const complete = () => {
    completing ??= fetchJson(names.passages).then(json => engine.addPassages(readPassages(json)));
    completing.catch(() => {
      completing = undefined;
    });
    return completing;
  };
  complete();
  return { engine, complete };
}

/** The network failed or the host didn't serve the file; the browser's log has the details. */
export class RecordsUnavailable extends Error {
  override name = 'RecordsUnavailable';
}

async function fetchJson(name: string): Promise<unknown> {
  const address = withBase(`/${name}`);
  let response: Response;
  try {
    response = await fetch(address);
  } catch (cause) {
    throw new RecordsUnavailable(`${address} cannot be fetched.`, { cause });
  }
  if (!response.ok) throw new RecordsUnavailable(`${address} cannot be fetched: HTTP ${response.status}.`);
  return response.json();
}
