import { keyOf } from '../../../history/recorded';
import { referenceEntries } from '../../support/reference-entries';
import type { Fact } from './fact';
import { CORE } from './installed';

/** Paths of reference entries, without a language, by the keys of their names: `/api/commands#run-cli`. */
export type Places = Record<string, string>;

/** The places where the reference explains the core's names. */
export function placesOf(facts: Fact[]): Places {
  const found = referenceEntries(facts).filter(entry => entry.package === CORE);
  return Object.fromEntries(
    found.map(({ page, anchor, ...entry }) => [keyOf(entry), anchor ? `${page}#${anchor}` : page]),
  );
}
