import { withBase } from '@rspress/core/runtime';
import { createSearchEngine, type SearchEngine } from '../../../../search/engine';
import { readHead, readPassages } from '../../../../search/read-records';
import recordNames from './recordNames';

/** The engine of a language, which knows titles, headings and names; passages come after it. */
export interface LoadedSearch {
  engine: SearchEngine;
  /** Resolves when the engine searches passages too. Another call after a failure tries again. */
  complete(): Promise<void>;
}

const loaded = new Map<string, Promise<LoadedSearch>>();

/**
 * Fetches the records of a language once; after a failure the next call tries again.
 * @throws Error when they cannot be fetched or read
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

/** The network failed, or the host did not give the file; the browser's own log says more. */
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
