import { escapeHtml } from '../site/escape-html';
import { ANY_ENDING } from './index-format';
import { HAN, tokenize } from './tokenizer';
import type { MarkedText } from './types';

/** The terms of the index that matched, each with the query term that found it. `co*` stands for many terms. */
export type MatchedTerms = ReadonlyMap<string, string>;

/** A part of a text, from `start` up to, but not including, `end`. */
interface Span {
  start: number;
  end: number;
}

/** Returns the whole text as escaped HTML, with the matches marked. */
export function highlight(text: string, matched: MatchedTerms): MarkedText {
  return mark(text, { start: 0, end: text.length }, findMatches(text, matched));
}

/**
 * Returns an excerpt around the matches as escaped HTML, with the matches marked.
 * @param words maximum length; two Han characters count as one word, and a long name counts as several
 */
export function snippet(text: string, matched: MatchedTerms, words: number): MarkedText {
  const found = findMatches(text, matched);
  return mark(text, chooseWindow(text, found.spans, words), found);
}

/** Counts the different query terms that a text contains; the passage with the most is shown. */
export function countMatches(text: string, matched: MatchedTerms): number {
  return findMatches(text, matched).words.size;
}

interface Matches {
  spans: Span[];
  words: Set<string>;
  wanted: number;
}

function findMatches(text: string, matched: MatchedTerms): Matches {
  const spans: Span[] = [];
  const words = new Set<string>();
  const beginnings = [...matched.values()].filter(typed => matched.has(typed + ANY_ENDING));
  for (const token of tokenize(text, { singleHan: true })) {
    const typed = matched.get(token.term) ?? beginnings.find(beginning => token.term.startsWith(beginning));
    if (typed === undefined) continue;
    // Of a longer word, only the typed beginning is marked, so that readers see why it matched.
    const length = token.term.startsWith(typed) ? typed.length : token.term.length;
    const isPlain = token.end - token.start === token.term.length;
    spans.push({ start: token.start, end: isPlain ? token.start + length : token.end });
    words.add(typed);
  }
  return { spans: merge(spans), words, wanted: new Set(matched.values()).size };
}

function merge(spans: Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

function mark(text: string, { start, end }: Span, { spans, words, wanted }: Matches): MarkedText {
  let value = start > 0 ? '…' : '';
  let at = start;
  for (const span of spans) {
    if (span.start < start || span.end > end) continue;
    value += `${escapeHtml(text.slice(at, span.start))}<mark>${escapeHtml(text.slice(span.start, span.end))}</mark>`;
    at = span.end;
  }
  value += escapeHtml(text.slice(at, end)) + (end < text.length ? '…' : '');
  const matchLevel = words.size === 0 ? 'none' : words.size < wanted ? 'partial' : 'full';
  return { value, matchLevel, matchedWords: [...words] };
}

const UNIT = new RegExp(`[${HAN}]|[^\\s${HAN}]+`, 'gu');
const HAN_START = new RegExp(`^[${HAN}]`, 'u');
/** Share of an excerpt that comes before the match. */
const LEAD = 0.2;
/** A long name counts as one word per this many characters, so that an excerpt fits on its line. */
const WORD_LENGTH = 12;

/** Returns the part of the text with the most marked characters; the earliest one wins a tie. */
function chooseWindow(text: string, spans: Span[], words: number): Span {
  const units = Array.from(text.matchAll(UNIT), match => ({
    start: match.index,
    end: match.index + match[0].length,
    cost: HAN_START.test(match[0]) ? 0.5 : Math.max(1, Math.round(match[0].length / WORD_LENGTH)),
  }));
  const total = units.reduce((sum, unit) => sum + unit.cost, 0);
  if (total <= words) return { start: 0, end: text.length };

  let best: (Span & { marked: number }) | undefined;
  for (const from of [0, ...spans.map(span => leadingUnit(units, span.start, words * LEAD))]) {
    let cost = 0;
    let to = from;
    while (to < units.length && (to === from || cost + (units[to]?.cost ?? 0) <= words)) {
      cost += units[to]?.cost ?? 0;
      to++;
    }
    // Near the end of the text, there's room for more words at the beginning of the excerpt.
    let first = from;
    while (to === units.length && first > 0 && cost + (units[first - 1]?.cost ?? 0) <= words) {
      first--;
      cost += units[first]?.cost ?? 0;
    }
    const start = units[first]?.start ?? 0;
    const end = to === units.length ? text.length : (units[to - 1]?.end ?? text.length);
    const marked = spans
      .filter(span => span.start >= start && span.end <= end)
      .reduce((sum, span) => sum + span.end - span.start, 0);
    if (!best || marked > best.marked) best = { start: first === 0 ? 0 : start, end, marked };
  }
  return best ?? { start: 0, end: text.length };
}

function leadingUnit(units: (Span & { cost: number })[], start: number, lead: number): number {
  let index = units.findIndex(unit => unit.end > start);
  for (let cost = 0; index > 0; index--) {
    cost += units[index - 1]?.cost ?? 0;
    if (cost > lead) break;
  }
  return Math.max(index, 0);
}
