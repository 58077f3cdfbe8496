import { sentenceOf } from './reach';
import { REACHES, type ReachId } from './reaches';

/**
 * The error of a plugin that finds something else than it relies on.
 * @param found what it looked for, or what it found, as a sentence
 */
export function contractChanged(id: ReachId, found: string): Error {
  return new Error(sentenceOf(id, REACHES[id], found));
}
