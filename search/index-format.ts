/**
 * The files of a language, in one folder: `start.json` first, then the parts of the index and the pages that a query
 * needs. Values are stored in columns, because similar values compress well side by side.
 */

/** Increase this number whenever the script of one build could misread a file of another build. */
export const FORMAT = 3;

/** `start.json`: what's known about all sections without their texts. */
export interface StartFile {
  format: number;
  lang: string;
  pages: {
    weight: number[];
    /** Number of sections of each page; the first one is its title. */
    sections: number[];
  };
  /** The level of each section, one digit per section. */
  levels: string;
  /** The first term of each part of the index. */
  terms: string[];
  /** First characters of the terms that are in a list for typing errors. */
  initials: string;
}

/** `terms-0.json` and so on: the terms of a part of the index, with their encoded entries. Parts are sorted by code units. */
export type TermsFile = Record<string, string>;

/** `page-0.json` and so on: the texts of a page. */
export interface PageFile {
  /** Path without the base path. */
  route: string;
  /** The group of its results. */
  lvl0: string;
  anchors: string[];
  headings: string[];
  /** One text per section: names, separated by spaces. */
  identifiers: string[];
  /** One text per section, with each passage on its own line. */
  passages: string[];
  /** One text per section, with each phrase on its own line. */
  vocabulary: string[];
}

export const FILES = {
  start: 'start.json',
  /** Titles and headings that are suggested if nothing is found. Titles with more weight come first. */
  titles: 'titles.json',
  terms: (part: number) => `terms-${part}.json`,
  /** The words that begin with the letter, to find those that a reader has misspelled. */
  words: (initial: string) => `words-${initial}.json`,
  page: (page: number) => `page-${page}.json`,
  /** Traditional Chinese characters and regional words, each with its form in the texts; see `chinese-variants.ts`. */
  variants: 'variants.json',
};

/** Begins the entry for the sections of a name, such as `=cleanUrls` or `=--base`. No other term begins with it. */
export const NAME = '=';

/** Marks the entry for all words that begin with a few letters, such as `co*`. No term of a text ends with it. */
export const ANY_ENDING = '*';
