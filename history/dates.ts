import { byVersion } from './history';

/**
 * When a release came out, as a day in UTC: `2026-09-17`. The number is that of the pull request which was opened for
 * the release on that day. Where nothing says which day it was, the day by which it was out.
 */
export type ReleaseDate = { on: string; pull?: number } | { by: string };

/** By the number of the release. */
export type ReleaseDates = Record<string, ReleaseDate>;

/**
 * Dates of releases, newest first. The times of a registry are those of publication if later releases have later ones.
 * A mirror has the times of its copies instead, in any order: they only say by when a release, and each one before it,
 * was out. What is known from a pull request is kept.
 * @param times of the registry, by release
 * @param known dates of an earlier run, and those that were added by hand
 */
export function releaseDates(times: Record<string, string>, known: ReleaseDates): ReleaseDates {
  const arePublications = isInOrder(times);
  const dates: ReleaseDates = {};
  let outBy: string | undefined;
  for (const version of newestFirst(times, known)) {
    const listed = times[version] ? dayOf(times[version]) : undefined;
    const before = known[version];
    const isKnown = before && 'pull' in before;
    const date = arePublications && listed && !isKnown ? { on: listed } : before;
    const found = date && 'on' in date ? date : { by: earliest(date?.by, listed, outBy) };
    dates[version] = found;
    outBy = earliest(dayIn(found), outBy);
  }
  return dates;
}

/** The day that a date names, whatever it says of it. */
export function dayIn(date: ReleaseDate): string {
  return 'on' in date ? date.on : date.by;
}

function isInOrder(times: Record<string, string>): boolean {
  const sorted = Object.keys(times)
    .sort(byVersion)
    .map(version => Date.parse(times[version] ?? ''));
  return sorted.every((time, index) => index === 0 || (sorted[index - 1] ?? 0) <= time);
}

function newestFirst(...records: object[]): string[] {
  return [...new Set(records.flatMap(Object.keys))].sort(byVersion).reverse();
}

function dayOf(time: string): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Days as text sort by themselves. */
function earliest(...days: (string | undefined)[]): string {
  return days.filter(day => day !== undefined).sort()[0] ?? '';
}
