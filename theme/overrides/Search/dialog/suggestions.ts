import type { Search, SearchRequest, SearchResponse } from './searchClient';

/** Passes a suggested query through DocSearch. It isn't shown as a result. */
interface SuggestionCarrier {
  type: 'suggestion';
  hierarchy: { lvl0: string; lvl1: string };
}

export interface SuggestingResponse extends SearchResponse {
  /** Up to three queries that have results; empty if there are hits. */
  suggestions: string[];
}

/**
 * Wraps suggestions as hits, so that DocSearch shows them when there are no results. It then suggests the names of
 * three groups, which it takes from the answer that has had the most groups so far. So each suggestion gets a group in
 * an answer with more groups than before. The groups that are left get blank names, and `useTreeSemantics` hides them.
 */
export function carrySuggestions(search: (request: SearchRequest) => Promise<SuggestingResponse>): Search {
  let most = 0;
  return async request => {
    const { suggestions, ...response } = await search(request);
    if (response.hits.length > 0) {
      most = Math.max(most, new Set(response.hits.map(({ hierarchy }) => hierarchy.lvl0)).size);
      return response;
    }
    most = Math.max(most + 1, suggestions.length);
    const hits = Array.from({ length: most }, (_, index): SuggestionCarrier => {
      const name = suggestions[index] ?? ' '.repeat(index + 1);
      return { type: 'suggestion', hierarchy: { lvl0: name, lvl1: name } };
    });
    return { ...response, hits };
  };
}

/** Removes the carriers again, so that their groups are empty. */
export function withoutCarriers<Hit extends { type: string }>(hits: Hit[]): Hit[] {
  return hits.filter(({ type }) => type !== 'suggestion');
}
