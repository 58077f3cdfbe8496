/**
 * How text becomes terms, for the index and for queries alike. Scripts are split where they meet. Han, kana and
 * Hangul have no spaces to go by, so they become overlapping pairs of characters: any substring of two or more is
 * found. Everything else is words, and names in code are kept whole and in parts.
 */

/** A term and the piece of the original text that it came from. */
export interface Token {
  term: string;
  start: number;
  end: number;
  kind: 'latin' | 'han';
  /** `false` for a part of a name such as `clean` in `cleanUrls`. */
  whole: boolean;
}

/** A run of one script, or a name in code with what joins it. */
interface Run {
  kind: Token['kind'];
  /** Normalised; letters keep their case, which shows where a name has its parts. */
  text: string;
  /** Of each UTF-16 unit of `text`, where it begins in the original; one more for the end. */
  offsets: number[];
}

/** Longer terms (hashes, data addresses) are never typed; their parts stay. */
export const LONGEST_TERM = 40;

/** Characters of scripts that are written without spaces. */
export const HAN = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}々〇ー';
/** A look-ahead, for the flag that subtracts sets is younger than the browsers that the site serves. */
const WORD = `(?:(?![${HAN}])[\\p{L}\\p{N}\\p{M}])`;
/** A word, or a name whose words are joined as in `@rspress/core`, `route.cleanUrls`, `--rp-c-brand`. */
const RUN = new RegExp(`([${HAN}]+)|${WORD}+(?:[-_./:@$]+${WORD}+)*`, 'gu');
/** In a group, so that splitting keeps it and places can be counted. */
const JOINT = /([-_./:@$]+)/;
const SLASH = /(\/)/;
/** Most words of a text: nothing to split. */
const PLAIN = /^\p{Lu}?\p{Ll}{0,39}$/u;
const CAMEL = /\p{Lu}+s?(?!\p{Ll})\p{N}*|\p{Lu}?[^\p{Lu}]+|\p{Lu}/gu;

/** Splits a text into runs after NFKC, which also makes full-width letters ordinary ones. */
export function splitRuns(text: string): Run[] {
  const { normalized, offsets } = normalize(text);
  return Array.from(normalized.matchAll(RUN), match => ({
    kind: match[1] ? 'han' : 'latin',
    text: match[0],
    offsets: offsets.slice(match.index, match.index + match[0].length + 1),
  }));
}

/**
 * The terms of a text, in order.
 * @param singleHan also each Han character by itself: for short texts such as headings
 */
export function tokenize(text: string, { singleHan = false } = {}): Token[] {
  return splitRuns(text).flatMap(run => (run.kind === 'han' ? hanTokens(run, singleHan) : latinTokens(run)));
}

/** The different terms of a text. */
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

/** The whole name first, then the segments of a path, then words, then parts of words. */
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

/** Character by character, so that every place in the result is known in the original. */
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
