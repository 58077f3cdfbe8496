/** Path of the search worker's script below the base path; `plugins/output/search-records/index.ts` fills it in. */
const name: string = '';
export default name;
