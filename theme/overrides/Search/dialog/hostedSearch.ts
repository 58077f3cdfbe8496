import { removeBase } from '@rspress/core/runtime';
import { toSimplified } from '../../../../search/chinese-variants';
import { escapeHtml } from '../../../../site/escape-html';
import { avoidFailedHosts } from './failedHosts';
import { type Hit, isRecord, readHit } from './readHit';
import type { SearchClient, SearchRequest } from './searchClient';
import type { SuggestingResponse } from './suggestions';

/** A text from Algolia: plain text, except for `<mark>` tags around matches. */
interface MarkedText {
  value: string;
}

interface HostedHit extends Hit {
  _snippetResult: { content?: MarkedText | undefined; hierarchy: Record<string, MarkedText | undefined> };
}

/**
 * Searches Algolia's index with DocSearch's client.
 * @param readTitles returns the titles of all pages, to suggest some of them
 */
export function createHostedSearch(client: SearchClient, lang: string, readTitles: () => Promise<string[]>) {
  avoidFailedHosts(client);
  return async (request: SearchRequest): Promise<SuggestingResponse> => {
    const query = await simplify(request.query, lang);
    const { results } = await client.search<object>({
      requests: [{ ...request, query } as unknown as { indexName: string }],
    });
    const [response] = results as unknown as [{ hits: unknown[]; nbHits: number; queryID?: string }];
    const hits = response.hits.flatMap(hit => readHostedHit(hit) ?? []);
    const suggestions = hits.length > 0 ? [] : await suggest(query, readTitles).catch(() => []);
    return { ...response, hits, suggestions };
  };
}

/** Algolia doesn't know the words of Taiwan and Hong Kong. If the list can't be fetched, the query stays as it is. */
async function simplify(query: string, lang: string): Promise<string> {
  if (!/\p{Script=Han}/u.test(query)) return query;
  const variants = await import('./variants').then(
    loaded => loaded.default[lang],
    () => undefined,
  );
  return toSimplified(query, variants ?? {});
}

async function suggest(query: string, readTitles: () => Promise<string[]>): Promise<string[]> {
  const [{ suggestQueries }, titles] = await Promise.all([
    import('../../../../search/suggest'),
    readTitles(),
  ]);
  return suggestQueries(query, titles);
}

/**
 * Reads a hit, which can be anything. Escapes the texts, because they're plain text in the index and DocSearch inserts
 * them as HTML.
 */
function readHostedHit(item: unknown): HostedHit | undefined {
  const hit = readHit(item, escapeHtml, removeBase);
  if (!hit) return undefined;
  const { content, hierarchy } = recordOf(recordOf(item)._snippetResult);
  const levels = Object.keys(hit.hierarchy).map(
    level => [level, readMarked(recordOf(hierarchy)[level])] as const,
  );
  return { ...hit, _snippetResult: { content: readMarked(content), hierarchy: Object.fromEntries(levels) } };
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function readMarked(node: unknown): MarkedText | undefined {
  const { value } = recordOf(node);
  if (typeof value !== 'string') return undefined;
  const parts = value.split(/(<\/?mark>)/);
  return { value: parts.map((part, at) => (at % 2 ? part : escapeHtml(part))).join('') };
}
