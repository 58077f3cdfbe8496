import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Fact } from '../plugins/content/api-facts/fact';
import { carriedOver, type OldNames } from './carriedOver';
import type { ReleaseDates } from './dates';
import type { History } from './history';
import { keyOf } from './recorded';
import { type NameHistory, nameHistories } from './since';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const FILE = path.join(HERE, 'history.json');
const DATES = path.join(HERE, 'dates.json');
const OLD_NAMES = path.resolve(HERE, '../migration/rspress-1.json');

/** The history as it is committed; `npm run history` writes it. */
export function readHistory(): History {
  return JSON.parse(readFileSync(FILE, 'utf8')) as History;
}

/** When the releases of the core came out, as it is committed. */
export function readDates(): ReleaseDates {
  return JSON.parse(readFileSync(DATES, 'utf8')) as ReleaseDates;
}

/** Changes with the history. */
export function historyKey(): string {
  const hash = createHash('sha256');
  for (const file of [FILE, DATES, OLD_NAMES]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** The same facts with their history. */
export function withHistory(facts: Fact[]): Fact[] {
  const history = readHistory();
  const { names } = JSON.parse(readFileSync(OLD_NAMES, 'utf8')) as { names: OldNames };
  const packages = new Map<string, Map<string, NameHistory>>();
  for (const name of Object.keys(history)) {
    packages.set(name, nameHistories(history, name, carriedOver(names, name)));
  }
  return facts.map(fact => ({ ...fact, ...packages.get(fact.package)?.get(keyOf(fact)) }));
}
