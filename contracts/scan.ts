import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { SCANNED, SIGNS, type Sign } from './patterns';
import { REACHES } from './reaches';

/** A sign in a file that no entry names. */
export interface Unlisted {
  file: string;
  line: number;
  sign: string;
}

/** What the files of the site rely on without an entry that says so. */
export function unlistedReaches(): Unlisted[] {
  const files = globSync(
    SCANNED.map(folder => `${folder}/**/*.{ts,tsx,js,mjs,css}`),
    { ignore: ['**/node_modules/**'] },
  );
  return files.sort().flatMap(file => unlistedIn(file, readFileSync(file, 'utf8')));
}

/**
 * @param file path from the folder of the project
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

/** Comments name what others do; lines stay where they are. */
function withoutComments(text: string): string {
  return text
    .replace(/^[ \t]*\/\*\*?[\s\S]*?\*\//gm, comment => comment.replace(/[^\n]/g, ''))
    .replace(/(^|[ \t])\/\/ .*$/gm, '$1');
}
