/**
 * Compares the site's own search with Rspress's, Pagefind, and Orama: how well they answer, and what they cost a reader.
 * `npx tsx bench/search.ts` takes about six minutes and writes `bench/results/search.json`.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { siteRecords } from '../scripts/site-records';
import { LANGUAGES } from '../tests/unit/search/site';
import { SCRATCH } from './sandbox';
import type { CostRow } from './search/costs';
import { openCore } from './search/engines/core';
import { openOrama } from './search/engines/orama';
import { openPagefind } from './search/engines/pagefind';
import { openSite } from './search/engines/site';
import { circumstances } from './search/machine';
import { type QualityRow, qualityOf } from './search/quality';

const RESULTS = 'bench/results/search.json';
/** Numbers of generated pages; 0 stands for the pages of this site. */
const SIZES = [0, 1000, 2000];
const MINUTES = 10;
/** As much memory as Chrome gives a tab, for measured searches. */
const MEMORY_MB = 4096;

interface Failure {
  lang: string;
  pages: number;
  search: string;
  failure: string;
}

async function main() {
  mkdirSync(SCRATCH, { recursive: true });
  const known = circumstances();
  const quality: QualityRow[] = [];
  const records = await siteRecords(process.cwd());
  for (const lang of LANGUAGES) {
    const own = records.filter(record => record.lang === lang);
    for (const open of [openSite, openCore, openPagefind, openOrama]) {
      quality.push(...(await qualityOf(await open(own, lang), lang)));
    }
  }
  console.table(quality.filter(({ kind }) => kind === 'all'));

  const costs: (CostRow | Failure)[] = [];
  for (const lang of LANGUAGES) {
    for (const pages of SIZES) {
      for (const search of ['site', 'core']) costs.push(await costOf(lang, pages, search));
    }
  }
  console.table(costs);
  mkdirSync(path.dirname(RESULTS), { recursive: true });
  writeFileSync(RESULTS, `${JSON.stringify({ ...known, quality, costs }, null, 2)}\n`);
  console.log(`Written to ${RESULTS}.`);
}

async function costOf(lang: string, pages: number, search: string): Promise<CostRow | Failure> {
  const script = path.resolve(import.meta.dirname, 'search/costs.ts');
  const limits = ['--expose-gc', `--max-old-space-size=${MEMORY_MB}`];
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...limits, '--import', 'tsx', script, lang, String(pages), search],
      { timeout: MINUTES * 60_000 },
    );
    return JSON.parse(stdout) as CostRow;
  } catch (error) {
    const { killed, stderr = '' } = error as { killed?: boolean; stderr?: string };
    if (killed) return { lang, pages, search, failure: `not done after ${MINUTES} minutes` };
    if (stderr.includes('heap out of memory')) {
      return { lang, pages, search, failure: `more than ${MEMORY_MB} MB of memory` };
    }
    throw error;
  }
}

await main();
