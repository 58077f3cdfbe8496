import MiniSearch from 'minisearch';
import { ANY_ENDING } from './index-format';
import { beginningWeight } from './matching';
import type { Part, Posting, TermEntry } from './postings';
import { termsOf } from './tokenizer';
import { BEST_OF_BEGINNING, FIELD, LONGEST_BEGINNING, MANY_MATCHES, MOST_MATCHES } from './weights';

type Field = keyof typeof FIELD;

/** The texts of a section that are searched. */
export interface SearchedSection {
  isTitle: boolean;
  heading: string;
  /** Names that belong to this section of the page. */
  identifiers: string[];
  text: string;
  /** Names in code blocks, which the text doesn't contain. */
  codeNames: string[];
  vocabulary: string[];
}

/** A document of the MiniSearch index. A section has several, because each is scored by its own length. */
type IndexedText = { id: number } & Partial<Record<Field, string>>;

/** How many documents a section has: its heading, its text, and its vocabulary. */
const DOCUMENTS = 3;
/** Scores each term in each section with MiniSearch, which implements BM25+. */
export function scoreTerms(sections: readonly SearchedSection[]): Map<string, TermEntry> {
  const terms = new Set<string>();
  const index = createMiniSearch(term => terms.add(term));
  for (const [number, section] of sections.entries()) {
    const id = DOCUMENTS * number;
    index.add({
      id,
      [section.isTitle ? 'title' : 'heading']: section.heading,
      identifiers: section.identifiers.join(' '),
    });
    index.add({ id: id + 1, text: section.text, identifiers: section.codeNames.join(' ') });
    index.add({ id: id + 2, vocabulary: section.vocabulary.join('\n') });
  }
  const scored = new Map([...terms].map(term => [term, postingsOf(term, index)]));
  return new Map([
    ...Array.from(scored, ([term, postings]) => [term, best(postings, MOST_MATCHES)] as const),
    ...commonBeginnings(scored),
  ]);
}

/**
 * Returns entries for beginnings such as `co` that too many words have to read them all after each keystroke, with the
 * sections in which such words count most.
 */
function commonBeginnings(scored: ReadonlyMap<string, Posting[]>): Map<string, TermEntry> {
  const longer = new Map<string, string[]>();
  for (const term of scored.keys()) {
    for (let length = 1; length <= Math.min(LONGEST_BEGINNING, term.length - 1); length++) {
      const beginning = term.slice(0, length);
      const terms = longer.get(beginning);
      if (terms) terms.push(term);
      else longer.set(beginning, [term]);
    }
  }
  const common = new Map<string, TermEntry>();
  for (const [beginning, terms] of longer) {
    const count = terms.reduce((sum, term) => sum + (scored.get(term)?.length ?? 0), 0);
    if (count <= MANY_MATCHES) continue;
    const postings = terms.flatMap(term => {
      const weight = beginningWeight(beginning, term);
      return (scored.get(term) ?? []).map(posting => ({ ...posting, score: posting.score * weight }));
    });
    common.set(beginning + ANY_ENDING, best(sumUp(postings), BEST_OF_BEGINNING));
  }
  return common;
}

/** Adds up the scores of each part of a section. */
function sumUp(postings: Posting[]): Posting[] {
  const sums = new Map<string, Posting>();
  for (const posting of postings) {
    const key = `${posting.section} ${posting.part}`;
    sums.set(key, { ...posting, score: posting.score + (sums.get(key)?.score ?? 0) });
  }
  return [...sums.values()];
}

function createMiniSearch(onTerm: (term: string) => void): MiniSearch<IndexedText> {
  return new MiniSearch<IndexedText>({
    fields: Object.keys(FIELD),
    tokenize: (text, field) => termsOf(text, { singleHan: field === 'title' || field === 'heading' }),
    processTerm: term => {
      onTerm(term);
      return term;
    },
    searchOptions: { tokenize: text => [text], processTerm: term => term, boost: FIELD },
  });
}

function postingsOf(term: string, index: MiniSearch<IndexedText>): Posting[] {
  const found = index.search(term).map(({ id, score, match }) => ({
    section: Math.floor(id / DOCUMENTS),
    part: partOf((match[term] ?? []) as Field[]),
    score,
  }));
  return sumUp(found);
}

function best(postings: Posting[], count: number): TermEntry {
  if (postings.length <= count) return { postings };
  const total = new Set(postings.map(({ section }) => section)).size;
  return { postings: postings.toSorted((a, b) => b.score - a.score).slice(0, count), total };
}

function partOf(fields: Field[]): Part {
  if (fields.includes('text')) return 'text';
  if (fields.includes('vocabulary')) return 'vocabulary';
  return fields.some(field => field === 'title' || field === 'heading') ? 'heading' : 'identifiers';
}
