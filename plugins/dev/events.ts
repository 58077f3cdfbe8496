/** What the dev server tells its pages. */
export const EVENTS = {
  /** The server ends, and a new one takes its place. */
  restarts: 'site:restarts',
  /** Something has been compiled, and there are errors. */
  failed: 'site:failed',
  /** There are no more errors. */
  repaired: 'site:repaired',
  /** A list of the files of broken pages after each compilation, if nothing else is broken; otherwise an empty list. */
  brokenPages: 'site:broken-pages',
  /** Whether the pages are being checked, so that the list may be out of date. */
  checking: 'site:checking',
  /** A list of `Problem` whenever it changes, or `null` until the pages have been checked. */
  problems: 'site:problems',
} as const;

/** Something that CI would reject. */
export interface Problem {
  /** With forward slashes, relative to the project. */
  file: string;
  line: number;
  /** What's wrong, and what to do. */
  text: string;
}
