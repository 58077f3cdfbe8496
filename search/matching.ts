import { distance } from 'fastest-levenshtein';
import { BEGINNING, BEGINNING_EXCESS, MISSPELLING } from './weights';

/** Returns how much a longer term counts that begins with what was typed, like MiniSearch: the longer, the less. */
export function beginningWeight(typed: string, { length }: string): number {
  return (BEGINNING * length) / (length + BEGINNING_EXCESS * (length - typed.length));
}

/** Returns the words that differ from what was typed by a few letters, each with its weight; the best come first. */
export function misspelledWords(
  typed: string,
  edits: number,
  words: readonly string[],
): { term: string; weight: number }[] {
  return words
    .filter(({ length }) => Math.abs(length - typed.length) <= edits)
    .map(term => ({ term, errors: distance(typed, term) }))
    .filter(({ errors }) => errors > 0 && errors <= edits)
    .map(({ term, errors }) => ({
      term,
      weight: (MISSPELLING * term.length) / (term.length + errors),
    }))
    .sort((a, b) => b.weight - a.weight);
}

/** Swaps each pair of neighboring letters. That's the most common typing error, but counts as two edits elsewhere. */
export function swappedLetters(typed: string): { term: string; weight: number }[] {
  return Array.from(typed.slice(1), (next, index) => ({
    term: `${typed.slice(0, index)}${next}${typed[index]}${typed.slice(index + 2)}`,
    weight: MISSPELLING,
  }));
}
