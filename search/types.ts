/**
 * Types of the search: the records that are built with the site, what the browser reads of the index, and the answers
 * that the dialog shows. Browser code imports this file, so it mustn't need Node.js.
 */

export const HEADING_LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HeadingLevel = (typeof HEADING_LEVELS)[number];
export type RecordType = HeadingLevel | 'content';

/** `lvl0` is the group that results are shown in, `lvl1` is the page's title, and `lvl2` to `lvl6` are its headings. */
export type Hierarchy = { lvl0: string; lvl1: string } & Record<Exclude<HeadingLevel, 'lvl1'>, string | null>;

/** A heading or a passage of a page, for both the embedded and the hosted search. All texts are plain, not HTML. */
export interface SearchRecord {
  /** The `url`; for a passage, followed by `:` and its number within the section, counted from 1. */
  objectID: string;
  /** Path without the base path, with the anchor of the heading. */
  url: string;
  type: RecordType;
  /** `null` for headings. */
  content: string | null;
  hierarchy: Hierarchy;
  lang: string;
  /** Names from the section's code, such as options and functions; empty for passages. */
  identifiers: string[];
  /** What readers call the section or ask about it, see `vocabulary.ts`. It isn't shown. Empty for passages. */
  vocabulary: string[];
  /** How much matches in the page count; 1 for an ordinary page. */
  weight: number;
}

/** What's known about a section without its texts. A page's title is the heading of its first section. */
export interface OutlineSection {
  /** Position of its page in `Outline.pages`. */
  page: number;
  level: HeadingLevel;
  /** Positions in `Outline.sections` of the page's title and of the headings above it, outermost first. */
  above: number[];
}

export interface OutlinePage {
  weight: number;
  /** Position of its first section in `Outline.sections`. */
  first: number;
}

/** All pages and sections of a language, without their texts. */
export interface Outline {
  lang: string;
  pages: OutlinePage[];
  sections: OutlineSection[];
}

/** The texts of a heading and of the content up to the next one. */
export interface SectionTexts {
  /** Without `#`; empty for a page's title. */
  anchor: string;
  heading: string;
  /** Each name belongs to one section of its page: the one whose text contains it most often. */
  identifiers: string[];
  passages: string[];
  /** What readers call the section or ask about it. */
  vocabulary: string[];
}

export interface PageTexts {
  /** Path without the base path. */
  route: string;
  /** The group of its results. */
  lvl0: string;
  sections: SectionTexts[];
}

export interface SearchOptions {
  /** Maximum number of hits with the same `lvl0`. */
  maxResultsPerGroup: number;
  hitsPerPage: number;
  /** Maximum length of an excerpt; two Han characters count as one word. */
  snippetWords: number;
  signal?: CancelSignal;
}

/** An `AbortSignal`, or another object with its `aborted` property. */
export interface CancelSignal {
  readonly aborted: boolean;
}

export interface MarkedText {
  /** HTML: the escaped text, with the matches in `<mark>`. */
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
}

export type MarkedHierarchy = { lvl0: MarkedText; lvl1: MarkedText } & Record<
  Exclude<HeadingLevel, 'lvl1'>,
  MarkedText | null
>;

/**
 * A hit in Algolia's format, as DocSearch 3.9 reads it. For recent searches, which have no excerpts, DocSearch inserts
 * `content` and `hierarchy` as HTML, so they're escaped here. Only `lvl0` is inserted as text.
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
  /** The best group comes first, and so do the best hits within a group. */
  hits: SearchHit[];
  /** Number of sections that match, including those that aren't shown. */
  nbHits: number;
  /** Up to three queries that have results; empty if there are hits. */
  suggestions: string[];
}
