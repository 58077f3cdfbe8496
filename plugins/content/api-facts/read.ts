import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withHistory } from '../../../history/readHistory';
import type { Fact } from './fact';
import { CORE, cacheFile, factsKey, installed, installedPlugins } from './installed';
import { withMeanings } from './meanings';

let known: Promise<Fact[]> | undefined;

/** All facts about the installed packages, with history and meaning. Every caller gets the same list. */
export function readFacts(): Promise<Fact[]> {
  known ??= readDeclared().then(declared => withMeanings(withHistory(declared)));
  return known;
}

/**
 * What the packages declare. The first read takes seconds and stores the result in a file. Until a package or the
 * source of the reader changes, later reads take milliseconds, without loading TypeScript.
 */
async function readDeclared(): Promise<Fact[]> {
  const file = cacheFile(factsKey());
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Fact[];
  } catch {
    const { extractFacts } = await import('./extract');
    const facts = extractFacts(installed(CORE), installedPlugins());
    mkdirSync(path.dirname(file), { recursive: true });
    // Written in one step, because tests and builds may read at the same time.
    const part = `${file}.${process.pid}`;
    writeFileSync(part, JSON.stringify(facts));
    renameSync(part, file);
    return facts;
  }
}
