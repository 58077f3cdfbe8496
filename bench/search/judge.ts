import { type JudgedQuery, judge, judgedQueries } from '../../tests/unit/search/site';
import { loadCode } from './open';
import type { MeasuredSite } from './sites';

export interface QualityRow {
  lang: string;
  search: string;
  queries: number;
  'first %': number;
  'first five %': number;
}

export interface KindRow {
  lang: string;
  kind: string;
  queries: number;
  /** Percentage of queries for which the right page comes first. */
  'our first %': number;
  'default first %': number;
}

/** Measures how often the right page comes first, and how often it's among the first five. */
export async function judgeSearches({ lang, searches }: MeasuredSite) {
  const queries = judgedQueries[lang];
  const qualities: QualityRow[] = [];
  const judgeRow = async (search: string, find: (query: string) => Promise<string[]>) => {
    const { first, firstFive } = await judge(find, queries);
    const row = { lang, search, queries: queries.length };
    qualities.push({ ...row, 'first %': percent(first), 'first five %': percent(firstFive) });
  };
  const own = await (await loadCode(searches.site))();
  await judgeRow('ours, without passages yet', own.find);
  await own.complete();
  await judgeRow('ours', own.find);
  const builtIn = await (await loadCode(searches.default))();
  await judgeRow('default', builtIn.find);

  const kinds: KindRow[] = [];
  for (const kind of new Set(queries.map(query => query.kind))) {
    const some: JudgedQuery[] = queries.filter(query => query.kind === kind);
    const ours = await judge(own.find, some);
    const theirs = await judge(builtIn.find, some);
    kinds.push({
      lang,
      kind,
      queries: some.length,
      'our first %': percent(ours.first),
      'default first %': percent(theirs.first),
    });
  }
  return { qualities, kinds };
}

/** Converts a share to percent, with one decimal. */
function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}
