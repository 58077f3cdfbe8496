import type { ListedHeadings } from '../../plugins/overview-headings';

/** Headings of the pages that overviews list; `plugins/overview-headings` fills it in at build. */
const headings: ListedHeadings = {};
export default headings;
