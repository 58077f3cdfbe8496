import { sentenceOf } from './reach';
import { REACHES, type ReachId } from './reaches';

/**
 * Creates the error that a plugin throws if it doesn't find what it relies on.
 * @param found what it looked for, or what it found instead, as a sentence
 */
export function contractChanged(id: ReachId, found: string): Error {
  return new Error(sentenceOf(id, REACHES[id], found));
}
