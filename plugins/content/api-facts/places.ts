import { keyOf } from '../../../history/recorded';
import { referenceEntries } from '../../support/reference-entries';
import type { Fact } from './fact';
import { CORE } from './installed';

/** Addresses of the entries by the keys of their names, without a language: `/api/commands#run-cli`. */
export type Places = Record<string, string>;

/** Where the reference explains the names of the core. */
export function placesOf(facts: Fact[]): Places {
  const found = referenceEntries(facts).filter(entry => entry.package === CORE);
  return Object.fromEntries(
    found.map(({ page, anchor, ...entry }) => [keyOf(entry), anchor ? `${page}#${anchor}` : page]),
  );
}
