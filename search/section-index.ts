import MiniSearch from 'minisearch';
import type { Alternative, QueryTerm, QueryWord } from './query';
import type { YieldToMain } from './slices';
import { termsOf } from './tokenizer';
import type { HeadRecords, PassageRecords } from './types';

/** How much a match in each field counts. */
const BOOST = { title: 8, heading: 5, vocabulary: 2.5, identifiers: 1.5, text: 1 };
type Field = keyof typeof BOOST;
const FIELDS = Object.keys(BOOST) as Field[];
/** With more texts than this, too many words begin with two letters to search them all between keystrokes. */
const LARGE = 6000;
const FUZZY_WEIGHT = 0.4;
const PREFIX_WEIGHT = 0.6;

type Part = 'heading' | 'vocabulary' | 'identifiers' | 'text';

/** How many texts a section has at most: its heading, its passages, and its vocabulary. */
const TEXTS = 3;

/** A document of the MiniSearch index. A section has several, so that passages can be added after headings. */
type IndexedText = { id: number } & Partial<Record<Field, string>>;

/** How well a word of the query matches a section. */
export interface WordMatch {
  /** Scores of the matches in its heading (or the page's title), vocabulary, identifiers, and passages. */
  heading: number;
  vocabulary: number;
  identifiers: number;
  text: number;
  /** The terms of the index that matched, each with the query term that found it. */
  terms: Map<string, string>;
}

export type WordMatches = Map<number, WordMatch>;

/**
 * The inverted index of one language, built in the browser from the records. For 50 pages, building it takes 0.8 to
 * 1 s, but in slices, and headings can be searched meanwhile. A prebuilt index would load in 0.1 to 0.3 s, but
 * in one piece. It would also be an additional download of 212 KB (en) or 326 KB (zh) with gzip, because excerpts need
 * the passages anyway. `npx tsx bench/search.ts` prints these numbers.
 */
export class SectionIndex {
  readonly #index = createMiniSearch();
  /** The matches of single terms. While a reader types, only the last word changes, so the others are in the cache. */
  #cache = new Map<string, WordMatches>();
  /** Number of sections whose passages have been added. */
  #withPassages = 0;

  async addHead({ pages, sections }: HeadRecords, breathe: YieldToMain): Promise<void> {
    for (const [id, section] of sections.entries()) {
      const isTitle = section.level === 'lvl1';
      this.#index.add({
        id: TEXTS * id,
        [isTitle ? 'title' : 'heading']: isTitle ? pages[section.page]?.title : section.heading,
        identifiers: section.identifiers.join(' '),
      });
      const pause = breathe();
      if (pause) await pause;
    }
    this.#cache.clear();
  }

  /** Adds the passages. After a canceled call, the next one continues where it stopped. */
  async addPassages(
    { passages, identifiers, vocabulary }: PassageRecords,
    breathe: YieldToMain,
  ): Promise<void> {
    while (this.#withPassages < passages.length) {
      const id = this.#withPassages++;
      const text = passages[id]?.join('\n') ?? '';
      const names = identifiers[id]?.join(' ') ?? '';
      const words = vocabulary[id]?.join('\n') ?? '';
      if (text || names) this.#index.add({ id: TEXTS * id + 1, text, identifiers: names });
      if (words) this.#index.add({ id: TEXTS * id + 2, vocabulary: words });
      const pause = breathe();
      if (pause) await pause;
    }
    this.#cache.clear();
  }

  /** Returns each section's best match of a word's alternatives. Typos are only allowed if nothing else matches. */
  find(word: QueryWord): WordMatches {
    const found = this.#findAlternatives(word.alternatives);
    if (found.size > 0) return found;
    const swapped = word.alternatives.flatMap(({ terms, weight }) =>
      terms.length === 1 && terms[0]?.edits ? transpositions(terms[0], weight) : [],
    );
    const found2 = this.#findAlternatives(swapped);
    if (found2.size > 0) return found2;
    return this.#findAlternatives(word.alternatives, true);
  }

  #findAlternatives(alternatives: Alternative[], isFuzzy = false): WordMatches {
    const best: WordMatches = new Map();
    for (const { terms, weight } of alternatives) {
      for (const [id, match] of intersect(terms.map(term => this.#findTerm(term, isFuzzy)))) {
        const scaled = scale(match, weight);
        const before = best.get(id);
        best.set(id, before ? better(before, scaled) : scaled);
      }
    }
    return best;
  }

  #findTerm({ term, prefix, edits }: QueryTerm, isFuzzy: boolean): WordMatches {
    const key = `${term} ${prefix} ${isFuzzy && edits}`;
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const found: WordMatches = new Map();
    const isShort =
      prefix && /^[a-z\d]+$/.test(term) && term.length <= (this.#index.documentCount > LARGE ? 2 : 1);
    const results = this.#index.search(toKey(term), {
      prefix: prefix && !isShort,
      fuzzy: isFuzzy && edits > 0 ? edits : false,
    });
    // Too many words in passages begin with so few letters, so only titles and headings are searched by prefix.
    if (isShort) results.push(...this.#index.search(term, { prefix: true, fields: ['title', 'heading'] }));
    for (const { id, score, match } of results) {
      const section = Math.floor(id / TEXTS);
      let entry = found.get(section);
      if (!entry) {
        entry = { heading: 0, vocabulary: 0, identifiers: 0, text: 0, terms: new Map() };
        found.set(section, entry);
      }
      let part: Part = 'identifiers';
      for (const key in match) {
        entry.terms.set(fromKey(key), term);
        for (const name of match[key] ?? []) {
          if (name === 'text' || name === 'vocabulary') part = name;
          else if (name !== 'identifiers') part = 'heading';
        }
      }
      entry[part] += score;
    }
    if (this.#cache.size > 200) this.#cache.clear();
    this.#cache.set(key, found);
    return found;
  }
}

