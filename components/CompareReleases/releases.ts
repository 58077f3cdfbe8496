import type { Release } from '../../history/history';

/** Data that the comparison is computed from. */
export interface Releases {
  /** Releases of the core, oldest first. */
  releases: Release[];
  /** Paths of the entries by the keys of their names, without a language. */
  places: Record<string, string>;
}

/** Filled in at build time. */
const data: Releases = { releases: [], places: {} };
export default data;
