/** Words that an editor would change wherever they appear in a page. */
export interface Phrase {
  /** Matched against text without code and quotations, on one line. */
  pattern: RegExp;
  /** What to write in place of it. */
  instead: string;
}
