import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withHistory } from '../../../history/readHistory';
import type { Fact } from './fact';
import { CORE, cacheFile, factsKey, installed, installedPlugins } from './installed';
import { withMeanings } from './meanings';

let known: Promise<Fact[]> | undefined;

/** Each fact about the installed packages, with its history and its meaning; the same list for all who ask. */
export function readFacts(): Promise<Fact[]> {
  known ??= readDeclared().then(declared => withMeanings(withHistory(declared)));
  return known;
}

/**
 * What the packages declare, kept in a file from the first reading on (seconds) until a package or the reader changes
 * (milliseconds, without TypeScript being loaded).
 */
async function readDeclared(): Promise<Fact[]> {
  const file = cacheFile(factsKey());
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Fact[];
  } catch {
    const { extractFacts } = await import('./extract');
    const facts = extractFacts(installed(CORE), installedPlugins());
    mkdirSync(path.dirname(file), { recursive: true });
    // Whole at once: tests and builds may read at the same time.
    const part = `${file}.${process.pid}`;
    writeFileSync(part, JSON.stringify(facts));
    renameSync(part, file);
    return facts;
  }
}
