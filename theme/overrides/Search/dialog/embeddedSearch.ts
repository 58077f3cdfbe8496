import type { SearchHit } from '../../../../search/types';
import { loadSearch } from './recordFiles';
import type { Search, SearchRequest } from './searchClient';

export interface EmbeddedSearchEvents {
  /** The passages have come: the query that was answered without them deserves a better answer. */
  onComplete(): void;
}

/** Stands for a suggested query on its way through DocSearch; it is never shown. */
interface SuggestionCarrier {
  type: 'suggestion';
  hierarchy: { lvl0: string; lvl1: string };
}

/** Searches the site's own records in the browser; a newer query cancels an older one. */
export function createEmbeddedSearch(
  lang: string,
  maxResultsPerGroup: number,
  events: EmbeddedSearchEvents,
): Search {
  let controller = new AbortController();
  let suggestionCount = 0;
  // On the way before the first letter; a failure shows when something is asked.
  loadSearch(lang).catch(() => {});
  return async request => {
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    const { engine, complete } = await loadSearch(lang);
    const ask = () => engine.search(request.query, { ...optionsOf(request), maxResultsPerGroup, signal });
    let answer = await ask();
    if (!engine.isComplete) {
      if (answer.hits.length === 0) {
        await complete();
        answer = await ask();
      } else {
        complete().then(
          () => signal.aborted || events.onComplete(),
          () => {},
        );
      }
    }
    if (answer.hits.length > 0) {
      suggestionCount = Math.max(suggestionCount, groupsOf(answer.hits));
      return { hits: answer.hits, nbHits: answer.nbHits };
    }
    suggestionCount = Math.max(suggestionCount + 1, answer.suggestions.length);
    return { hits: carriers(answer.suggestions, suggestionCount), nbHits: 0 };
  };
}

function optionsOf({ hitsPerPage, attributesToSnippet }: SearchRequest) {
  const words = Number(attributesToSnippet[0]?.split(':')[1]);
  return { hitsPerPage, snippetWords: words };
}

function groupsOf(hits: SearchHit[]): number {
  return new Set(hits.map(({ hierarchy }) => hierarchy.lvl0)).size;
}

/**
 * DocSearch suggests the groups of the answer with most groups so far, three of them. An answer of empty groups
 * that are named like our suggestions makes it suggest those, if it has more groups than any before.
 */
function carriers(suggestions: string[], count: number): SuggestionCarrier[] {
  return Array.from({ length: count }, (_, index) => {
    const name = suggestions[index] ?? `#${index}`;
    return { type: 'suggestion', hierarchy: { lvl0: name, lvl1: name } };
  });
}

/** Takes the carriers out again, so that their groups are empty. */
export function withoutCarriers<Hit extends { type: string }>(hits: Hit[]): Hit[] {
  return hits.filter(({ type }) => type !== 'suggestion');
}
