/** By language. */
export type RecordNames = Record<string, SearchFileNames>;

/** Paths below the base, as the dialog asks for them; the hash says which passages belong to which head. */
export interface SearchFileNames {
  head: string;
  passages: string;
  /** Not known in the dev server. */
  hash?: string;
}

/** Where the records of a language lie; `plugins/output/search-records.ts` fills it in at build. */
const names: RecordNames = {};
export default names;
