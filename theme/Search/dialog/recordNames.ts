import type { RecordNames } from '../../../plugins/search-records';

/** Where the records of a language lie; `plugins/search-records.ts` fills it in at build. */
const names: RecordNames = {};
export default names;
