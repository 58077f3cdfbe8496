import { type Changes, changesBetween, type Names, namesOf } from './changes';
import { keyOf, type Recorded } from './recorded';

/** The releases of each package, oldest first, as `history.json` has them. */
export type History = Record<string, Release[]>;

/** A release by what it changed; the first one adds all of its names. */
export interface Release {
  version: string;
  /** New names, and names that changed, with their new state. */
  set: Recorded[];
  /** Keys of the names that it no longer has. */
  removed: string[];
}

/**
 * The names of a release.
 * @throws Error for a release that the history doesn't have
 */
export function namesAt(releases: Release[], version: string): Names {
  const last = releases.findIndex(release => release.version === version);
  if (last < 0) throw new Error(`The history has no release ${version}.`);
  const names = new Map<string, Recorded>();
  for (const { set, removed } of releases.slice(0, last + 1)) {
    for (const key of removed) names.delete(key);
    for (const entry of set) names.set(keyOf(entry), entry);
  }
  return names;
}

/** What a release changed, compared with the one before it in the history. */
export function changesIn(releases: Release[], version: string): Changes {
  const names = namesAt(releases, version);
  const before = versionBefore(releases, version);
  return changesBetween(before === undefined ? namesOf([]) : namesAt(releases, before), names);
}

/** The release before another one; `undefined` for the first. */
export function versionBefore(releases: Release[], version: string): string | undefined {
  return releases[releases.findIndex(release => release.version === version) - 1]?.version;
}

/** Records a release after those that are known. */
export function withRelease(releases: Release[], version: string, entries: Recorded[]): Release[] {
  const latest = releases.at(-1);
  const known = latest ? namesAt(releases, latest.version) : namesOf([]);
  const { added, removed, changed } = changesBetween(known, namesOf(entries));
  const set = [...added, ...changed.map(({ after }) => after)];
  return [...releases, { version, set, removed: removed.map(keyOf) }];
}

/** Oldest first; parts of a version are compared as numbers. The versions aren't prereleases. */
export function byVersion(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
