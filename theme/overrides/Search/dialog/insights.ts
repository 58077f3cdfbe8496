import type { DocSearchModalProps } from '@docsearch/react';
import type { HostedSearch } from '../../../../site/hosted-search';
import type { HitActions } from './HitLink';

export interface Insights {
  /** What DocSearch reports views and clicks by; its own way would load a script from another host. */
  plugin: NonNullable<DocSearchModalProps['insights']>;
  onHitClick: NonNullable<HitActions['onClick']>;
}

/** Fetches what reports views and clicks to the service that searches. */
export async function loadInsights({ appId, apiKey, indexName }: HostedSearch): Promise<Insights> {
  const { default: send } = await import('search-insights');
  send('init', { appId, apiKey });
  // DocSearch takes the name of our stored lists for that of the index, so the index gets its name back here.
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
    // DocSearch reports no click on the first result: it takes its number, 0, for none.
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
