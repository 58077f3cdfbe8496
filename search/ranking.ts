import { lettersOf, type ParsedQuery } from './query';
import { isReference } from './reference';
import { mergeTerms, type WordMatches } from './section-index';
import type { YieldToMain } from './slices';
import type { HeadRecords, Section } from './types';

/** A section that answers the query. */
export interface RankedSection {
  /** Position in `HeadRecords.sections`. */
  id: number;
  score: number;
  /** Whether a word is in its text but in none of its headings, so that a passage is shown. */
  inText: boolean;
}

export interface RankedPage {
  /** Position in `HeadRecords.pages`. */
  page: number;
  score: number;
  /** Best first. */
  sections: RankedSection[];
}

/** How much a word in a parent heading counts, compared with one in the section's own heading. */
const INHERITED = 0.3;
/** How much the other sections of a page add to its score. */
const FURTHER_SECTIONS = 0.25;
/** Factor for a page's title or a heading in the reference that equals the query, including capitals. */
const SAME_HEADING = 6;
const WHOLE_TITLE = 4;
const WHOLE_HEADING = 2;
const HEADING_BEGINS = 1.4;
const HEADING_HOLDS = 1.2;
const TEXT_HOLDS = 1.6;
/** Factors for a section with a vocabulary phrase that equals or contains the query. */
const VOCABULARY_IS = 3;
const VOCABULARY_HOLDS = 1.4;
/** Factor for a section with a name in code that's exactly what the reader typed. */
const HOLDS_NAME = 1.6;
/** Factor for a table in the reference that explains the flag; other texts only use the flag. */
const DEFINES_FLAG = 30;
const HOLDS_FLAG = 2;
/** Factor for a section without the exact name: `config` isn't `--config`, `useActiveMatcher` isn't `activeMatch`. */
const LACKS_NAME = 0.4;

/**
 * Factor for a page that lacks a word of the query. It may still be the right page, because its heading can be worth
 * more than a word that the overview of a reference only mentions.
 */
const PARTIAL = 0.5;
/** Exponent of a page's weight if the page's title contains the whole query. */
const NAMED = 0.1;
/** Exponent of a page's weight if the section's vocabulary, together with its headings, contains the whole query. */
const CALLED = 0.5;
/** If this many pages contain all words, pages that lack a word must have a higher score than the last of them. */
const ENOUGH_PAGES = 5;
/** Only this many sections, the best ones, are compared with the query as a phrase, because that reads their text. */
const COMPARED = 40;

/** The parts of the records that the ranking needs. */
export interface RankingSource {
  head: HeadRecords;
  /** Positions of the page's title and of the headings above a section. */
  above: (id: number) => readonly number[];
  /** Empty until the passages have been added. */
  passages: (id: number) => readonly string[];
  vocabulary: (id: number) => readonly string[];
  /** The vocabulary in the form of `ParsedQuery.phrase`, to compare it with the query. */
  phrases: (id: number) => readonly string[];
}

/**
 * Ranks the pages that contain all words of the query, in one section and the headings above it. Pages that lack some
 * words are included if there are only a few others, or if they score higher than some of those, see `ENOUGH_PAGES`.
 */
