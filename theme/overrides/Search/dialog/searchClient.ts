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
 * DocSearch 3.9 shows its error screen only for a `RetryError`, and removes it as soon as the query's promise settles.
 * So this client reports every failure as a `RetryError`, and the promise of a failed query never settles. It waits
 * for `STALL_TIME` first, because the loading state would hide the error. The next keystroke starts a new query.
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
      // The type declares a promise, but DocSearch only calls `catch`, and then `then` of what that returns.
    }) as unknown as SearchClient['search'],
  };
}

function showError(reportError: (error: Error) => never) {
  try {
    reportError(Object.assign(new Error('The search is not available.'), { name: 'RetryError' }));
  } catch {
    // `reportError` always rethrows its argument.
  }
}
