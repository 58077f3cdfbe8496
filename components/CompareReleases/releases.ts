import type { Release } from '../../history/history';

/** What the comparison is computed from. */
export interface Releases {
  /** Releases of the core, oldest first. */
  releases: Release[];
  /** Addresses of the entries by the keys of their names, without a language. */
  places: Record<string, string>;
}

/** The build fills this in. */
const data: Releases = { releases: [], places: {} };
export default data;
