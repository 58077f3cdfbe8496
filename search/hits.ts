import { escapeHtml } from '../site/escape-html';
import { countMatches, highlight, snippet } from './highlight';
import type { RankedPage } from './ranking';
import type { ScoredSection } from './score';
import {
  HEADING_LEVELS,
  type Hierarchy,
  type MarkedHierarchy,
  type MarkedText,
  type Outline,
  type PageTexts,
  type SearchHit,
  type SearchOptions,
  type SectionTexts,
} from './types';

/** The data that hits are created from. */
export interface HitSource {
  outline: Outline;
  /** By page. */
  texts: ReadonlyMap<number, PageTexts>;
  /** Returns the terms that matched a section and the headings above it. */
  terms: (id: number) => Map<string, string>;
}

/** Returns the hits to show. The dialog has a single page of results. */
export function toHits(pages: RankedPage[], source: HitSource, options: SearchOptions): SearchHit[] {
  const groups = new Map<string, SearchHit[]>();
  let count = 0;
  for (const page of pages) {
    if (count >= options.hitsPerPage) break;
    const lvl0 = source.texts.get(page.page)?.lvl0 ?? '';
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
  const title = source.outline.pages[page.page]?.first;
  const [best] = page.sections;
  if (!best || title === undefined) return hits;
  const entry = toHit({ ...best, id: title, inText: false }, source, options);
  return [...hits.slice(0, room - 1), entry];
}

function toHit({ id, inText }: ScoredSection, source: HitSource, options: SearchOptions): SearchHit {
  const terms = source.terms(id);
  const { lang, sections } = source.outline;
  const { page = -1, level = 'lvl1' } = sections[id] ?? {};
  const { route = '', lvl0 = '' } = source.texts.get(page) ?? {};
  const { anchor = '', passages = [] } = textsOf(id, source) ?? {};
  const shown = inText ? bestPassage(passages, terms) : -1;
  const content = passages[shown];
  const url = anchor ? `${route}#${anchor}` : route;
  const hierarchy = hierarchyOf(id, source);
  return {
    objectID: content === undefined ? url : `${url}:${shown + 1}`,
    url,
    url_without_anchor: route,
    anchor: anchor || null,
    type: content === undefined ? level : 'content',
    content: content === undefined ? null : escapeHtml(content),
    hierarchy: mapHierarchy(hierarchy, escapeHtml, lvl0),
    lang,
    _highlightResult: marked(hierarchy, content, text => highlight(text, terms)),
    _snippetResult: marked(hierarchy, content, text => snippet(text, terms, options.snippetWords)),
  };
}

function textsOf(id: number, { outline, texts }: HitSource): SectionTexts | undefined {
  const page = outline.sections[id]?.page ?? -1;
  return texts.get(page)?.sections[id - (outline.pages[page]?.first ?? 0)];
}

/** Returns the index of the passage with the most query terms; the first one wins a tie. */
function bestPassage(passages: readonly string[], terms: Map<string, string>): number {
  const counts = passages.map(passage => countMatches(passage, terms));
  return counts.indexOf(Math.max(...counts));
}

function hierarchyOf(id: number, source: HitSource): Hierarchy {
  const { sections } = source.outline;
  const section = sections[id];
  const hierarchy: Hierarchy = {
    lvl0: source.texts.get(section?.page ?? -1)?.lvl0 ?? '',
    lvl1: '',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  for (const position of [...(section?.above ?? []), id]) {
    const level = sections[position]?.level;
    if (level) hierarchy[level] = textsOf(position, source)?.heading ?? '';
  }
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