function createMiniSearch(): MiniSearch<IndexedText> {
  return new MiniSearch<IndexedText>({
    fields: FIELDS,
    tokenize: (text, field) => termsOf(text, { singleHan: field === 'title' || field === 'heading' }),
    processTerm: toKey,
    searchOptions: {
      tokenize: text => [text],
      processTerm: key => key,
      boost: BOOST,
      weights: { fuzzy: FUZZY_WEIGHT, prefix: PREFIX_WEIGHT },
      combineWith: 'OR',
    },
    autoVacuum: false,
  });
}

const HAN_KEY = '\u0001';

/**
 * Converts Han terms to hexadecimal digits. MiniSearch checks the children of a node one by one, and thousands of
 * different first characters made building the index three times slower.
 */
function toKey(term: string): string {
  if (term.charCodeAt(0) < 0x2e80) return term;
  let key = HAN_KEY;
  for (let unit = 0; unit < term.length; unit++) key += term.charCodeAt(unit).toString(16).padStart(4, '0');
  return key;
}

function fromKey(key: string): string {
  if (!key.startsWith(HAN_KEY)) return key;
  return key.slice(1).replace(/.{4}/g, digits => String.fromCharCode(Number.parseInt(digits, 16)));
}

/** Swaps each pair of neighboring letters. That's the most common typo, but MiniSearch counts it as two edits. */
function transpositions({ term }: QueryTerm, weight: number): Alternative[] {
  return Array.from(term.slice(1), (_, index) => ({
    terms: [
      {
        term: `${term.slice(0, index)}${term[index + 1]}${term[index]}${term.slice(index + 2)}`,
        prefix: false,
        edits: 0 as const,
      },
    ],
    weight: weight * FUZZY_WEIGHT,
  }));
}

/** Returns the sections in which all terms were found, with the mean of their scores. */
function intersect(found: WordMatches[]): WordMatches {
  const [first = new Map<number, WordMatch>(), ...others] = found;
  if (others.length === 0) return first;
  const common: WordMatches = new Map();
  for (const [id, match] of first) {
    const matches = [match, ...others.flatMap(other => other.get(id) ?? [])];
    if (matches.length < found.length) continue;
    common.set(id, {
      heading: sum(matches, 'heading'),
      vocabulary: sum(matches, 'vocabulary'),
      identifiers: sum(matches, 'identifiers'),
      text: sum(matches, 'text'),
      terms: mergeTerms(matches.map(({ terms }) => terms)),
    });
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

function sum(matches: WordMatch[], field: Part): number {
  // The mean, so that a name with four parts doesn't count more than a word.
  return matches.reduce((total, match) => total + match[field], 0) / matches.length;
}

function scale({ terms, ...points }: WordMatch, weight: number): WordMatch {
  return {
    heading: points.heading * weight,
    vocabulary: points.vocabulary * weight,
    identifiers: points.identifiers * weight,
    text: points.text * weight,
    terms,
  };
}

function better(a: WordMatch, b: WordMatch): WordMatch {
  return {
    heading: Math.max(a.heading, b.heading),
    vocabulary: Math.max(a.vocabulary, b.vocabulary),
    identifiers: Math.max(a.identifiers, b.identifiers),
    text: Math.max(a.text, b.text),
    terms: mergeTerms([a.terms, b.terms]),
  };
}
