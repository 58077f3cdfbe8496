import type { LayerName } from './layers';

/** One way in which this site relies on something that no documentation promises. */
export interface Reach {
  /** Files of this project that rely on it. */
  where: readonly string[];
  /** What it relies on, as a sentence. */
  reliesOn: string;
  /** What readers or authors get from it. */
  why: string;
  /** What to do when it has changed, as a sentence. */
  whenChanged: string;
  /** What can be switched off if it breaks, see `layers.ts`. None if the site can't do without it. */
  layer?: LayerName;
  /** An issue of the package about it. */
  issue?: string;
}

/**
 * What is said of a contract that no longer holds.
 * @param found what was looked for, or found in its place
 */
export function sentenceOf(id: string, { reliesOn, whenChanged, layer }: Reach, found: string): string {
  const choice = layer ? ` Until then, \`npm run upgrade\` shows how to leave out the layer ${layer}.` : '';
  return `The contract "${id}" no longer holds: ${reliesOn} ${found} ${whenChanged}${choice}`;
}
