import { lettersOf, type ParsedQuery } from './query';
import { mergeTerms, type WordMatches } from './section-index';
import type { Breathe } from './slices';
import type { HeadRecords } from './types';

/** A section that answers the query. */
export interface RankedSection {
  /** Position in `HeadRecords.sections`. */
  id: number;
  score: number;
  /** The words are not all in its heading, so a passage says more. */
  inText: boolean;
}

export interface RankedPage {
  /** Position in `HeadRecords.pages`. */
  page: number;
  score: number;
  /** Best first. */
  sections: RankedSection[];
}

/** A word in a heading above counts this much of what it does in the section itself. */
const INHERITED = 0.3;
/** How much further sections add to their page. */
const FURTHER_SECTIONS = 0.25;
const WHOLE_HEADING = 2;
const HEADING_BEGINS = 1.4;
const HEADING_HOLDS = 1.2;
const TEXT_HOLDS = 1.6;

/** With so many pages that hold everything, others would only be in the way. */
const ENOUGH_PAGES = 3;
/** The best sections only are compared with the query as a phrase; that reads all of their text. */
const COMPARED = 40;

/** What the ranking reads of the records. */
export interface RankingSource {
  head: HeadRecords;
  /** Positions of the page's title and of the headings above a section. */
  above: (id: number) => readonly number[];
  /** Empty before the passages are there. */
  passages: (id: number) => readonly string[];
}

/**
 * First pages that hold every word, within one section and the headings above it; where they are few, after them
 * those with most of the query.
 */
export async function rank(
  query: ParsedQuery,
  found: WordMatches[],
  source: RankingSource,
  breathe: Breathe,
): Promise<RankedPage[]> {
  const weights = found.map(matches => rarity(matches.size, source.head.sections.length));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const scored: ScoredSection[] = [];
  for (const id of new Set(found.flatMap(matches => [...matches.keys()]))) {
    scored.push(score(id, found, weights, total, source));
    const pause = breathe();
    if (pause) await pause;
  }
  scored.sort(byScore);
  for (const section of scored.slice(0, COMPARED)) {
    section.score *= phraseBonus(
      query,
      source.head.sections[section.id]?.heading ?? '',
      source.passages(section.id),
    );
  }
  const complete = groupByPage(scored.filter(isComplete), source.head);
  if (complete.length >= ENOUGH_PAGES) return complete;
  const known = new Set(complete.map(({ page }) => page));
  const partial = groupByPage(
    scored.filter(section => !isComplete(section)),
    source.head,
  );
  return [...complete, ...partial.filter(({ page }) => !known.has(page))];
}

type ScoredSection = RankedSection & {
  /** Share of the query that it holds, rare words counting more. */
  coverage: number;
};

function isComplete({ coverage }: ScoredSection): boolean {
  return coverage > 0.999;
}

/** Rare words say more about what is wanted; words that nothing holds say nothing. */
function rarity(count: number, sections: number): number {
  return count === 0 ? 0 : Math.log(1 + sections / count);
}

function score(
  id: number,
  found: WordMatches[],
  weights: number[],
  total: number,
  source: RankingSource,
): ScoredSection {
  const above = source.above(id);
  let points = 0;
  let covered = 0;
  let inText = false;
  for (const [index, matches] of found.entries()) {
    const own = matches.get(id);
    let inherited = 0;
    for (const other of above) inherited = Math.max(inherited, matches.get(other)?.heading ?? 0);
    if (own || inherited > 0) covered += weights[index] ?? 0;
    if (own) points += own.heading + own.identifiers + own.text;
    points += inherited * INHERITED;
    if (own && own.text > 0 && own.heading === 0 && inherited === 0) inText = true;
  }
  const coverage = total === 0 ? 0 : covered / total;
  const weight = source.head.pages[source.head.sections[id]?.page ?? -1]?.weight ?? 1;
  return { id, inText, coverage, score: points * coverage * weight };
}

/** What a section and the headings above it were found by: terms of the index, each with what was typed of it. */
export function matchedTerms(id: number, found: WordMatches[], source: RankingSource): Map<string, string> {
  const places = [id, ...source.above(id)];
  return mergeTerms(found.flatMap(matches => places.flatMap(place => matches.get(place)?.terms ?? [])));
}

/** For the words as typed, one after the other. */
function phraseBonus({ phrase, words }: ParsedQuery, heading: string, passages: readonly string[]): number {
  if (phrase.length < 2) return 1;
  const title = lettersOf(heading);
  if (title === phrase) return WHOLE_HEADING;
  if (title.startsWith(phrase)) return HEADING_BEGINS;
  if (title.includes(phrase)) return HEADING_HOLDS;
  return words.length > 1 && passages.some(passage => lettersOf(passage).includes(phrase)) ? TEXT_HOLDS : 1;
}

function groupByPage(sections: RankedSection[], head: HeadRecords): RankedPage[] {
  const pages = new Map<number, RankedSection[]>();
  for (const section of sections) {
    const page = head.sections[section.id]?.page ?? -1;
    const others = pages.get(page);
    if (others) others.push(section);
    else pages.set(page, [section]);
  }
  return Array.from(pages, ([page, own]) => {
    own.sort(byScore);
    const further = own.slice(1, 6).reduce((sum, { score }, index) => sum + score / (index + 2), 0);
    return { page, score: (own[0]?.score ?? 0) + FURTHER_SECTIONS * further, sections: own };
  }).sort((a, b) => b.score - a.score || a.page - b.page);
}

function byScore(a: RankedSection, b: RankedSection): number {
  return b.score - a.score || a.id - b.id;
}
