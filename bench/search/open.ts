/** Opens the searches that are compared from files, as a browser opens them from the network. */
import { readFileSync } from 'node:fs';
import { createSearchEngine } from '../../search/engine';
import { readHead, readPassages } from '../../search/read-records';
import { pagesOf, withoutLanguage } from '../../tests/unit/search/site';

export interface OpenSearch {
  /** Reads the data that isn't needed for the first answers. */
  complete(): Promise<void>;
  /** Returns the paths of the pages that were found, best first, without the language and without duplicates. */
  find(query: string): Promise<string[]>;
}

export interface SiteSearchFiles {
  name: 'site';
  head: string;
  passages: string;
}

export interface DefaultSearchFiles {
  name: 'default';
  lang: string;
  index: string;
  /** The bundled code that the panel searches with. */
  script: string;
}

/** Paths of the files that a search needs. */
export type SearchFiles = SiteSearchFiles | DefaultSearchFiles;

/** Returns the file that's fetched before the first answer, and the one that's fetched after it. */
export function fetchedFiles(files: SearchFiles): { first: string; rest?: string } {
  return files.name === 'site' ? { first: files.head, rest: files.passages } : { first: files.index };
}

/** Loads the code of a search, and returns a function that opens the search. */
export async function loadCode(files: SearchFiles): Promise<() => Promise<OpenSearch>> {
  if (files.name === 'site') return () => openSite(files.head, files.passages);
  type Searcher = typeof import('@rspress/core/dist/theme/components/Search/logic/search.js');
  const { PageSearcher } = (await import(files.script)) as Searcher;
  return async () => {
    globalThis.fetch = async () => new Response(readFileSync(files.index));
    const searcher = new PageSearcher({ currentLang: files.lang, currentVersion: '' });
    await searcher.init();
    return {
      complete: async () => {},
      find: async query => pagesOfMatches(await searcher.match(query)),
    };
  };
}

async function openSite(head: string, passages: string): Promise<OpenSearch> {
  const engine = await createSearchEngine(readHead(readJson(head)));
  return {
    complete: () => engine.addPassages(readPassages(readJson(passages))),
    find: async query => pagesOf(await engine.search(query)),
  };
}

type Matches = Awaited<
  ReturnType<import('@rspress/core/dist/theme/components/Search/logic/search.js').PageSearcher['match']>
>;

/** Returns the pages in the order in which the panel lists them. */
function pagesOfMatches(groups: Matches): string[] {
  const links = groups.flatMap(({ result }) =>
    Array.isArray(result) ? result.map(({ link }: { link: string }) => link) : [],
  );
  return [...new Set(links.map(link => withoutLanguage(link.split('#')[0] ?? '')))];
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
