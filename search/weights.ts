// Pages

/** The weight of a page by its kind: guides answer tasks, and other pages mention them in passing. */
export const PAGE = {
  guide: 1,
  /** The home page repeats what other pages say. */
  home: 0.5,
  /** A name still finds its entry in the reference, because that's a heading there. */
  reference: 0.65,
  /** Pages about migration mention everything, but are seldom what readers search for. */
  migration: 0.3,
  /** Readers search for a plugin by its name. */
  plugin: 0.5,
  /** Also of other pages that mention many topics. A pasted error message still finds its entry. */
  troubleshooting: 0.4,
};

// Index

/** How much a word in each field counts. */
export const FIELD = { title: 8, heading: 5, vocabulary: 2.5, identifiers: 1.5, text: 1 };
/** How many sections are kept for a word; a common one says little about sections that it only appears in. */
export const MOST_MATCHES = 1000;
/** Beginnings of words with more matches than this get an entry with only the best ones. */
export const MANY_MATCHES = 1500;
/** How many sections such an entry keeps. */
export const BEST_OF_BEGINNING = 300;
/** How long a beginning with an entry of its own can be. */
export const LONGEST_BEGINNING = 4;
/** How long a phrase of the vocabulary can be to choose pages; longer ones are only compared on pages that are chosen. */
export const LONGEST_CALLED = 8;
/** How short a word of the site can be to be found despite typing errors. */
export const SHORTEST_MISSPELLED = 3;

// Query

/** A word's stem, compared with the word as it was typed. */
export const STEM = 0.7;
/** How short a stem can be to match longer words, too. */
export const SHORTEST_OPEN_STEM = 4;
/** A synonym, compared with the word as it was typed. */
export const SYNONYM = 0.7;
/** How short an unfinished word can be to be expanded to synonyms; too many begin with fewer letters. */
export const SHORTEST_EXPANDED = 4;
/** The parts of a name, compared with the name. */
export const PARTS_OF_NAME = 0.9;
/** How short a word can be to be found with one typing error, or with two. */
export const SHORTEST_WITH_TYPO = 4;
export const SHORTEST_WITH_TWO_TYPOS = 8;

// Matches

/** A word that begins with the typed one. */
export const BEGINNING = 0.6;
/** How much less such a word counts for each further letter. */
export const BEGINNING_EXCESS = 0.3;
/** The same if what was typed is a word itself: "type" finds a type before TypeDoc. */
export const LONGER_THAN_WORD = 0.6;
/** A word that's spelled almost like the typed one. */
export const MISSPELLING = 0.4;
/** How many such words are searched. */
export const MOST_MISSPELLINGS = 8;

// Scores

/** A word in a parent heading, compared with one in the section's own heading. */
export const INHERITED = 0.3;
/** Exponent of a page's weight if the page's title contains the whole query. */
export const PAGE_IF_NAMED = 0.1;
/** Exponent of a page's weight if the section's vocabulary, together with its headings, contains the whole query. */
export const PAGE_IF_CALLED = 0.5;

// Ranking of pages

/** How much the other sections of a page add to its score. */
export const FURTHER_SECTIONS = 0.25;
/** How many other sections add to it. */
export const FURTHER_COUNTED = 5;
/** A page that lacks a word of the query. Its heading can be worth more than a word that others only mention. */
export const LACKS_WORD = 0.5;
/** If this many pages contain all words, pages that lack a word must have a higher score than the last of them. */
export const ENOUGH_PAGES = 5;
/** How many pages are compared with the query at least and at most, besides those with a section of the name. */
export const LEAST_COMPARED = 4;
export const MOST_COMPARED = 6;

// Comparison of sections with the whole query

/** A page's title or a heading in the reference that equals the query, including capitals. */
export const SAME_HEADING = 6;
/** A heading that's the first part of the typed name; twice that if it's almost the whole name. */
export const HEADING_IS_GROUP = 3;
/** A page's title that equals the query. */
export const WHOLE_TITLE = 4;
/** Another heading that equals it. */
export const WHOLE_HEADING = 2;
/** A heading that begins with it. */
export const HEADING_BEGINS = 1.4;
/** A heading that contains it. */
export const HEADING_HOLDS = 1.2;
/** A section's text that contains it. */
export const TEXT_HOLDS = 1.6;
/** A phrase of a section's vocabulary that equals it. */
export const VOCABULARY_IS = 3;
/** A phrase of a section's vocabulary that contains it. */
export const VOCABULARY_HOLDS = 1.4;
/** A name in a section's code that's exactly what was typed. */
export const HOLDS_NAME = 1.6;
/** A table in the reference that explains the typed flag; other texts only use it. */
export const DEFINES_FLAG = 30;
/** A text that uses the typed flag. */
export const HOLDS_FLAG = 2;
/** A section without the exact name: `config` isn't `--config`, `useActiveMatcher` isn't `activeMatch`. */
export const LACKS_NAME = 0.4;

// Suggestions

/** How many queries are suggested. */
export const MOST_SUGGESTIONS = 3;
/** How alike two words have to look. */
export const ALIKE = 0.65;
/** Words that begin with as many common letters look alike, however long they are. */
export const ALIKE_BEGINNING = 5;
/** The share of characters that two Chinese texts have to have in common; input methods often get one of two wrong. */
export const HAN_ALIKE = 0.5;
