import { closest, distance } from 'fastest-levenshtein';

/** What would stop a page from being compiled or shown. */
export interface Fault {
  /** From 1, like the column. */
  line: number;
  column: number;
  problem: string;
  advice: string;
}

/** A fault and its file, which is relative to the project, with forward slashes. */
export type FileFault = Fault & { file: string };

/**
 * Returns `docs/en/index.mdx:3:1 <problem> <advice>`. Editors and the bundler's overlay turn the place into a link, if it
 * has a slash.
 */
export function formatFault({ file, line, column, problem, advice }: FileFault): string {
  return `${file.includes('/') ? file : `./${file}`}:${line}:${column} ${problem} ${advice}`.trim();
}

/** Returns a parser's message as a sentence. */
export function sentence(text: string): string {
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.?!]$/.test(start) ? start : `${start}.`;
}

/** @returns a question whether a similar name was meant; nothing if none is similar */
export function didYouMean(name: string, names: string[]): string {
  const near = closest(name, names);
  const isSimilar = near && distance(name, near) <= Math.max(2, name.length / 3);
  return isSimilar ? `Did you mean ${near}?` : '';
}
