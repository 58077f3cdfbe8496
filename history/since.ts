import { changesIn, type History, versionBefore } from './history';
import { FIELDS, keyOf, type Recorded } from './recorded';

/** Where the history of a name begins. */
export interface Since {
  /** The first known release that has it, or `1.x` for a name that Rspress 1 had too. */
  release: string;
  /** Releases before that one that couldn't be read, so the name may come from one of them. */
  orBetween?: { first: string; last: string };
  /** The name is older than the releases that could be read. */
  orEarlier?: true;
}

/** What the history says about a name. */
export interface NameHistory {
  since: Since;
  /** Releases that changed its type, its default, or its value, or deprecated it. */
  changedIn: string[];
}

/** Kinds of which no record of Rspress 1 exists. */
const UNKNOWN_BEFORE = new Set<Recorded['kind']>(['sidebar', 'meta']);

/**
 * The history of each name of a package by its key.
 * @param carriedOver keys of names that Rspress 1 had
 */
export function nameHistories(
  history: History,
  packageName: string,
  carriedOver: ReadonlySet<string>,
): Map<string, NameHistory> {
  const releases = history[packageName] ?? [];
  const found = new Map<string, NameHistory>();
  for (const { version } of releases) {
    const { added, removed, changed } = changesIn(releases, version);
    const before = versionBefore(releases, version);
    for (const entry of removed) found.delete(keyOf(entry));
    for (const entry of added) {
      const since =
        before === undefined ? sinceFirst(entry, version, carriedOver) : sinceLater(version, before);
      found.set(keyOf(entry), { since, changedIn: [] });
    }
    for (const { before: old, after } of changed) {
      if (isNoticed(old, after)) found.get(keyOf(after))?.changedIn.push(version);
    }
  }
  return found;
}

function sinceFirst(entry: Recorded, release: string, carriedOver: ReadonlySet<string>): Since {
  if (carriedOver.has(keyOf(entry))) return { release: '1.x' };
  const isKnown = release.endsWith('.0') && !UNKNOWN_BEFORE.has(entry.kind);
  return isKnown ? { release } : { release, orEarlier: true };
}

/** Where a name begins that a release has, and the one that was read before it doesn't. */
export function sinceLater(release: string, before: string): Since {
  const [major, minor, patch = 0] = numbersOf(release);
  const next = (numbersOf(before)[2] ?? 0) + 1;
  if (patch <= next) return { release };
  const at = (number: number) => [major, minor, number].join('.');
  return { release, orBetween: { first: at(next), last: at(patch - 1) } };
}

function numbersOf(version: string): number[] {
  return version.split('.').map(Number);
}

/** A default that a declaration began or ceased to state doesn't say that the default has changed. */
function isNoticed(before: Recorded, after: Recorded): boolean {
  return FIELDS.some(field => {
    if (field === 'default' && (before.default === undefined || after.default === undefined)) return false;
    return before[field] !== after[field];
  });
}
