import { distance } from 'fastest-levenshtein';
import { splitRuns, type Token, tokenize } from './tokenizer';
import { ALIKE, ALIKE_BEGINNING, HAN_ALIKE, MOST_SUGGESTIONS } from './weights';

/** A word or, in Chinese, a text between other characters. */
type Word = Pick<Token, 'kind'> & { text: string };

/**
 * Returns up to three queries with results for a query without any: the titles and headings with the word that looks
 * most like one of the query. There are none if nothing looks like it.
 */
export function suggestQueries(query: string, titles: readonly string[]): string[] {
  const wanted = wordsOf(query);
  return titles
    .map(text => ({ text, likeness: likeness(wanted, wordsOf(text)) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness || a.text.length - b.text.length)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ text }) => text);
}

function wordsOf(text: string): Word[] {
  const latin = tokenize(text).filter(({ kind }) => kind === 'latin');
  const han = splitRuns(text).filter(({ kind }) => kind === 'han');
  return [...latin.map(({ kind, term }) => ({ kind, text: term })), ...han];
}

function likeness(wanted: Word[], words: Word[]): number {
  const pairs = wanted.flatMap(a => words.filter(({ kind }) => kind === a.kind).map(b => [a, b] as const));
  return Math.max(
    0,
    ...pairs.map(([a, b]) => (a.kind === 'han' ? hanLikeness : wordLikeness)(a.text, b.text)),
  );
}

/** Returns 1 for words of which one begins with the other, and 0 for words that don't look alike. */
function wordLikeness(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let common = 0;
  while (common < shorter && a[common] === b[common]) common++;
  const begun = common >= ALIKE_BEGINNING ? common / shorter : 0;
  const best = Math.max(begun, 1 - distance(a, b) / Math.max(a.length, b.length));
  return best >= ALIKE ? best : 0;
}

/** Returns the share of a Chinese query's characters that are in their places somewhere in a text, or 0 for few. */
function hanLikeness(query: string, text: string): number {
  const wanted = [...query];
  const characters = [...text];
  const shares = characters.map(
    (_, start) =>
      wanted.filter((character, at) => characters[start + at] === character).length / wanted.length,
  );
  const best = Math.max(...shares);
  return best >= HAN_ALIKE ? best : 0;
}
