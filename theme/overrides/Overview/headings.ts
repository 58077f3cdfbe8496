/** Id, text, and level; without names, because there are hundreds. */
export type ListedHeading = [id: string, text: string, depth: number];

/** Headings of the pages by route. */
export type ListedHeadings = Record<string, ListedHeading[]>;

/** Headings of the pages that overviews list; `plugins/first-load/overview-headings.ts` fills this in at build time. */
const headings: ListedHeadings = {};
export default headings;
