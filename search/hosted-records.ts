import type { RecordType, SearchRecord } from './types';

/** What breaks ties between equally good matches, under the names that DocSearch gives it. */
export interface HostedWeight {
  /** How much the page counts, 1 for an ordinary one. */
  pageRank: number;
  /** 100 for a page's title, 10 less for each level below, 0 for passages. */
  level: number;
  /** Position on the page, counted from 0. */
  position: number;
}

/** A record as the hosted index holds it. A type, since the client takes nothing that could be extended. */
export type HostedRecord = Omit<SearchRecord, 'weight'> & { weight: HostedWeight };

/**
 * What the smallest plan takes; one larger record fails the whole upload.
 * https://support.algolia.com/hc/en-us/articles/4406981897617-Is-there-a-size-limit-for-my-index-records
 */
export const LARGEST_RECORD_BYTES = 10_000;

/**
 * @param records in the order of their pages, each page's title first
 * @throws Error with a line for each record that is too large, since a cut one could not be found by what is cut off
 */
export function hostedRecords(records: readonly SearchRecord[]): HostedRecord[] {
  let position = 0;
  const hosted = records.map(record => {
    position = record.type === 'lvl1' ? 0 : position + 1;
    return { ...record, weight: { pageRank: record.weight, level: levelOf(record.type), position } };
  });
  const faults = hosted.flatMap(record => {
    const bytes = Buffer.byteLength(JSON.stringify(record));
    const advice = record.type === 'content' ? 'Split its paragraph' : 'Split its section';
    return bytes > LARGEST_RECORD_BYTES
      ? [`${record.objectID} has ${bytes} bytes, but Algolia takes ${LARGEST_RECORD_BYTES}. ${advice}.`]
      : [];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return hosted;
}

function levelOf(type: RecordType): number {
  return type === 'content' ? 0 : 110 - 10 * Number(type.slice(-1));
}
