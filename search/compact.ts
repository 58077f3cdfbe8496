/** Format of the record files. Values are stored in columns, because similar values compress well side by side. */

/** Increase this number whenever the script of one build could misread a file of another build. */
export const FORMAT = 2;

export interface CompactHead {
  format: number;
  lang: string;
  lvl0: string[];
  pages: {
    route: string[];
    /** Positions in `lvl0`. */
    group: number[];
    weight: number[];
    /** Number of sections of each page; the first one is its title. */
    sections: number[];
  };
  sections: {
    /** One digit per section. */
    levels: string;
    anchors: string[];
    headings: string[];
    /** Separated by spaces. */
    identifiers: string[];
  };
}

export interface CompactPassages {
  format: number;
  lang: string;
  head: string;
  /** One text per section, with each passage on its own line. */
  passages: string[];
  /** Separated by spaces. */
  identifiers: string[];
  /** One text per section, with each phrase on its own line. */
  vocabulary: string[];
}
