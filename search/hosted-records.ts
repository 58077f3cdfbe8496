import type { RecordType, SearchRecord } from './types';

/** Breaks ties between equally good matches. The properties have the names that DocSearch uses. */
export interface HostedWeight {
  /** How much matches in the page count; 1 for an ordinary page. */
  pageRank: number;
  /** 100 for a page's title, 10 less for each level below, 0 for passages. */
  level: number;
  /** Position on the page, counted from 0. */
  position: number;
}

/** A record in the hosted index. It's a type, because the client's methods don't accept an interface. */
export type HostedRecord = Omit<SearchRecord, 'weight'> & { weight: HostedWeight };

/**
 * Limit of Algolia's smallest plan. A single larger record makes the whole upload fail.
 * https://support.algolia.com/hc/en-us/articles/4406981897617-Is-there-a-size-limit-for-my-index-records
 */
export const LARGEST_RECORD_BYTES = 10_000;

/**
 * Converts records for the hosted index.
 * @param records in the order of their pages, each page's title first
 * @throws Error with a line for each record that's too large; shortening it would hide the rest of its text
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
