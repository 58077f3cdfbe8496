import type { DocSearchModalProps } from '@docsearch/react';
import type { HostedSearch } from '../../../../site/hosted-search';
import type { HitActions } from './HitLink';

export interface Insights {
  /** Reports views and chosen results for DocSearch, which would otherwise load a script from another host. */
  plugin: NonNullable<DocSearchModalProps['insights']>;
  onHitClick: NonNullable<HitActions['onClick']>;
}

const CHOSEN = 'clickedObjectIDsAfterSearch';

/** Loads the client that reports views and chosen results to the hosted search service. */
export async function loadInsights({ appId, apiKey, indexName }: HostedSearch): Promise<Insights> {
  const { default: send } = await import('search-insights');
  send('init', { appId, apiKey });
  // DocSearch uses the name of our stored lists as the index name, so restore the actual name here.
  const rename = (argument: unknown) =>
    typeof argument === 'object' && argument !== null && 'index' in argument
      ? { ...argument, index: indexName }
      : argument;
  const client = Object.assign(
    (method: string, ...given: unknown[]) => {
      // For clicks, DocSearch counts positions from 0 and leaves out the first result; `reportChosen` reports them.
      if (method !== CHOSEN) Reflect.apply(send, undefined, [method, ...given.map(rename)]);
    },
    { version: send.version },
  );
  const reportChosen = (hit: object) => {
    const { objectID, __autocomplete_id: at, __autocomplete_queryID: queryID } = hit as ChosenHit;
    if (at === undefined || !queryID) return;
    send(CHOSEN, {
      eventName: 'Item Selected',
      index: indexName,
      objectIDs: [objectID],
      positions: [at + 1],
      queryID,
    });
  };
  return {
    plugin: { insightsClient: client as typeof send, onSelect: ({ item }) => reportChosen(item) },
    onHitClick: reportChosen,
  };
}

/** A hit with what DocSearch adds to it. Stored searches have no query. */
interface ChosenHit {
  objectID: string;
  /** Its position on the screen, from 0. */
  __autocomplete_id?: number;
  __autocomplete_queryID?: string;
}
