import type { DocSearchModalProps } from '@docsearch/react';
import { SEARCH } from '../../../../site/search';
import type { Language } from '../../../support/usePageLanguage';
import { createEmbeddedSearch, withoutCarriers } from './embeddedSearch';
import type { HitActions } from './HitLink';
import { createHostedSearch } from './hostedSearch';
import { loadInsights } from './insights';
import { openWorker } from './openWorker';
import { createSearchClient, type Search, type TransformSearchClient } from './searchClient';

export interface DialogEvents {
  /** @param count number of results shown */
  onAnswer(count: number): void;
}

/** Where the dialog searches, with the props for DocSearch. */
export interface BackEnd {
  name: 'embedded' | 'hosted';
  props: Pick<
    DocSearchModalProps,
    | 'appId'
    | 'apiKey'
    | 'transformSearchClient'
    | 'transformItems'
    | 'searchParameters'
    | 'maxResultsPerGroup'
    | 'insights'
  >;
  onHitClick?: HitActions['onClick'];
}

const hosted = __SITE__.hostedSearch;
/** Loaded before the dialog opens, because DocSearch starts over if it changes. The search also works without it. */
const insights = hosted?.insights ? await loadInsights(hosted).catch(() => undefined) : undefined;

export function createBackEnd(lang: Language, events: DialogEvents): BackEnd {
  const report = createFailureReport();
  const transform =
    (createSearch: (client: Parameters<TransformSearchClient>[0]) => Search): TransformSearchClient =>
    client =>
      createSearchClient(client, counted(createSearch(client), events), report);
  if (hosted) {
    return {
      name: 'hosted',
      props: {
        appId: hosted.appId,
        apiKey: hosted.apiKey,
        searchParameters: hostedParameters(hosted.indexName, lang),
        ...SEARCH,
        transformSearchClient: transform(createHostedSearch),
        insights: insights?.plugin ?? false,
      },
      onHitClick: insights?.onHitClick,
    };
  }
  const search = createEmbeddedSearch(() => openWorker(lang), SEARCH.maxResultsPerGroup);
  return {
    name: 'embedded',
    props: {
      // DocSearch rejects empty values; they aren't used for any request.
      appId: 'embedded',
      apiKey: 'embedded',
      ...SEARCH,
      transformSearchClient: transform(() => search),
      transformItems: withoutCarriers,
    },
  };
}

/**
 * Returns parameters that DocSearch merges into its request. Without `indexName`, the request would use the name of the
 * stored lists instead. DocSearch's type lacks `indexName`, so an object that's returned at once would be an error.
 */
function hostedParameters(indexName: string, lang: Language): BackEnd['props']['searchParameters'] {
  const parameters = { indexName, facetFilters: [`lang:${lang}`] };
  return parameters;
}

function counted(search: Search, { onAnswer }: DialogEvents): Search {
  return async request => {
    const answer = await search(request);
    onAnswer(answer.nbHits === 0 ? 0 : answer.hits.length);
    return answer;
  };
}

/** Logs each kind of failure once, except for network failures, which the browser logs, and canceled queries. */
function createFailureReport(): (error: unknown) => void {
  const known = new Set(['AbortError', 'RetryError', 'IndexUnavailable', 'WorkerUnavailable']);
  return error => {
    const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
    if (known.has(name) || known.has(message)) return;
    known.add(message);
    console.error('The search failed:', error);
  };
}
