import { SYNONYMS } from './synonyms';
import { LONGEST_TERM, splitRuns, tokenize } from './tokenizer';
import {
  PARTS_OF_NAME,
  SHORTEST_EXPANDED,
  SHORTEST_OPEN_STEM,
  SHORTEST_WITH_TWO_TYPOS,
  SHORTEST_WITH_TYPO,
  STEM,
  SYNONYM,
} from './weights';

export interface ParsedQuery {
  words: QueryWord[];
  /** The letters and digits of the query without stop words, joined and in lower case. */
  phrase: string;
  /** The whole query, trimmed and Unicode-normalized. */
  typed: string;
  /** Command-line flags such as `--port`, with their hyphens, which distinguish them from words. */
  flags: string[];
}

/** A word or expression of the query. A section matches it if it matches any of the alternatives. */
export interface QueryWord {
  text: string;
  kind: 'latin' | 'han';
  alternatives: Alternative[];
}

/** Terms that a section must all contain. */
export interface Alternative {
  terms: QueryTerm[];
  /** 1 for what was typed; less for synonyms, stems, and parts of names. */
  weight: number;
}

export interface QueryTerm {
  term: string;
  /** Whether longer terms that begin with it match, too. */
  prefix: boolean;
  /** Number of typos that are allowed if nothing else matches. */
  edits: 0 | 1 | 2;
}

const LATIN_STOP_WORDS = new Set(
  (
    'a an and are as at be by can do does for from how i if in into is it its me my of on or our should ' +
    'that the their them then there this to use was we what when where which why will with you your'
  ).split(' '),
);
const HAN_STOP_WORDS =
  /为什么|怎么样|怎么|怎样|如何|什么(?!时候)|哪些|哪个|是不是|是否|能否|可以|一个|一段|一下|需要|的|了|吗|呢|请/gu;

const FLAG = /(?<![\p{L}\p{N}-])--\p{L}[\p{L}\p{N}-]*/gu;

/** A piece of the query before it's turned into words. */
interface Piece {
  text: string;
  kind: QueryWord['kind'];
}

/** Parses the text in the dialog's input. There are no words if there's nothing to search for. */
export function parseQuery(query: string): ParsedQuery {
  const pieces = readPieces(query);
  return {
    words: joinSynonyms(pieces).flatMap(toWords),
    phrase: joinLetters(pieces),
    typed: query.normalize('NFKC').trim(),
    flags: Array.from(query.normalize('NFKC').matchAll(FLAG), ([flag]) => flag.toLowerCase()),
  };
}

/** Converts a text in the same way as the query for `ParsedQuery.phrase`, to compare the two. */
export function phraseOf(text: string): string {
  return joinLetters(readPieces(text));
}

function readPieces(text: string): Piece[] {
  return withoutStopWords(splitRuns(text).map(({ text, kind }) => ({ text, kind })));
}

function joinLetters(pieces: Piece[]): string {
  return lettersOf(pieces.map(({ text }) => text).join(''));
}

/** Returns only the letters and digits, in lower case, to compare phrases. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Removes stop words, unless nothing else would be left. */
function withoutStopWords(pieces: Piece[]): Piece[] {
  const kept = pieces.flatMap(piece => {
    if (piece.kind === 'latin') return LATIN_STOP_WORDS.has(piece.text.toLowerCase()) ? [] : [piece];
    return piece.text
      .split(HAN_STOP_WORDS)
      .filter(Boolean)
      .map(text => ({ ...piece, text }));
  });
  // Next to other words, a single Han character is more often a particle or a verb than a search term.
  const meaningful = kept.filter(({ text, kind }) => kind === 'latin' || text.length > 1);
  return [meaningful, kept, pieces].find(list => list.length > 0) ?? [];
}

interface Joined extends Piece {
  isLast: boolean;
  synonyms: readonly string[];
}

/** Joins pieces that form an expression of the synonym list: consecutive Latin words, or a part of a Han text. */
function joinSynonyms(pieces: Piece[]): Joined[] {
  const joined: Joined[] = [];
  const lastLatin = pieces.findLastIndex(piece => piece.kind === 'latin');
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at] as Piece;
    if (piece.kind === 'han') {
      joined.push(...splitHan(piece));
      at++;
      continue;
    }
    const { length, synonyms } = longestExpression(pieces, at);
    const isLast = at + length > lastLatin;
    for (const part of pieces.slice(at, at + length)) joined.push({ ...part, isLast: false, synonyms: [] });
    const text = pieces
      .slice(at, at + length)
      .map(part => part.text)
      .join(' ');
    joined.splice(joined.length - length, length, { text, kind: 'latin', isLast, synonyms });
    at += length;
  }
  return joined;
}

function longestExpression(pieces: Piece[], at: number): { length: number; synonyms: readonly string[] } {
  for (let length = 3; length > 0; length--) {
    const words = pieces.slice(at, at + length);
    if (words.length < length || words.some(({ kind }) => kind !== 'latin')) continue;
    const synonyms = synonymsOf(words.map(({ text }) => text.toLowerCase()).join(' '));
    if (synonyms.length > 0) return { length, synonyms };
  }
  return { length: 1, synonyms: at === pieces.length - 1 ? synonymsOfPrefix(pieces[at]?.text ?? '') : [] };
}

