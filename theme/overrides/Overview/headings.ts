/** A heading's id, text, and level. It's a tuple, because hundreds of headings would repeat property names. */
export type ListedHeading = [id: string, text: string, depth: number];

/** The headings of each page, by route path. */
export type ListedHeadings = Record<string, ListedHeading[]>;

/** Headings of the pages that overviews list; `plugins/first-load/overview-headings.ts` fills this in at build time. */
const headings: ListedHeadings = {};
export default headings;
