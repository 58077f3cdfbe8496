import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keptBrowser } from './browser';
import { cleanCommit, describeCheckout } from './checkout';
import { LIGHTHOUSE } from './lighthouse';
import { MOST_LOAD } from './load';
import { machine, ownVersion } from './machine';
import { measureRow } from './measure';
import { newerNode } from './newer-node';
import type { Options } from './options';
import { GENERATORS } from './peers';
import { type PlannedRow, planRows } from './plan';
import { readProgress, removeProgress, writeProgress } from './progress';
import { type Results, readResults } from './results';
import { isDone, measureRuns, type Run, resultRows, runsOf, shortenPlan, spanOf } from './runs';
import { Sites } from './sites';
import { printResults } from './table';
import { printProgress, secondsPerRun } from './time-left';
import { warmUp } from './warm-up';

const RESULTS = 'bench/results/latest.json';
const PROGRESS = '.bench/progress.json';
const TRIAL = '.bench/trial.json';

/**
 * Measures one commit and prints tables. A run without parameters replaces the results at its end. If it's interrupted,
 * the next start continues it. With `--finish`, nothing more is measured, and the results list what's missing. A trial
 * writes `.bench/trial.json` instead.
 * @throws Error if the results wouldn't be from exactly one commit
 */
export async function runBench(options: Options): Promise<void> {
  const { isTrial } = options;
  const commit = isTrial ? describeCheckout() : cleanCommit();
  const rows = planRows(options);
  const node = await newerNode();
  const conditions = { commit, machine: machine(), node: node.version };
  const runs = isTrial || options.isFresh ? [] : continued(conditions);
  if (options.isFinish && runs.length === 0) {
    throw new Error(`There's nothing to finish: ${PROGRESS} has no runs on this commit and machine.`);
  }
  const last = lastSeconds();

  const sites = new Sites(node);
  // On exit, `process.ts` ends what was started, and `dev.ts` restores what was changed.
  // npm and tsx send the signal a second time, which must not interrupt the cleanup.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  process.once('exit', () => sites.close());
  const browser = keptBrowser();
  const versions = { ...versionsOf(rows), chromium: (await browser()).version() };
  try {
    const missing = options.isFinish ? [] : rows.filter(row => !isDone(row, runsOf(row, runs)));
    await warmUp(sites, missing);
    const bench = { browser, node, sites, mostLoad: options.keepsDisturbed ? 1 : MOST_LOAD };
    const measure = (row: PlannedRow) => {
      console.log(`${row.part}: ${row.subject}, ${row.case}${row.pages ? `, ${row.pages} pages` : ''} …`);
      return measureRow(bench, row);
    };
    await measureRuns(missing, runs, measure, () => {
      const { failure, message } = runs.at(-1) ?? {};
      if (failure) console.error(`${failure}: ${message}`);
      if (!isTrial) writeProgress(PROGRESS, { ...conditions, runs });
      console.log(printProgress(rows, runs, last));
    });
  } finally {
    await (await browser()).close();
  }

  const { start, end } = spanOf(runs);
  const parts = resultRows(options.isFinish ? shortenPlan(rows, runs) : rows, runs, commit);
  const results: Results = {
    commit,
    start,
    end,
    machine: conditions.machine,
    node: node.version,
    versions,
    parts,
  };
  console.log(`\n${printResults(results)}\n`);
  if (!isTrial) checkResults(results, commit);
  const file = isTrial ? TRIAL : RESULTS;
  write(file, results);
  if (!isTrial) removeProgress(PROGRESS);
  console.log(`Written to ${file}.`);
}

/** Returns the runs of an earlier start, if it was under the same conditions. */
function continued(conditions: Parameters<typeof readProgress>[1]): Run[] {
  const { runs, note } = readProgress(PROGRESS, conditions);
  if (note) console.log(note);
  return runs;
}

/** @throws Error if the results can't replace the last ones */
function checkResults(results: Results, commit: string) {
  readResults(JSON.parse(JSON.stringify(results)));
  const now = cleanCommit();
  if (now !== commit) {
    throw new Error(
      `The results are of ${commit}, but the current commit is ${now}. Check out ${commit}, and start again: it continues with ${PROGRESS}.`,
    );
  }
}

function lastSeconds(): Map<string, number> {
  if (!existsSync(RESULTS)) return new Map();
  try {
    return secondsPerRun(readResults(JSON.parse(readFileSync(RESULTS, 'utf8'))));
  } catch {
    // The last results are only needed to estimate the time. `npm run check` reports problems in them.
    return new Map();
  }
}

function versionsOf(rows: readonly PlannedRow[]): Record<string, string> {
  const measured = GENERATORS.filter(({ subject }) => rows.some(row => row.subject === subject));
  return {
    lighthouse: LIGHTHOUSE,
    '@rspress/core': ownVersion('@rspress/core'),
    ...Object.assign({}, ...measured.map(({ packages }) => packages)),
  };
}

/** Writes JSON with one line for each value. */
function write(file: string, results: Results) {
  const json = JSON.stringify(results, null, 2).replace(
    /\{\s+("min": \S+)\s+("median": \S+)\s+("max": \S+)\s+\}/g,
    '{ $1 $2 $3 }',
  );
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${json}\n`);
}
