import type { SearchHit } from '../../../../search/types';
import type { SearchWorker } from '../../../../search/worker';
import type { Search, SearchRequest } from './searchClient';

/** Passes a suggested query through DocSearch. It isn't shown as a result. */
interface SuggestionCarrier {
  type: 'suggestion';
  hierarchy: { lvl0: string; lvl1: string };
}

/**
 * Searches the site's own index in the browser; a new query cancels the previous one.
 * @param open opens the worker; after a failure, the next call tries again
 */
export function createEmbeddedSearch(open: () => SearchWorker, maxResultsPerGroup: number): Search {
  let suggestionCount = 0;
  return async request => {
    const answer = await open().search(request.query, { ...optionsOf(request), maxResultsPerGroup });
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
 * Wraps suggestions as hits, so that DocSearch shows them when there are no results. It then suggests the names of
 * three groups, which it takes from the answer that has had the most groups so far. So each suggestion gets a group.
 * @param count number of groups; must be larger than in any previous answer
 */
function carriers(suggestions: string[], count: number): SuggestionCarrier[] {
  return Array.from({ length: count }, (_, index) => {
    const name = suggestions[index] ?? `#${index}`;
    return { type: 'suggestion', hierarchy: { lvl0: name, lvl1: name } };
  });
}

/** Removes the carriers again, so that their groups are empty. */
export function withoutCarriers<Hit extends { type: string }>(hits: Hit[]): Hit[] {
  return hits.filter(({ type }) => type !== 'suggestion');
}
