/** Words that an editor would change wherever they appear in a page. */
export interface Phrase {
  /** Matched against the text of a block, without code and quotations. */
  pattern: RegExp;
  /** What to write instead. */
  instead: string;
}
