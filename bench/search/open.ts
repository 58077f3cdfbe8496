/** The searches that are compared, opened from files as a browser opens them from the network. */
import { readFileSync } from 'node:fs';
import { createSearchEngine } from '../../search/engine';
import { readHead, readPassages } from '../../search/read-records';
import { pagesOf, withoutLanguage } from '../../tests/unit/search/site';

export interface OpenSearch {
  /** Reads what the first answers can do without. */
  complete(): Promise<void>;
  /** The different pages of an answer without language, best first. */
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
  /** The bundle of what the panel searches with. */
  script: string;
}

/** What a search needs, as paths of files. */
export type SearchFiles = SiteSearchFiles | DefaultSearchFiles;

/** The files that are fetched before the first answer, and after it. */
export function fetchedFiles(files: SearchFiles): { first: string; rest?: string } {
  return files.name === 'site' ? { first: files.head, rest: files.passages } : { first: files.index };
}

/** Loads the code of a search; the function that it gives opens the search. */
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

/** In the order in which the panel lists them. */
function pagesOfMatches(groups: Matches): string[] {
  const links = groups.flatMap(({ result }) =>
    Array.isArray(result) ? result.map(({ link }: { link: string }) => link) : [],
  );
  return [...new Set(links.map(link => withoutLanguage(link.split('#')[0] ?? '')))];
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
