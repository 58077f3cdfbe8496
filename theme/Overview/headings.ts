import type { ListedHeadings } from '../../plugins/first-load/overview-headings';

/** Headings of the pages that overviews list; `plugins/first-load/overview-headings` fills it in at build. */
const headings: ListedHeadings = {};
export default headings;
