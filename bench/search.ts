import { mkdirSync, writeFileSync } from 'node:fs';
import { siteRecords } from '../scripts/site-records';
import { writeIndex } from '../search/write-index';
import { LANGUAGES, openFiles, withoutLanguage } from '../tests/unit/search/site';
import { describeMachine } from './progress';
import { versionOf } from './run';
import { openCore } from './search/core';
import { type CostRow, costsOf, generatedRecords } from './search/costs';
import type { OpenEngine } from './search/engine';
import { openOrama } from './search/orama';
import { openPagefind } from './search/pagefind';
import { type QualityRow, qualityOf } from './search/quality';
import { SCRATCH } from './sites';

const RESULTS = 'bench/results/search.json';
/** Numbers of generated pages, besides the pages of this site. */
const SIZES = [1000, 2000];

const openSite: OpenEngine = async (records, lang) => {
  const { search } = await openFiles(writeIndex(records, lang));
  return {
    name: 'this site',
    find: async query => (await search(query)).hits.map(({ url }) => withoutLanguage(url)),
  };
};

/**
 * Compares how well the site's own search, Rspress's, Pagefind, and Orama answer queries whose right answers are known,
 * and what the first two cost a reader.
 */
export async function compareSearches(): Promise<void> {
  mkdirSync(SCRATCH, { recursive: true });
  const quality: QualityRow[] = [];
  const costs: CostRow[] = [];
  const records = await siteRecords(process.cwd());
  for (const lang of LANGUAGES) {
    const own = records.filter(record => record.lang === lang);
    for (const open of [openSite, openCore, openPagefind, openOrama]) {
      quality.push(...(await qualityOf(await open(own, lang), lang)));
    }
  }
  console.table(quality.filter(({ kind }) => kind === 'all'));
  for (const lang of LANGUAGES) {
    const own = records.filter(record => record.lang === lang);
    costs.push(...(await costsOf(own, lang)));
    for (const pages of SIZES) costs.push(...(await costsOf(generatedRecords(lang, pages), lang)));
  }
  console.table(costs);
  const own = ['@rspress/core', 'flexsearch', 'minisearch'];
  const compared = ['pagefind', '@orama/orama', '@orama/tokenizers'];
  const versions = [
    ...own.map(name => [name, versionOf(name, process.cwd())]),
    ...compared.map(name => [name, versionOf(name)]),
  ];
  const results = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    ...describeMachine(),
    versions: Object.fromEntries(versions),
    quality,
    costs,
  };
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`Written to ${RESULTS}.`);
}
