/**
 * Shapes of the search: what is built with the site, what travels to the browser, what the dialog gets.
 * Browser code imports from here, so nothing in this file may need Node.
 */

export const HEADING_LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HeadingLevel = (typeof HEADING_LEVELS)[number];
export type RecordType = HeadingLevel | 'content';

/** lvl0 is the group that results are shown in, lvl1 the page's title, lvl2… its headings. */
export type Hierarchy = { lvl0: string; lvl1: string } & Record<Exclude<HeadingLevel, 'lvl1'>, string | null>;

/** One heading or one passage of a page: what both back ends search. All texts are plain, not HTML. */
export interface SearchRecord {
  /** The address with its anchor; a passage adds `:` and its number, counted from 1 below its heading. */
  objectID: string;
  /** Path without base, with the anchor of the heading. */
  url: string;
  type: RecordType;
  /** `null` for headings. */
  content: string | null;
  hierarchy: Hierarchy;
  lang: string;
  /** Names in code of the section; empty for passages. */
  identifiers: string[];
  /** What readers call it or ask, shown nowhere, see `vocabulary.ts`; empty for passages. */
  vocabulary: string[];
  /** How much the page counts, 1 for an ordinary one. */
  weight: number;
}

/** A heading with all that stands below it up to the next one; the page's title is one too. */
export interface Section {
  /** Position of its page in `HeadRecords.pages`. */
  page: number;
  level: HeadingLevel;
  /** Without `#`; empty for a page's title. */
  anchor: string;
  heading: string;
  /** Each stands at one section of its page, the one that speaks of it most. */
  identifiers: string[];
  /** Positions of the sections above it on its page, outermost first, without the title. */
  ancestors: number[];
}

export interface PageEntry {
  /** Path without base. */
  route: string;
  title: string;
  lvl0: string;
  weight: number;
}

/** The small file: enough to find pages, headings and identifiers. */
export interface HeadRecords {
  lang: string;
  pages: PageEntry[];
  sections: Section[];
}

/** The large file: the passages of each section, in the order of `HeadRecords.sections`. */
export interface PassageRecords {
  lang: string;
  /** Hash of the head file that it belongs to. */
  head: string;
  passages: string[][];
  /** Names in code of each section that its passages do not hold. */
  identifiers: string[][];
  /** What readers call each section or ask about it. */
  vocabulary: string[][];
}

export interface SearchOptions {
  /** Most hits with the same lvl0. */
  maxResultsPerGroup: number;
  hitsPerPage: number;
  /** Length of a snippet; two Han characters count as a word. */
  snippetWords: number;
  signal?: CancelSignal;
}

/** An `AbortSignal`, or anything that says as much. */
export interface CancelSignal {
  readonly aborted: boolean;
}

export interface MarkedText {
  /** HTML: escaped text with `<mark>`. */
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
}

export type MarkedHierarchy = { lvl0: MarkedText; lvl1: MarkedText } & Record<
  Exclude<HeadingLevel, 'lvl1'>,
  MarkedText | null
>;

/**
 * A hit in the shape of Algolia's, as DocSearch 3.9 reads it. It inserts `content` and `hierarchy` as HTML
 * where there is no snippet (recent searches), so they are escaped here; lvl0 alone is shown as text.
 */
export interface SearchHit {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: RecordType;
  content: string | null;
  hierarchy: Hierarchy;
  lang: string;
  _highlightResult: { hierarchy: MarkedHierarchy; content?: MarkedText };
  _snippetResult: { hierarchy: MarkedHierarchy; content?: MarkedText };
}

export interface SearchAnswer {
  query: string;
  /** Best group first; within a group best hit first. */
  hits: SearchHit[];
  /** Sections that match, shown or not. */
  nbHits: number;
  /** Three queries that do find something; none where there are hits. */
  suggestions: string[];
}
