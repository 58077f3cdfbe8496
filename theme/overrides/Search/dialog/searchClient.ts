import type { DocSearchModalProps } from '@docsearch/react';

/** What DocSearch asks: it makes a client of Algolia's and lets a site put another one in its place. */
export type TransformSearchClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
export type SearchClient = Parameters<TransformSearchClient>[0];

/** The one request that DocSearch sends for a query. */
export interface SearchRequest {
  query: string;
  /** Of each attribute its name and how many words to show: `content:10`. */
  attributesToSnippet: string[];
  hitsPerPage: number;
}

export interface SearchResponse {
  hits: { hierarchy: { lvl0: string } }[];
  nbHits: number;
}

export type Search = (request: SearchRequest) => Promise<SearchResponse>;

/** DocSearch shows that it is loading after this time, in milliseconds, and forgets an error shown before. */
const STALL_TIME = 300;

/**
 * A client that searches by the given function.
 *
 * DocSearch 3.9 shows its error screen for one kind of error, and takes it away at once, since the query counts as
 * done when its promise settles. So a failed query settles never: it reports the error after the time in which
 * "loading" would cover it, and the next keystroke begins a new query. All kinds of failure end there.
 * @param onFailure is told of each failure that a reader sees
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
      // Of the promise that the type promises, DocSearch uses `catch` and then `then`.
    }) as unknown as SearchClient['search'],
  };
}

function showError(reportError: (error: Error) => never) {
  try {
    reportError(Object.assign(new Error('The search is not available.'), { name: 'RetryError' }));
  } catch {
    // It throws what it was given.
  }
}
