import { removeBase } from '@rspress/core/runtime';
import type { Search, SearchClient, SearchRequest, SearchResponse } from './searchClient';

/** A text from Algolia: plain text, except for `<mark>` tags around matches. */
interface MarkedText {
  value: string;
}

type MarkedTree = { [name: string]: MarkedText | MarkedTree | null };

interface HostedHit {
  url: string;
  content: string | null;
  hierarchy: { lvl0: string } & Record<string, string | null>;
  _snippetResult?: MarkedTree;
  _highlightResult?: MarkedTree;
}

/** Searches Algolia's index with DocSearch's client. */
export function createHostedSearch(client: SearchClient): Search {
  return async (request: SearchRequest): Promise<SearchResponse> => {
    const { results } = await client.search<HostedHit>({
      requests: [request as unknown as { indexName: string }],
    });
    const [response] = results as unknown as [{ hits: HostedHit[]; nbHits: number; queryID?: string }];
    return { ...response, hits: response.hits.map(readHit) };
  };
}

/**
 * Keeps only the path and hash of the URL, so that one index works for any base path and host. Escapes the texts,
 * because they're plain text in the index and DocSearch inserts them as HTML.
 */
function readHit(hit: HostedHit): HostedHit {
  const { pathname, hash } = new URL(hit.url, location.origin);
  const { lvl0, ...levels } = hit.hierarchy;
  const escaped = Object.entries(levels).map(([level, text]) => [level, text && escapeHtml(text)]);
  return {
    ...hit,
    url: removeBase(pathname) + hash,
    content: hit.content && escapeHtml(hit.content),
    hierarchy: { lvl0, ...Object.fromEntries(escaped) },
    ...(hit._snippetResult && { _snippetResult: escapeTree(hit._snippetResult) }),
  };
}

function escapeTree(tree: MarkedTree): MarkedTree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, node]) => {
      if (!node || !isText(node)) return [name, node && escapeTree(node)];
      const parts = node.value.split(/(<\/?mark>)/);
      return [name, { ...node, value: parts.map((part, at) => (at % 2 ? part : escapeHtml(part))).join('') }];
    }),
  );
}

function isText(node: MarkedText | MarkedTree): node is MarkedText {
  return typeof node.value === 'string';
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
