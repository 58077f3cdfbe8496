/** How records travel: columns, since equal things side by side compress well. */

/** Raised whenever a file of one build could be misread by the script of another. */
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
    /** How many sections each has; the first is its title. */
    sections: number[];
  };
  sections: {
    /** A digit a section. */
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
  /** A text a section, its passages on lines of their own. */
  passages: string[];
  /** Separated by spaces. */
  identifiers: string[];
  /** On lines of their own. */
  vocabulary: string[];
}
