import { FIELDS, keyOf, type Recorded } from './recorded';

/** The names of a release by their keys. */
export type Names = ReadonlyMap<string, Recorded>;

/** What differs between two releases. */
export interface Changes {
  added: Recorded[];
  /** As the older release had them. */
  removed: Recorded[];
  changed: Changed[];
}

export interface Changed {
  before: Recorded;
  after: Recorded;
}

export function namesOf(entries: Iterable<Recorded>): Names {
  return new Map([...entries].map(entry => [keyOf(entry), entry]));
}

/** Compares the names of two releases. */
export function changesBetween(before: Names, after: Names): Changes {
  const changed = [...after].flatMap(([key, entry]): Changed[] => {
    const known = before.get(key);
    return known && FIELDS.some(field => known[field] !== entry[field])
      ? [{ before: known, after: entry }]
      : [];
  });
  return {
    added: [...after].filter(([key]) => !before.has(key)).map(([, entry]) => entry),
    removed: [...before].filter(([key]) => !after.has(key)).map(([, entry]) => entry),
    changed,
  };
}

/** Whether a name is deprecated from the newer release on. */
export function isDeprecation({ before, after }: Changed): boolean {
  return before.deprecated === undefined && after.deprecated !== undefined;
}
