import type { Defect } from './defects';

/**
 * The text of a file with a defect in it.
 * @throws Error if the list is out of date: the file doesn't hold the text exactly once, or nothing would change
 */
export function withDefect(
  text: string,
  { find, replace, file }: Pick<Defect, 'find' | 'replace' | 'file'>,
): string {
  const [before, after, ...more] = text.split(find);
  if (before === undefined || after === undefined || more.length > 0) {
    const times = text.split(find).length - 1;
    throw new Error(`${file} holds ${JSON.stringify(find)} ${times} times instead of once.`);
  }
  if (find === replace) throw new Error(`${file} would not change.`);
  return before + replace + after;
}

/** Code in a template, and a place in the title of a test that runs for each row of a table. */
const FILLED = /\$\{[^}]*\}|%[sdijo]|\$\w+/;

/**
 * Whether a test file has a test of a name: a title may be written with places that are filled in, and titles of groups
 * may come before it.
 * @param source of the test file
 */
export function hasTest(source: string, name: string): boolean {
  return [...source.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g)].some(([, , literal = '']) => {
    const title = literal.replace(/\\(.)/g, '$1');
    // A title that is nothing but a place could be any.
    if (title.split(FILLED).join('').trim() === '') return false;
    return new RegExp(`(?:^| )${title.split(FILLED).map(escapePattern).join('.+')}$`).test(name);
  });
}

/** The text as a pattern that matches it alone. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
