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
/** A name of the reference, or a page's title, as it was typed, capitals and all. */
const SAME_HEADING = 6;
const WHOLE_TITLE = 4;
const WHOLE_HEADING = 2;
const HEADING_BEGINS = 1.4;
const HEADING_HOLDS = 1.2;
const TEXT_HOLDS = 1.6;
/** What readers call the section, as it was typed, or with more words around it. */
const VOCABULARY_IS = 2;
const VOCABULARY_HOLDS = 1.4;
/** A name in code, written exactly as the reader typed it. */
const HOLDS_NAME = 1.6;
/** Of a table of the reference that explains the flag; other texts use it. */
const DEFINES_FLAG = 30;
const HOLDS_FLAG = 2;
/** `config` in a title is not what `--config` asks for, nor `useActiveMatcher` what `activeMatch` does. */
const LACKS_NAME = 0.4;

/**
 * Of a page that lacks a word of the query. It may still be the page about it: a stray word in the overview of a
 * reference is not worth more than a heading.
 */
const PARTIAL = 0.5;
/** Share of a page's weight, as an exponent, that counts where its title holds the whole query. */
const NAMED = 0.1;
/** The same where readers call the section so. */
const CALLED = 0.5;
/** With so many pages that hold everything, worse ones would only be in the way. */
const ENOUGH_PAGES = 5;
/** The best sections only are compared with the query as a phrase; that reads all of their text. */
const COMPARED = 40;

/** What the ranking reads of the records. */
export interface RankingSource {
  head: HeadRecords;
  /** Positions of the page's title and of the headings above a section. */
  above: (id: number) => readonly number[];
  /** Empty before the passages are there. */
  passages: (id: number) => readonly string[];
  vocabulary: (id: number) => readonly string[];
  /** The same without stop words, as `ParsedQuery.phrase` has the query. */
  phrases: (id: number) => readonly string[];
}

/**
 * Pages that hold every word, within one section and the headings above it; where they are few, those with most of
 * the query too.
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
  // `base` stands everywhere, `--base` in few places.
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

interface FoundWords {
  found: WordMatches[];
  /** Of each word. */
  weights: number[];
  /** Of the weights. */
  total: number;
  /** The query, if it's a name in code: its entry is meant, unless a vocabulary has the name as it was typed. */
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
  // A page is weighed down for what it says by the way, and hardly for what it or the section is called.
  const exponent = isNamed ? NAMED : isAsked && !isElsewhere ? CALLED : 1;
  return { id, inText, coverage, score: points * coverage * weight ** exponent };
}

/** What a section and the headings above it were found by: terms of the index, each with what was typed of it. */
export function matchedTerms(id: number, found: WordMatches[], source: RankingSource): Map<string, string> {
  const places = [id, ...source.above(id)];
  return mergeTerms(found.flatMap(matches => places.flatMap(place => matches.get(place)?.terms ?? [])));
}

/** For what was typed, as a heading or at its beginning. */
function headingBonus(
  { phrase, typed, flags }: ParsedQuery,
  { heading, level, page }: Section,
  { pages }: HeadRecords,
): number {
  if (phrase.length < 2 || flags.length > 0) return 1;
  const isTitle = level === 'lvl1';
  if (heading === typed && (isTitle || isReference(pages[page]?.route ?? ''))) return SAME_HEADING;
  // `hero.actions` is explained below `hero`, and better below a longer part of it.
  if (heading && (typed.startsWith(`${heading}.`) || typed.startsWith(`${heading}[`))) {
    return (SAME_HEADING / 2) * (1 + heading.length / typed.length);
  }
  // An option may be called without its group: `lastUpdated` for `themeConfig.lastUpdated`.
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

/** For what was typed, in the words that readers have for a section. */
function vocabularyBonus({ phrase, typed }: ParsedQuery, phrases: readonly string[]): number {
  if (phrase.length < 2 || isName(typed)) return 1;
  if (phrases.includes(phrase)) return VOCABULARY_IS;
  return phrases.some(letters => letters.includes(phrase)) ? VOCABULARY_HOLDS : 1;
}

interface SectionText {
  passages: readonly string[];
  isReference: boolean;
}

/** For what was typed, in the text of a section. */
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
  // A pasted message stands in the text with its stop words.
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
