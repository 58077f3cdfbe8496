import { lettersOf } from './query';

const MOST = 3;
/** Minimum share of common letter pairs for two texts to look alike. */
const ALIKE = 0.3;

/**
 * Returns up to three queries with results for a query without any: the titles and headings that look most like it, and
 * then the first ones.
 */
export function suggestQueries(query: string, titles: readonly string[]): string[] {
  const wanted = pairsOf(query);
  const alike = titles
    .map(text => ({ text, likeness: likeness(wanted, text) }))
    .filter(({ likeness }) => likeness >= ALIKE)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ text }) => text);
  return [...new Set([...alike, ...titles])].slice(0, MOST);
}

/** Returns how much the text, or the word in it that fits best, looks like the query: from 0 to 1. */
function likeness(wanted: Set<string>, text: string): number {
  return Math.max(...[text, ...text.split(/[\s,:;.()]+/)].map(part => dice(wanted, pairsOf(part))));
}

function dice(a: Set<string>, b: Set<string>): number {
  if (b.size === 0) return 0;
  return (2 * [...a].filter(pair => b.has(pair)).length) / (a.size + b.size);
}

function pairsOf(text: string): Set<string> {
  const letters = [...lettersOf(text)];
  if (letters.length === 1) return new Set(letters);
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`));
}