export async function rank(
  query: ParsedQuery,
  found: WordMatches[],
  source: RankingSource,
  breathe: YieldToMain,
): Promise<RankedPage[]> {
  const weights = found.map(matches => rarity(matches.size, source.head.sections.length));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const scored: ScoredSection[] = [];
  for (const id of new Set(found.flatMap(matches => [...matches.keys()]))) {
    scored.push(
      score(id, { found, weights, total, name: isName(query.typed) ? query.typed : undefined }, source),
    );
    const pause = breathe();
    if (pause) await pause;
  }
  for (const section of scored) {
    const paused = breathe();
    if (paused) await paused;
    const of = source.head.sections[section.id];
    if (of) section.score *= headingBonus(query, of, source.head);
  }
  scored.sort(byScore);
  // Compare all sections with a flag: few contain `--base`, but many contain `base` and may be ranked before them.
  const compared = query.flags.length > 0 ? scored : scored.slice(0, COMPARED);
  for (const section of compared) {
    const paused = breathe();
    if (paused) await paused;
    const of = source.head.sections[section.id];
    if (of && headingBonus(query, of, source.head) === 1) {
      const inText = textBonus(query, of, {
        passages: source.passages(section.id),
        isReference: isReference(source.head.pages[of.page]?.route ?? ''),
      });
      section.score *= inText * vocabularyBonus(query, source.phrases(section.id));
    }
  }
  scored.sort(byScore);
  const complete = groupByPage(scored.filter(isComplete), source.head);
  const known = new Set(complete.map(({ page }) => page));
  const floor = complete[ENOUGH_PAGES - 1]?.score ?? 0;
  const partial = groupByPage(
    scored.filter(section => !isComplete(section)),
    source.head,
  )
    .map(page => ({ ...page, score: page.score * PARTIAL }))
    .filter(({ page, score }) => !known.has(page) && score > floor);
  return [...complete, ...partial].sort(byPageScore);
}

type ScoredSection = RankedSection & {
  /** Share of the query that it contains; rare words count more. */
  coverage: number;
};

function isComplete({ coverage }: ScoredSection): boolean {
  return coverage > 0.999;
}

/** Returns the weight of a word: rare words say more about what a reader wants; words without matches don't count. */
function rarity(count: number, sections: number): number {
  return count === 0 ? 0 : Math.log(1 + sections / count);
}

interface FoundWords {
  found: WordMatches[];
  /** Weight of each word. */
  weights: number[];
  /** Sum of the weights. */
  total: number;
  /** The query if it's a name in code. Vocabulary then only counts if it contains the name exactly as it was typed. */
  name: string | undefined;
}

function score(
  id: number,
  { found, weights, total, name }: FoundWords,
  source: RankingSource,
): ScoredSection {
  const above = source.above(id);
  const isVocabularyMeant =
    name === undefined || source.vocabulary(id).some(phrase => phrase.split(/\s+/).includes(name));
  let points = 0;
  let covered = 0;
  let inText = false;
  let isAsked = false;
  let isElsewhere = false;
  for (const [index, matches] of found.entries()) {
    const own = matches.get(id);
    let inherited = 0;
    for (const other of above) inherited = Math.max(inherited, matches.get(other)?.heading ?? 0);
    if (own || inherited > 0) covered += weights[index] ?? 0;
    if (own) points += own.heading + own.identifiers + own.text + (isVocabularyMeant ? own.vocabulary : 0);
    points += inherited * INHERITED;
    if (own && own.text > 0 && own.heading === 0 && inherited === 0) inText = true;
    if (own?.vocabulary && isVocabularyMeant) isAsked = true;
    else if (!own?.heading && inherited === 0 && weights[index] !== 0) isElsewhere = true;
  }
  const coverage = total === 0 ? 0 : covered / total;
  const [title = id] = above;
  const isNamed = found.every(
    (matches, index) => weights[index] === 0 || (matches.get(title)?.heading ?? 0) > 0,
  );
  const weight = source.head.pages[source.head.sections[id]?.page ?? -1]?.weight ?? 1;
  // A page's weight fully applies to what it says in passing, but less to matches in its title or in vocabulary.
  const exponent = isNamed ? NAMED : isAsked && !isElsewhere ? CALLED : 1;
  return { id, inText, coverage, score: points * coverage * weight ** exponent };
}

/** Returns the terms that matched a section and the headings above it, each with the query term that found it. */
export function matchedTerms(id: number, found: WordMatches[], source: RankingSource): Map<string, string> {
  const places = [id, ...source.above(id)];
  return mergeTerms(found.flatMap(matches => places.flatMap(place => matches.get(place)?.terms ?? [])));
}

