import type { RecordNames } from '../../../plugins/output/search-records';

/** Where the records of a language lie; `plugins/output/search-records.ts` fills it in at build. */
const names: RecordNames = {};
export default names;
