import { stat } from 'node:fs/promises';
import { glob } from 'tinyglobby';

/**
 * What the index is made of: pages, the files that they show, vocabulary, the facts that they print, and the code that
 * reads them.
 */
const SOURCES = [
  'docs/**',
  'components/**',
  'examples/**',
  'history/**',
  'plugins/**/*.ts',
  'search/**',
  'site/*.ts',
  'i18n.json',
  'package-lock.json',
];

/**
 * @param others languages that the index doesn't contain
 * @returns a text that changes when a source of the search index is saved, added, or removed
 */
export async function stateOfSources(others: readonly string[]): Promise<string> {
  const files = await glob(SOURCES, {
    ignore: ['**/node_modules/**', ...others.map(lang => `docs/${lang}/**`)],
  });
  const states = files.sort().map(async file => {
    const { mtimeMs, size } = await stat(file);
    return `${file} ${mtimeMs} ${size}`;
  });
  return (await Promise.all(states)).join('\n');
}
