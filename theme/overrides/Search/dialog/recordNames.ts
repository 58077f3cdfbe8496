/** File names by language. */
export type RecordNames = Record<string, SearchFileNames>;

/** Paths relative to the base path, as the dialog requests them; the hash ties the passages to their head. */
export interface SearchFileNames {
  head: string;
  passages: string;
  /** Unknown in the dev server. */
  hash?: string;
}

/** Paths of the search records by language; `plugins/output/search-records.ts` fills this in at build time. */
const names: RecordNames = {};
export default names;
