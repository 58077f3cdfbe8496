import type { DocSearchModalProps } from '@docsearch/react';

/** DocSearch's option for replacing the Algolia client that it creates. */
export type TransformSearchClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
export type SearchClient = Parameters<TransformSearchClient>[0];

/** The single request that DocSearch sends for a query. */
export interface SearchRequest {
  query: string;
  /** Each attribute's name and the number of words to show: `content:10`. */
  attributesToSnippet: string[];
  hitsPerPage: number;
}

export interface SearchResponse {
  hits: { hierarchy: { lvl0: string } }[];
  nbHits: number;
}

export type Search = (request: SearchRequest) => Promise<SearchResponse>;

/** After this time, in milliseconds, DocSearch shows that it's loading and forgets an earlier error. */
const STALL_TIME = 300;

/**
 * Creates a client that searches with the given function.
 *
 * DocSearch 3.9 shows its error screen for only one kind of error, and removes it at once, since a query counts as
 * done when its promise settles. So the promise of a failed query doesn't settle. It reports any kind of failure as
 * that error, after the time when "loading" would hide it; the next keystroke starts a new query.
 * @param onFailure called for each failure that a reader sees
 */
export function createSearchClient(
  client: SearchClient,
  search: Search,
  onFailure: (error: unknown) => void,
): SearchClient {
  let latest = 0;
  return {
    ...client,
    search: ((parameters: { requests: [SearchRequest] }) => {
      const id = ++latest;
      const stalled = new Promise(resolve => setTimeout(resolve, STALL_TIME));
      const answer = search(parameters.requests[0]).then(result => ({ results: [result] }));
      return {
        catch: (reportError: (error: Error) => never) =>
          new Promise(resolve => {
            answer.then(resolve, async (error: unknown) => {
              await stalled;
              if (id !== latest) return;
              onFailure(error);
              showError(reportError);
            });
          }),
      };
      // DocSearch only calls `catch` and then `then` of the promise that the type declares.
    }) as unknown as SearchClient['search'],
  };
}

function showError(reportError: (error: Error) => never) {
  try {
    reportError(Object.assign(new Error('The search is not available.'), { name: 'RetryError' }));
  } catch {
    // It rethrows its argument.
  }
}
