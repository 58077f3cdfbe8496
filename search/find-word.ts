import { ANY_ENDING } from './index-format';
import type { IndexReader } from './index-reader';
import { beginningWeight, misspelledWords, swappedLetters } from './matching';
import { PARTS, type Part } from './postings';
import type { Alternative, QueryTerm, QueryWord } from './query';
import { LONGER_THAN_WORD, MOST_MISSPELLINGS } from './weights';

/** How well a word of the query matches a section. */
export interface WordMatch extends Record<Part, number> {
  /** The terms of the index that matched, each with the query term that found it. */
  terms: Map<string, string>;
}

export interface WordMatches {
  /** Each section's best match. */
  sections: Map<number, WordMatch>;
  /** Number of sections with the word, if the index only has the best of them. */
  total?: number;
}

/** Finds a word of the query, or any of its alternatives. Typing errors are forgiven if nothing else matches. */
export async function findWord({ alternatives }: QueryWord, index: IndexReader): Promise<WordMatches> {
  const attempts = [findTerm, findSwapped, findMisspelled];
  for (const find of attempts) {
    const found = await findAlternatives(alternatives, term => find(term, index));
    if (found.sections.size > 0) return found;
  }
  return { sections: new Map() };
}

type Find = (term: QueryTerm) => Promise<WordMatches>;

async function findAlternatives(alternatives: Alternative[], find: Find): Promise<WordMatches> {
  const found = alternatives.map(async ({ terms, weight }) => {
    const { sections, total } = intersect(await Promise.all(terms.map(find)));
    return { total, sections: Array.from(sections, ([id, match]) => [id, scale(match, weight)] as const) };
  });
  const best: WordMatches = { sections: new Map() };
  for (const { sections, total } of await Promise.all(found)) {
    if (total) best.total = Math.max(best.total ?? 0, total);
    for (const [id, match] of sections) {
      const before = best.sections.get(id);
      best.sections.set(id, before ? better(before, match) : match);
    }
  }
  return best;
}

/** Finds a term and, if it may be a beginning, longer terms. */
async function findTerm({ term, prefix }: QueryTerm, index: IndexReader): Promise<WordMatches> {
  if (!prefix) return collect(term, [{ term, weight: 1 }], index);
  const anyEnding = term + ANY_ENDING;
  const isWord = (await index.entry(term)).postings.length > 0;
  const share = isWord ? LONGER_THAN_WORD : 1;
  // Too many terms begin with few letters, so the index has an entry with the best of their sections.
  const longer =
    (await index.entry(anyEnding)).postings.length > 0 ? [anyEnding] : await index.longerTerms(term);
  return collect(
    term,
    [
      { term, weight: 1 },
      ...longer.map(each => ({
        term: each,
        weight: share * (each === anyEnding ? 1 : beginningWeight(term, each)),
      })),
    ],
    index,
  );
}

async function findSwapped(typed: QueryTerm, index: IndexReader): Promise<WordMatches> {
  const found = await findTerm(typed, index);
  const { term, edits } = typed;
  return found.sections.size > 0 || edits === 0 ? found : collect(term, swappedLetters(term), index);
}

async function findMisspelled(typed: QueryTerm, index: IndexReader): Promise<WordMatches> {
  const found = await findTerm(typed, index);
  const { term, edits } = typed;
  if (found.sections.size > 0 || edits === 0) return found;
  const words = misspelledWords(term, edits, await index.wordsLike(term));
  return collect(term, words.slice(0, MOST_MISSPELLINGS), index);
}

/** Adds up the scores of terms that a query term stands for. */
async function collect(
  typed: string,
  terms: { term: string; weight: number }[],
  index: IndexReader,
): Promise<WordMatches> {
  const found: WordMatches = { sections: new Map() };
  const entries = await Promise.all(terms.map(({ term }) => index.entry(term)));
  for (const [position, { term, weight }] of terms.entries()) {
    const { postings = [], total } = entries[position] ?? {};
    if (total) found.total = Math.max(found.total ?? 0, total);
    for (const { section, part, score } of postings) {
      let match = found.sections.get(section);
      if (!match) {
        match = noMatch();
        found.sections.set(section, match);
      }
      match[part] += score * weight;
      match.terms.set(term, typed);
    }
  }
  return found;
}

/** Returns the sections in which all terms were found, with the mean of their scores. */
function intersect(found: WordMatches[]): WordMatches {
  const [first = { sections: new Map<number, WordMatch>() }, ...others] = found;
  if (others.length === 0) return first;
  const common: WordMatches = { sections: new Map() };
  for (const [id, match] of first.sections) {
    const matches = [match, ...others.flatMap(({ sections }) => sections.get(id) ?? [])];
    if (matches.length < found.length) continue;
    const mean: WordMatch = noMatch();
    mean.terms = mergeTerms(matches.map(({ terms }) => terms));
    for (const part of PARTS) {
      // The mean, so that a name with four parts doesn't count more than a word.
      mean[part] = matches.reduce((sum, match) => sum + match[part], 0) / matches.length;
    }
    common.sections.set(id, mean);
  }
  return common;
}

/** Merges matched terms. If two query terms found the same term of the index, the longer one is kept. */
export function mergeTerms(all: readonly Map<string, string>[]): Map<string, string> {
  const merged = new Map<string, string>();
  for (const terms of all) {
    for (const [indexed, typed] of terms) {
      const before = merged.get(indexed);
      if (before === undefined || before.length < typed.length) merged.set(indexed, typed);
    }
  }
  return merged;
}

function noMatch(): WordMatch {
  return { heading: 0, vocabulary: 0, identifiers: 0, text: 0, terms: new Map() };
}

function scale(match: WordMatch, weight: number): WordMatch {
  if (weight === 1) return match;
  const scaled = { ...match };
  for (const part of PARTS) scaled[part] *= weight;
  return scaled;
}

function better(a: WordMatch, b: WordMatch): WordMatch {
  const best = { ...a, terms: mergeTerms([a.terms, b.terms]) };
  for (const part of PARTS) best[part] = Math.max(a[part], b[part]);
  return best;
}
