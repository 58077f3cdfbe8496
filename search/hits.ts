import { countMatches, escapeHtml, highlight, snippet } from './highlight';
import type { RankedPage, RankedSection, RankingSource } from './ranking';
import type {
  Hierarchy,
  MarkedHierarchy,
  MarkedText,
  PageEntry,
  SearchHit,
  SearchOptions,
  Section,
} from './types';
import { HEADING_LEVELS } from './types';

/** The data that hits are created from. */
export interface HitSource extends RankingSource {
  /** The terms that matched a section, see `matchedTerms`. */
  terms: (id: number) => Map<string, string>;
}

/** Returns the hits to show. The dialog has a single page of results. */
export function toHits(pages: RankedPage[], source: HitSource, options: SearchOptions): SearchHit[] {
  const groups = new Map<string, SearchHit[]>();
  let count = 0;
  for (const page of pages) {
    if (count >= options.hitsPerPage) break;
    const lvl0 = source.head.pages[page.page]?.lvl0 ?? '';
    const group = groups.get(lvl0) ?? [];
    groups.set(lvl0, group);
    const room = Math.min(options.maxResultsPerGroup - group.length, options.hitsPerPage - count);
    const hits = pageHits(page, source, options, room);
    group.push(...hits);
    count += hits.length;
  }
  return [...groups.values()].flat();
}

/**
 * Returns the hits of a page. DocSearch adds the page to the recent searches if a reader chooses a passage, so if there
 * are passages but no hit of the page itself, the page is added as the last one.
 */
function pageHits(page: RankedPage, source: HitSource, options: SearchOptions, room: number): SearchHit[] {
  if (room <= 0) return [];
  const hits = page.sections.slice(0, room).map(section => toHit(section, source, options));
  if (hits.some(hit => hit.type === 'lvl1') || !hits.some(hit => hit.type === 'content') || room < 2)
    return hits;
  const title = source.head.sections.findIndex(section => section.page === page.page);
  const [best] = page.sections;
  if (!best) return hits;
  const entry = toHit({ ...best, id: title, inText: false }, source, options);
  return [...hits.slice(0, room - 1), entry];
}

function toHit(ranked: RankedSection, source: HitSource, options: SearchOptions): SearchHit {
  const terms = source.terms(ranked.id);
  const section = source.head.sections[ranked.id] as Section;
  const page = source.head.pages[section.page] as PageEntry;
  const passages = source.passages(ranked.id);
  const shown = ranked.inText ? bestPassage(passages, terms) : -1;
  const content = passages[shown];
  const url = section.anchor ? `${page.route}#${section.anchor}` : page.route;
  const hierarchy = hierarchyOf(ranked.id, source);
  return {
    objectID: content === undefined ? url : `${url}:${shown + 1}`,
    url,
    url_without_anchor: page.route,
    anchor: section.anchor || null,
    type: content === undefined ? section.level : 'content',
    content: content === undefined ? null : escapeHtml(content),
    hierarchy: mapHierarchy(hierarchy, escapeHtml, page.lvl0),
    lang: source.head.lang,
    _highlightResult: marked(hierarchy, content, text => highlight(text, terms)),
    _snippetResult: marked(hierarchy, content, text => snippet(text, terms, options.snippetWords)),
  };
}

/** Returns the index of the passage with the most query terms; the first one wins a tie. */
function bestPassage(passages: readonly string[], terms: Map<string, string>): number {
  const counts = passages.map(passage => countMatches(passage, terms));
  return counts.indexOf(Math.max(...counts));
}

function hierarchyOf(id: number, { head, above }: RankingSource): Hierarchy {
  const hierarchy: Hierarchy = {
    lvl0: '',
    lvl1: '',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  for (const position of [...above(id), id]) {
    const section = head.sections[position];
    if (section) hierarchy[section.level] = section.heading;
  }
  hierarchy.lvl0 = head.pages[head.sections[id]?.page ?? -1]?.lvl0 ?? '';
  return hierarchy;
}

function marked(
  hierarchy: Hierarchy,
  content: string | undefined,
  format: (text: string) => MarkedText,
): { hierarchy: MarkedHierarchy; content?: MarkedText } {
  // The dialog shows `lvl0` as text and removes `<mark>` from it, so it's neither escaped nor marked.
  const lvl0: MarkedText = { value: hierarchy.lvl0, matchLevel: 'none', matchedWords: [] };
  return {
    hierarchy: mapHierarchy(hierarchy, format, lvl0),
    ...(content !== undefined && { content: format(content) }),
  };
}

type Mapped<Value> = { lvl0: Value; lvl1: Value } & Record<
  'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6',
  Value | null
>;

function mapHierarchy<Value>(
  hierarchy: Hierarchy,
  format: (text: string) => Value,
  lvl0: Value,
): Mapped<Value> {
  const mapped: Mapped<Value> = {
    lvl0,
    lvl1: format(hierarchy.lvl1),
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  for (const level of HEADING_LEVELS) {
    const text = hierarchy[level];
    if (level !== 'lvl1' && text !== null) mapped[level] = format(text);
  }
  return mapped;
}
