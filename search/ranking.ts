import { bonus, isCalled } from './compare';
import { NAME } from './index-format';
import { isName } from './names';
import type { TermEntry } from './postings';
import type { ParsedQuery } from './query';
import type { ScoredSection, SectionScores } from './score';
import type { Outline, PageTexts, SearchOptions } from './types';
import {
  ENOUGH_PAGES,
  FURTHER_COUNTED,
  FURTHER_SECTIONS,
  LACKS_WORD,
  LEAST_COMPARED,
  MOST_COMPARED,
} from './weights';

export interface RankedPage {
  /** Position in `Outline.pages`. */
  page: number;
  score: number;
  /** Best first. */
  sections: ScoredSection[];
}

/** What the ranking needs of the index. */
export interface RankingSource {
  outline: Outline;
  entry: (term: string) => Promise<TermEntry>;
  page: (page: number) => Promise<PageTexts>;
}

export interface Ranking {
  /** Best first. */
  pages: RankedPage[];
  /** The texts of the ranked pages. */
  texts: ReadonlyMap<number, PageTexts>;
  /** Number of sections that match, including those on pages that aren't ranked. */
  matches: number;
}

/**
 * Ranks the pages that contain all words of the query, in one section and the headings above it. Pages that lack some
 * words are included if there are only a few others, or if they score higher than some of those, see `ENOUGH_PAGES`.
 * The words decide which pages come into question, and then the texts of these pages are compared with the query.
 */
export async function rank(
  query: ParsedQuery,
  scores: SectionScores,
  { outline, entry, page: readPage }: RankingSource,
  shown: Pick<SearchOptions, 'hitsPerPage' | 'maxResultsPerGroup'>,
): Promise<Ranking> {
  const scored = scores.all();
  const names = new Set([query.typed, query.phrase, ...query.flags]);
  const entries = await Promise.all(Array.from(names, name => entry(NAME + name)));
  const named = new Set(entries.flatMap(({ postings }) => postings.map(({ section }) => section)));
  const candidates = enoughPages(pagesOf(scored, outline), named, shown);
  const texts = new Map(
    await Promise.all(candidates.map(async ({ page }) => [page, await readPage(page)] as const)),
  );
  const compare = (section: ScoredSection): ScoredSection => {
    const { page = -1, level } = outline.sections[section.id] ?? {};
    const { route, sections } = texts.get(page) ?? { route: '', sections: [] };
    const own = sections[section.id - (outline.pages[page]?.first ?? 0)];
    if (!own) return section;
    // For a name in code, vocabulary only counts if it contains the name exactly as it was typed.
    const isOther = isName(query.typed) && !isCalled(query.typed, own.vocabulary);
    const scored = isOther ? scores.score(section.id, false) : section;
    return { ...scored, score: scored.score * bonus(query, { ...own, route, isTitle: level === 'lvl1' }) };
  };
  const compared = candidates.flatMap(({ sections }) => sections.map(compare));
  return { pages: pagesOf(compared, outline), texts, matches: scored.length };
}

/** Returns as many of the best pages as the dialog has room for, and those with a section of the name. */
function enoughPages(
  pages: RankedPage[],
  named: ReadonlySet<number>,
  { hitsPerPage, maxResultsPerGroup }: Pick<SearchOptions, 'hitsPerPage' | 'maxResultsPerGroup'>,
): RankedPage[] {
  let hits = 0;
  let holders = 0;
  return pages.filter(({ sections }, index) => {
    const isNamed = sections.some(({ id }) => named.has(id)) && holders++ < LEAST_COMPARED;
    const isNeeded = isNamed || index < LEAST_COMPARED || (index < MOST_COMPARED && hits < hitsPerPage);
    if (isNeeded) hits += Math.min(sections.length, maxResultsPerGroup);
    return isNeeded;
  });
}

/** Returns the pages of the sections: those with all words first, and then those that lack some. */
function pagesOf(scored: ScoredSection[], outline: Outline): RankedPage[] {
  const complete = groupByPage(scored.filter(isComplete), outline);
  const known = new Set(complete.map(({ page }) => page));
  const floor = complete[ENOUGH_PAGES - 1]?.score ?? 0;
  const partial = groupByPage(
    scored.filter(section => !isComplete(section)),
    outline,
  )
    .map(page => ({ ...page, score: page.score * LACKS_WORD }))
    .filter(({ page, score }) => !known.has(page) && score > floor);
  return [...complete, ...partial].sort(byPageScore);
}

function isComplete({ coverage }: ScoredSection): boolean {
  return coverage > 0.999;
}

function groupByPage(sections: ScoredSection[], outline: Outline): RankedPage[] {
  const pages = new Map<number, ScoredSection[]>();
  for (const section of sections) {
    const page = outline.sections[section.id]?.page ?? -1;
    const others = pages.get(page);
    if (others) others.push(section);
    else pages.set(page, [section]);
  }
  return Array.from(pages, ([page, own]) => {
    own.sort(byScore);
    const further = own
      .slice(1, 1 + FURTHER_COUNTED)
      .reduce((sum, { score }, index) => sum + score / (index + 2), 0);
    return { page, score: (own[0]?.score ?? 0) + FURTHER_SECTIONS * further, sections: own };
  }).sort(byPageScore);
}

function byPageScore(a: RankedPage, b: RankedPage): number {
  return b.score - a.score || a.page - b.page;
}

function byScore(a: ScoredSection, b: ScoredSection): number {
  return b.score - a.score || a.id - b.id;
}
