import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { SCANNED, SIGNS, type Sign } from './patterns';
import { REACHES } from './reaches';

/** A sign in a file that none of the sign's entries name. */
export interface Unlisted {
  file: string;
  line: number;
  sign: string;
}

/** Finds where the site's files rely on something undocumented that no entry explains. */
export function unlistedReaches(): Unlisted[] {
  const files = globSync(
    SCANNED.map(folder => `${folder}/**/*.{ts,tsx,js,mjs,css}`),
    { ignore: ['**/node_modules/**'] },
  );
  return files.sort().flatMap(file => unlistedIn(file, readFileSync(file, 'utf8')));
}

/**
 * Finds the signs in a file, outside of comments, that no entry explains.
 * @param file path relative to the project
 * @param signs what to look for
 */
export function unlistedIn(file: string, text: string, signs: readonly Sign[] = SIGNS): Unlisted[] {
  return signs.flatMap(({ pattern, reaches }) => {
    const isListed = reaches.some(id => (REACHES[id].where as readonly string[]).includes(file));
    const lines = isListed ? [] : withoutComments(text).split('\n');
    return lines.flatMap((code, index) => {
      const [sign] = pattern.exec(code) ?? [];
      return sign === undefined ? [] : [{ file, line: index + 1, sign }];
    });
  });
}

/** Removes comments, because they often mention other code. Keeps line breaks, so that line numbers stay correct. */
function withoutComments(text: string): string {
  return text
    .replace(/^[ \t]*\/\*\*?[\s\S]*?\*\//gm, comment => comment.replace(/[^\n]/g, ''))
    .replace(/(^|[ \t])\/\/ .*$/gm, '$1');
}
