/** How well each search answers queries whose right answers are known. */
import { type JudgedQuery, type Language, QUERY_SETS } from '../../tests/unit/search/site';
import type { Engine } from './engine';

/** Percentages of the queries. */
export interface QualityRow {
  lang: Language;
  set: string;
  kind: string;
  search: string;
  queries: number;
  /** Whose right page comes first. */
  'first %': number;
  /** Whose right page is among the first five. */
  'first five %': number;
  /** Whose right section comes first, if the set knows the right sections. */
  'section %'?: number;
}

/** A query, and the URLs that a search has found, best first. */
type Answered = JudgedQuery & { urls: string[] };

/** Judges a search with all sets of a language, as a whole and by the kind of the query. */
export async function qualityOf(engine: Engine, lang: Language): Promise<QualityRow[]> {
  const rows: QualityRow[] = [];
  for (const [set, queries] of Object.entries(QUERY_SETS)) {
    const answered: Answered[] = [];
    for (const query of queries[lang]) answered.push({ ...query, urls: await engine.find(query.query) });
    for (const kind of ['all', ...new Set(answered.map(({ kind }) => kind))]) {
      const own = answered.filter(query => kind === 'all' || query.kind === kind);
      rows.push({ lang, set, kind, search: engine.name, queries: own.length, ...shares(own) });
    }
  }
  return rows;
}

function shares(answered: readonly Answered[]) {
  const rankOf = ({ pages, urls }: Answered) => {
    const found = [...new Set(urls.map(url => url.split('#')[0] ?? ''))];
    const rank = found.findIndex(page => pages.includes(page));
    return rank < 0 ? Number.POSITIVE_INFINITY : rank;
  };
  const share = (isRight: (answer: Answered) => boolean | undefined) =>
    Math.round((1000 * answered.filter(isRight).length) / answered.length) / 10;
  const knowSections = answered.every(({ sections }) => sections);
  return {
    'first %': share(answer => rankOf(answer) === 0),
    'first five %': share(answer => rankOf(answer) < 5),
    ...(knowSections && { 'section %': share(({ sections, urls }) => sections?.includes(urls[0] ?? '')) }),
  };
}
