import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { byVersion } from './history';
import { sinceLater } from './since';

/** Path of the file with the behaviors, from the root of the repository. */
export const BEHAVIORS_FILE = 'history/behaviors.json';

/** Behavior that came with a release that pages name. The history only has names. */
export interface Behavior {
  what: string;
  /** The release, or the first and the last one that it may have come with: `2.0.6 to 2.0.7`. */
  release: string;
  /** URL that tells the release, if npm lacks one that the behavior may have come with. */
  source?: string;
  /** File in the core's package that contains the text since then. */
  file: string;
  text: string;
  /** Pages that name the release: `guide/basic/ssg`. */
  pages: string[];
  /** The first release on npm with the text; written by `npm run history`. */
  first?: string;
  /** The last release on npm without it; written by `npm run history`. */
  before?: string;
}

/** The behaviors as they're committed. */
export function readBehaviors(): Behavior[] {
  const file = path.join(path.dirname(fileURLToPath(import.meta.url)), path.basename(BEHAVIORS_FILE));
  return JSON.parse(readFileSync(file, 'utf8')) as Behavior[];
}

/** The releases that a behavior may have come with, or the first and the last of them. */
export function releasesOf({ release }: Behavior): string[] {
  return release.split(' to ');
}

/** Whether the packages on npm, or the source, show that the behavior came with its release. */
export function isProven({ release, source, first, before }: Behavior): boolean {
  if (!first || !before) return false;
  const { orBetween } = sinceLater(first, before);
  if (!orBetween) return release === first;
  if (!source) return release === `${orBetween.first} to ${first}`;
  return byVersion(orBetween.first, release) <= 0 && byVersion(release, first) <= 0;
}

/**
 * Fills in the releases around the first one with a behavior.
 * @param versions oldest first
 * @param hasText whether a release contains the behavior's text
 */
export function dated(
  behavior: Behavior,
  versions: string[],
  hasText: (behavior: Behavior, version: string) => boolean,
): Behavior {
  const at = versions.findIndex(version => hasText(behavior, version));
  const { first: _first, before: _before, ...rest } = behavior;
  const [first, before] = [versions[at], versions[at - 1]];
  return { ...rest, ...(first && { first }), ...(first && before && { before }) };
}
