import type { LayerName } from './layers';

/** Something that this site relies on although no documentation promises it. */
export interface Reach {
  /** Files of this project that rely on it. */
  where: readonly string[];
  /** What it relies on, as a sentence. */
  reliesOn: string;
  /** What readers or authors get from it, as a sentence. */
  why: string;
  /** What to do when it has changed, as a sentence. */
  whenChanged: string;
  /** The layer to leave out if it breaks, see `layers.ts`. `undefined` if the site doesn't work without it. */
  layer?: LayerName;
  /** URL of an issue about it in the package's repository. */
  issue?: string;
}

/**
 * Describes a contract that no longer holds.
 * @param found what was looked for, or what was found instead
 */
export function sentenceOf(id: string, { reliesOn, whenChanged, layer }: Reach, found: string): string {
  const choice = layer ? ` Until then, \`npm run upgrade\` shows how to leave out the layer ${layer}.` : '';
  return `The contract "${id}" no longer holds: ${reliesOn} ${found} ${whenChanged}${choice}`;
}
