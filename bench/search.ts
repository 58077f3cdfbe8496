/**
 * Compares the cost and the quality of the site's own search with those of Rspress's default search, on the same pages.
 * `npx tsx bench/search.ts` takes five to fifteen minutes and writes `bench/results/search.json`.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { judgedQueries, LANGUAGES } from '../tests/unit/search/site';
import { buildWithDefaultSearch } from './search/build';
import { bundleDefaultSearch } from './search/bundle';
import { type CostRow, measureCosts, ratios } from './search/costs';
import { judgeSearches, type KindRow, type QualityRow } from './search/judge';
import { circumstances } from './search/machine';
import { NOTES } from './search/notes';
import { prebuiltIndex } from './search/prebuilt';
import { type MeasuredSite, measuredSites } from './search/sites';

const SIZES = [50, 100, 500, 2000];
const RESULTS = 'bench/results/search.json';
/** One in this many judged queries is typed letter by letter. */
const EVERY = 8;
/** Maximum number of letters that are typed of a query, because readers stop typing when the page appears. */
const TYPED_LETTERS = 12;

async function main() {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-search-'));
  try {
    await compare(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(folder: string) {
  const known = circumstances();
  const outDir = path.join(folder, 'site');
  buildWithDefaultSearch(outDir);
  const script = path.join(folder, 'default-search.mjs');
  await bundleDefaultSearch(script, LANGUAGES);
  const sites = await measuredSites(outDir, script, SIZES, folder);

  const quality: QualityRow[] = [];
  const kinds: KindRow[] = [];
  const costs: CostRow[] = [];
  for (const site of sites.filter(({ isReal }) => isReal)) {
    const judged = await judgeSearches(site);
    quality.push(...judged.qualities);
    kinds.push(...judged.kinds);
  }
  console.table(quality);
  console.table(kinds);
  for (const site of sites) {
    const rows = await measureCosts(site, realOf(site, sites), typed(site), folder);
    costs.push(...rows);
    for (const row of rows) console.log(Object.values(row).join(' · '));
  }
  console.table(costs);
  const prebuilt = sites
    .filter(({ isReal, pages }) => !isReal && pages === SIZES[0])
    .map(({ lang, pages, searches: { site } }) => ({
      lang,
      pages,
      ...prebuiltIndex(site.head, site.passages),
    }));
  console.log('Were the index of ours built beforehand, that would come on top of its records:');
  console.table(prebuilt);
  console.log('The default search costs so many times ours:');
  console.table(ratios(costs));
  mkdirSync(path.dirname(RESULTS), { recursive: true });
  const results = {
    ...known,
    notes: NOTES,
    quality,
    kinds,
    costs,
    ratios: ratios(costs),
    prebuilt,
  };
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`Written to ${RESULTS}.`);
}

function realOf({ lang }: MeasuredSite, sites: MeasuredSite[]): MeasuredSite {
  const real = sites.find(site => site.isReal && site.lang === lang);
  if (!real) throw new Error(`The site has no pages in the language "${lang}".`);
  return real;
}

/** Returns the queries that the dialog would send while readers type. */
function typed({ lang }: MeasuredSite): string[] {
  const queries = judgedQueries[lang].filter((_, index) => index % EVERY === 0);
  const letters = queries.flatMap(({ query }) =>
    Array.from({ length: Math.min(query.length, TYPED_LETTERS) }, (_, index) => query.slice(0, index + 1)),
  );
  return [...queries.slice(0, 1).map(({ query }) => query), ...letters];
}

await main();
