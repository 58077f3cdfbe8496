/**
 * Splits text into terms, both for the index and for queries. Runs of Han, kana, and Hangul become overlapping pairs of
 * characters, because spaces alone don't separate their words. With pairs, the search finds any substring of two or
 * more characters. Other text is split into words, and names in code are kept both as a whole and in parts.
 */

/** A term and its position in the original text. */
export interface Token {
  term: string;
  start: number;
  end: number;
  kind: 'latin' | 'han';
  /** `false` for a part of a name such as `clean` in `cleanUrls`. */
  whole: boolean;
}

/** Consecutive Han characters, a word, or a name in code with the separators of its words. */
interface Run {
  kind: Token['kind'];
  /** Unicode-normalized. Letters keep their case, which shows where the parts of a name begin. */
  text: string;
  /** The position of each UTF-16 unit of `text` in the original text, and one more for the end. */
  offsets: number[];
}

/** Readers don't type longer terms, such as hashes and data URLs. Only their parts are kept. */
export const LONGEST_TERM = 40;

/** Characters of the scripts in which spaces alone don't separate words. */
export const HAN = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}々〇ー';
/** Uses a lookahead, because some supported browsers lack the `v` flag, which could subtract one set from another. */
const WORD = `(?:(?![${HAN}])[\\p{L}\\p{N}\\p{M}])`;
/** Han characters, a word, or a name with joined words, as in `@rspress/core`, `route.cleanUrls`, `--rp-c-brand`. */
const RUN = new RegExp(`([${HAN}]+)|${WORD}+(?:[-_./:@$]+${WORD}+)*`, 'gu');
/** It's in a group, so that `split` keeps the separators, which are needed to compute positions. */
const JOINT = /([-_./:@$]+)/;
const SLASH = /(\/)/;
/** Matches most words, which have no parts. */
const PLAIN = /^\p{Lu}?\p{Ll}{0,39}$/u;
const CAMEL = /\p{Lu}+s?(?!\p{Ll})\p{N}*|\p{Lu}?[^\p{Lu}]+|\p{Lu}/gu;

/** Splits a text into runs after NFKC normalization, which also turns full-width letters into ordinary ones. */
export function splitRuns(text: string): Run[] {
  const { normalized, offsets } = normalize(text);
  return Array.from(normalized.matchAll(RUN), match => ({
    kind: match[1] ? 'han' : 'latin',
    text: match[0],
    offsets: offsets.slice(match.index, match.index + match[0].length + 1),
  }));
}

/**
 * Returns the terms of a text, in order.
 * @param singleHan whether each Han character is also a term by itself; the index uses this for headings only
 */
export function tokenize(text: string, { singleHan = false } = {}): Token[] {
  return splitRuns(text).flatMap(run => (run.kind === 'han' ? hanTokens(run, singleHan) : latinTokens(run)));
}

/** Returns the terms of a text without duplicates. */
export function termsOf(text: string, options?: { singleHan?: boolean }): string[] {
  return [...new Set(tokenize(text, options).map(token => token.term))];
}

function hanTokens(run: Run, single = false): Token[] {
  const characters = Array.from(run.text.matchAll(/./gsu), match => match.index);
  const tokens: Token[] = [];
  for (const [index, start] of characters.entries()) {
    const next = characters[index + 1];
    if (single || characters.length === 1) tokens.push(token(run, start, next ?? run.text.length, true));
    if (next !== undefined) tokens.push(token(run, start, characters[index + 2] ?? run.text.length, true));
  }
  return tokens;
}

/** Returns the whole name first, then the segments of a path, then words, and then parts of words. */
function latinTokens(run: Run): Token[] {
  const tokens = [token(run, 0, run.text.length, true)];
  if (PLAIN.test(run.text)) return tokens;
  const words = pieces(run.text, JOINT);
  const segments = run.text.includes('/') ? pieces(run.text, SLASH) : [];
  for (const piece of [...segments.filter(({ text }) => JOINT.test(text)), ...words]) {
    if (piece.text.length < run.text.length) tokens.push(token(run, piece.start, piece.end, false));
  }
  for (const word of words) {
    const parts = Array.from(word.text.matchAll(CAMEL), match => ({ start: match.index, text: match[0] }));
    if (parts.length < 2) continue;
    for (const part of parts) {
      const start = word.start + part.start;
      tokens.push(token(run, start, start + part.text.length, false));
    }
  }
  return tokens.filter(({ term }) => term.length <= LONGEST_TERM);
}

function token(run: Run, start: number, end: number, whole: boolean): Token {
  return {
    term: run.text.slice(start, end).toLowerCase(),
    start: run.offsets[start] ?? 0,
    end: run.offsets[end] ?? 0,
    kind: run.kind,
    whole,
  };
}

function pieces(text: string, joint: RegExp): { text: string; start: number; end: number }[] {
  let start = 0;
  return text.split(joint).flatMap((piece, index) => {
    const lead = index % 2 === 0 ? (/^[-_.:@$]*/.exec(piece)?.[0].length ?? 0) : piece.length;
    const at = start + lead;
    start += piece.length;
    return at < start ? [{ text: piece.slice(lead), start: at, end: start }] : [];
  });
}

/** Normalizes each character by itself, so that each position in the result has a known position in the original. */
function normalize(text: string): { normalized: string; offsets: number[] } {
  let normalized = '';
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    const piece = character < '\u0080' ? character : character.normalize('NFKC');
    normalized += piece;
    for (let unit = 0; unit < piece.length; unit++) offsets.push(at);
    at += character.length;
  }
  offsets.push(at);
  return { normalized, offsets };
}