/** Returns the factor for a heading that equals or contains what was typed. */
function headingBonus(
  { phrase, typed, flags }: ParsedQuery,
  { heading, level, page }: Section,
  { pages }: HeadRecords,
): number {
  if (phrase.length < 2 || flags.length > 0) return 1;
  const isTitle = level === 'lvl1';
  if (heading === typed && (isTitle || isReference(pages[page]?.route ?? ''))) return SAME_HEADING;
  // `hero.actions` is explained in the section `hero`. A heading that contains more of the name is even better.
  if (heading && (typed.startsWith(`${heading}.`) || typed.startsWith(`${heading}[`))) {
    return (SAME_HEADING / 2) * (1 + heading.length / typed.length);
  }
  // Readers may leave out the group of an option: `lastUpdated` for `themeConfig.lastUpdated`.
  if (heading.endsWith(`.${typed}`)) {
    return isReference(pages[page]?.route ?? '') ? WHOLE_TITLE : WHOLE_HEADING;
  }
  // Capitals tell names apart: `lastUpdated` is an option, `LastUpdated` a component.
  const isName = isCamelCase(typed);
  const title = isName ? heading : lettersOf(heading);
  const wanted = isName ? typed : phrase;
  if (title === wanted) return isTitle ? WHOLE_TITLE : WHOLE_HEADING;
  if (title.startsWith(wanted) || title.includes(`.${wanted}`)) return HEADING_BEGINS;
  return title.includes(wanted) ? HEADING_HOLDS : 1;
}

/** Returns the factor for a section's vocabulary that equals or contains what was typed. */
function vocabularyBonus({ phrase, typed }: ParsedQuery, phrases: readonly string[]): number {
  if (phrase.length < 2 || isName(typed)) return 1;
  if (phrases.includes(phrase)) return VOCABULARY_IS;
  return phrases.some(letters => letters.includes(phrase)) ? VOCABULARY_HOLDS : 1;
}

interface SectionText {
  passages: readonly string[];
  isReference: boolean;
}

/** Returns the factor for a section's names and text that contain what was typed. */
function textBonus(
  { phrase, typed, words, flags }: ParsedQuery,
  { identifiers }: Section,
  text: SectionText,
): number {
  const { passages } = text;
  if (flags.length > 0) return Math.min(...flags.map(flag => flagBonus(text, flag)));
  if (identifiers.includes(typed)) return HOLDS_NAME;
  if (isCamelCase(typed)) return passages.some(passage => passage.includes(typed)) ? 1 : LACKS_NAME;
  if (words.length < 2) return 1;
  // A pasted message appears in the text with its stop words.
  const wanted = [phrase, lettersOf(typed)];
  const isHeld = passages.some(passage => {
    const letters = lettersOf(passage);
    return wanted.some(part => letters.includes(part));
  });
  return isHeld ? TEXT_HOLDS : 1;
}

function flagBonus({ passages, isReference }: SectionText, flag: string): number {
  const texts = passages.map(passage => passage.toLowerCase());
  const isRowOf = (text: string) => text.replace(/^-\w, /, '').startsWith(flag) && text.includes(' · ');
  if (isReference && texts.some(isRowOf)) return DEFINES_FLAG;
  return texts.some(text => text.includes(flag)) ? HOLDS_FLAG : LACKS_NAME;
}

/** A name in code: `logoText`, `route.cleanUrls`, `BASE_PATH`. */
function isName(text: string): boolean {
  return isCamelCase(text) || /^[\w-]+(?:[._][\w-]+)+$/.test(text);
}

function isCamelCase(text: string): boolean {
  return /^\S*\p{Ll}\p{Lu}\S*$/u.test(text);
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
  }).sort(byPageScore);
}

function byPageScore(a: RankedPage, b: RankedPage): number {
  return b.score - a.score || a.page - b.page;
}

function byScore(a: RankedSection, b: RankedSection): number {
  return b.score - a.score || a.id - b.id;
}
