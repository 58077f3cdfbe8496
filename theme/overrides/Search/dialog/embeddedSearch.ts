import type { SearchWorker } from '../../../../search/worker';
import type { SearchRequest } from './searchClient';
import type { SuggestingResponse } from './suggestions';

/**
 * Searches the site's own index in the browser; a new query cancels the previous one.
 * @param open opens the worker; after a failure, the next call tries again
 */
export function createEmbeddedSearch(open: () => SearchWorker, maxResultsPerGroup: number) {
  return async (request: SearchRequest): Promise<SuggestingResponse> => {
    const { query, ...answer } = await open().search(request.query, {
      ...optionsOf(request),
      maxResultsPerGroup,
    });
    return answer;
  };
}

function optionsOf({ hitsPerPage, attributesToSnippet }: SearchRequest) {
  const words = Number(attributesToSnippet[0]?.split(':')[1]);
  return { hitsPerPage, snippetWords: words };
}