const HAN_EXPRESSIONS = SYNONYMS.flat()
  .filter(expression => /^\P{ASCII}+$/u.test(expression))
  .sort((a, b) => b.length - a.length);

function splitHan({ text, kind }: Piece): Joined[] {
  const expression = HAN_EXPRESSIONS.find(candidate => text.includes(candidate));
  if (!expression) return [{ text, kind, isLast: false, synonyms: [] }];
  const start = text.indexOf(expression);
  const around = [text.slice(0, start), text.slice(start + expression.length)];
  const [before = [], after = []] = around.map(rest =>
    // Next to a known word, a single character is more often a particle than a word.
    rest.length > 1 ? splitHan({ text: rest, kind }) : [],
  );
  return [...before, { text: expression, kind, isLast: false, synonyms: synonymsOf(expression) }, ...after];
}

/** Returns the other expressions of the groups that contain this one, in the singular or plural. */
function synonymsOf(expression: string): readonly string[] {
  const forms = [expression, expression.replace(/s$/, ''), expression.replace(/es$/, '')];
  const found = SYNONYMS.filter(group => forms.some(form => group.includes(form))).flat();
  return found.filter(other => !forms.includes(other));
}

/** Returns all expressions of the groups that contain an expression beginning with the typed text. */
function synonymsOfPrefix(text: string): readonly string[] {
  const typed = text.toLowerCase();
  if (typed.length < SHORTEST_EXPANDED) return [];
  return SYNONYMS.filter(group => group.some(expression => expression.startsWith(typed))).flat();
}

function toWords({ text, kind, isLast, synonyms }: Joined): QueryWord[] {
  const inferred = synonyms.map(synonym => ({ terms: exactTerms(synonym), weight: SYNONYM }));
  if (kind === 'han') {
    const pairs = exactTerms(text).map(term => ({ ...term, prefix: [...term.term].length === 1 }));
    // Without synonyms, each pair of characters is a separate word, so that a longer phrase can match in part.
    if (inferred.length === 0) {
      return pairs.map(term => ({ text: term.term, kind, alternatives: [{ terms: [term], weight: 1 }] }));
    }
    return [{ text, kind, alternatives: [{ terms: pairs, weight: 1 }, ...inferred] }];
  }
  return [{ text, kind, alternatives: [...latinAlternatives(text, isLast), ...inferred] }];
}

function latinAlternatives(text: string, isLast: boolean): Alternative[] {
  const words = text.split(' ');
  const alternatives: Alternative[] = [
    { terms: words.map((word, index) => typedTerm(word, isLast && index === words.length - 1)), weight: 1 },
  ];
  const leaves = leafTerms(text);
  if (leaves.length > words.length) {
    const terms = leaves.map((leaf, index) => ({
      term: leaf,
      prefix: isLast && index === leaves.length - 1,
      edits: 0 as const,
    }));
    alternatives.push({ terms, weight: PARTS_OF_NAME });
  }
  const stems = words.map(word => stem(word.toLowerCase()));
  if (stems.some((stemmed, index) => stemmed !== words[index]?.toLowerCase())) {
    const terms = stems.map(term => ({ term, prefix: term.length >= SHORTEST_OPEN_STEM, edits: 0 as const }));
    alternatives.push({ terms, weight: STEM });
  }
  return alternatives;
}

function typedTerm(word: string, isLast: boolean): QueryTerm {
  const term = word.toLowerCase().slice(0, LONGEST_TERM);
  const edits = term.length >= SHORTEST_WITH_TWO_TYPOS ? 2 : term.length >= SHORTEST_WITH_TYPO ? 1 : 0;
  return { term, prefix: isLast, edits };
}

function exactTerms(expression: string): QueryTerm[] {
  return tokenize(expression)
    .filter(token => token.kind === 'han' || token.whole)
    .map(({ term }) => ({ term, prefix: false, edits: 0 }));
}

/** Returns the smallest parts of the names in a text, such as `clean` and `urls` for `cleanUrls`. */
function leafTerms(text: string): string[] {
  const tokens = tokenize(text);
  return tokens
    .filter(token =>
      tokens.every(
        other =>
          other === token ||
          other.start < token.start ||
          other.end > token.end ||
          (other.start === token.start && other.end === token.end),
      ),
    )
    .map(({ term }) => term);
}

/** Returns an English word without its ending, unless too few letters would be left. */
function stem(word: string): string {
  const stemmed = word
    .replace(/(?:ies)$/, 'y')
    .replace(/(?<=[sxz]|[cs]h)es$/, '')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?:ing|ed)$/, '')
    .replace(/(?<=([bdgmnprt]))\1$/, '');
  return stemmed.length >= 3 ? stemmed : word;
}
