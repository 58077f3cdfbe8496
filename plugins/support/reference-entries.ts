import { readCorpus } from '../../checks/corpus';
import { type ReferenceEntry, referenceIndex } from '../../checks/reference-index';
import { ownersOf } from '../../checks/reference-owners';
import type { Fact } from '../content/api-facts/fact';

let known: { facts: Fact[]; entries: ReferenceEntry[] } | undefined;

/** The entries of the reference. Reading its pages takes seconds, so a build reads them once. */
export function referenceEntries(facts: Fact[]): ReferenceEntry[] {
  if (known?.facts !== facts) {
    const owners = new Set(ownersOf(facts).flatMap(({ routes }) => routes));
    const corpus = readCorpus(undefined, route => route !== undefined && owners.has(route));
    known = { facts, entries: referenceIndex(corpus, facts) };
  }
  return known.entries;
}
