import { lettersOf } from './query';
import type { HeadRecords } from './types';

const MOST = 3;
/** Minimum share of common letter pairs for two texts to look alike. */
const ALIKE = 0.3;

/**
 * Returns up to three queries with results for a query without any: the titles and headings that look most like it, and
 * then the titles of the pages with the highest weight.
 */
export function suggestQueries(query: string, { pages, sections }: HeadRecords): string[] {
  const wanted = pairsOf(query);
  const texts = new Set([...pages.map(({ title }) => title), ...sections.map(({ heading }) => heading)]);
  const alike = Array.from(texts, text => ({ text, likeness: likeness(wanted, text) }))
    .filter(({ likeness }) => likeness >= ALIKE)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ text }) => text);
  const important = [...pages].sort((a, b) => b.weight - a.weight).map(({ title }) => title);
  return [...new Set([...alike, ...important])].slice(0, MOST);
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
