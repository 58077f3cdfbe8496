import type { DocSearchModalProps } from '@docsearch/react';
import type { HostedSearch } from '../../../../site/hosted-search';
import type { HitActions } from './HitLink';

export interface Insights {
  /** Reports views and clicks for DocSearch, which would otherwise load a script from another host. */
  plugin: NonNullable<DocSearchModalProps['insights']>;
  onHitClick: NonNullable<HitActions['onClick']>;
}

/** Loads the client that reports views and clicks to the hosted search service. */
export async function loadInsights({ appId, apiKey, indexName }: HostedSearch): Promise<Insights> {
  const { default: send } = await import('search-insights');
  send('init', { appId, apiKey });
  // DocSearch uses the name of our stored lists as the index name, so restore the actual name here.
  const rename = (argument: unknown) =>
    typeof argument === 'object' && argument !== null && 'index' in argument
      ? { ...argument, index: indexName }
      : argument;
  const client = Object.assign(
    (method: string, ...given: unknown[]) => Reflect.apply(send, undefined, [method, ...given.map(rename)]),
    { version: send.version },
  );
  return {
    plugin: { insightsClient: client as typeof send },
    // DocSearch doesn't report clicks on the first result, because it treats its number, 0, as missing.
    onHitClick: hit => {
      if (!('__autocomplete_id' in hit) || hit.__autocomplete_id !== 0 || !hit.__autocomplete_queryID) return;
      send('clickedObjectIDsAfterSearch', {
        eventName: 'Item Selected',
        index: indexName,
        objectIDs: [hit.objectID],
        positions: [1],
        queryID: hit.__autocomplete_queryID,
      });
    },
  };
}
