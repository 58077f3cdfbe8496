import type { DocSearchModalProps } from '@docsearch/react';
import type { Language } from '../../../../site/languages';
import { SEARCH } from '../../../../site/search';
import { createEmbeddedSearch } from './embeddedSearch';
import type { HitActions } from './HitLink';
import { createHostedSearch } from './hostedSearch';
import { loadInsights } from './insights';
import { openWorker } from './openWorker';
import { createSearchClient, type TransformSearchClient } from './searchClient';
import { carrySuggestions, withoutCarriers } from './suggestions';

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

/** @param readTitles returns the titles of all pages, for the suggestions of the hosted search */
export function createBackEnd(lang: Language, readTitles: () => Promise<string[]>): BackEnd {
  const report = createFailureReport();
  const embedded = createEmbeddedSearch(() => openWorker(lang), SEARCH.maxResultsPerGroup);
  const common = {
    ...SEARCH,
    transformSearchClient: (client => {
      const search = hosted ? createHostedSearch(client, lang, readTitles) : embedded;
      return createSearchClient(client, carrySuggestions(search), report);
    }) satisfies TransformSearchClient,
    transformItems: withoutCarriers,
  };
  if (hosted) {
    return {
      name: 'hosted',
      props: {
        ...common,
        appId: hosted.appId,
        apiKey: hosted.apiKey,
        searchParameters: hostedParameters(hosted.indexName, lang),
        insights: insights?.plugin ?? false,
      },
      onHitClick: insights?.onHitClick,
    };
  }
  // DocSearch rejects empty values; they aren't used for any request.
  return { name: 'embedded', props: { ...common, appId: 'embedded', apiKey: 'embedded' } };
}

/**
 * Returns parameters that DocSearch merges into its request. Without `indexName`, the request would use the name of the
 * stored lists instead. DocSearch's type lacks `indexName`, so an object that's returned at once would be an error.
 */
function hostedParameters(indexName: string, lang: Language): BackEnd['props']['searchParameters'] {
  const parameters = { indexName, facetFilters: [`lang:${lang}`] };
  return parameters;
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
