/** How well each search answers queries whose right answers are known. */
import { type JudgedQuery, type Language, QUERY_SETS } from '../../tests/unit/search/site';
import type { Engine } from './engines/engine';

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

/** Judges a search with all sets of a language, as a whole and by the kind of the query. */
export async function qualityOf(engine: Engine, lang: Language): Promise<QualityRow[]> {
  const rows: QualityRow[] = [];
  for (const [set, queries] of Object.entries(QUERY_SETS)) {
    const answered: Answered[] = [];
    for (const query of queries[lang]) answered.push({ query, urls: await engine.find(query.query) });
    const row = (kind: string, some: Answered[]) =>
      rows.push({ lang, set, kind, search: engine.name, queries: some.length, ...shares(some) });
    row('all', answered);
    for (const kind of new Set(queries[lang].map(query => query.kind))) {
      row(
        kind,
        answered.filter(({ query }) => query.kind === kind),
      );
    }
  }
  return rows;
}

interface Answered {
  query: JudgedQuery;
  /** Best first. */
  urls: string[];
}

function shares(answered: Answered[]) {
  const pages = (urls: string[]) => [...new Set(urls.map(url => url.split('#')[0] ?? ''))];
  const share = (isRight: (answer: Answered) => boolean) =>
    Math.round((1000 * answered.filter(isRight).length) / answered.length) / 10;
  const knowSections = answered.every(({ query }) => query.sections);
  return {
    'first %': share(({ query, urls }) => query.pages.includes(pages(urls)[0] ?? '')),
    'first five %': share(({ query, urls }) =>
      pages(urls)
        .slice(0, 5)
        .some(page => query.pages.includes(page)),
    ),
    ...(knowSections && {
      'section %': share(({ query, urls }) => query.sections?.includes(urls[0] ?? '') === true),
    }),
  };
}
