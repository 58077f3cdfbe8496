import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keptBrowser } from './browser';
import { cleanCommit } from './checkout';
import { MOST_LOAD } from './load';
import { measureRow } from './measure';
import type { Options } from './options';
import { planRows } from './plan';
import { describeMachine, readProgress, writeProgress } from './progress';
import { percent, printCell, type Subject } from './results';
import { toolsNode, versionOf } from './run';
import { measureRuns, missingRows, resultRows, spanOf } from './runs';
import { type Results, type Row, resultsSchema } from './schema';
import { SETUPS } from './setups';
import { createSite, removeSites, sharedBuilds } from './sites';

const RESULTS = 'bench/results/latest.json';
const PROGRESS = '.bench/progress.json';
const TRIAL = '.bench/trial.json';

/**
 * Measures one commit and prints tables. A run without parameters replaces the results at its end. If it's interrupted,
 * the next start continues it. A trial writes `.bench/trial.json` instead, and keeps runs that were disturbed.
 * @throws Error if the results wouldn't be from exactly one commit
 */
export async function runBench(options: Options): Promise<void> {
  const { isTrial } = options;
  const commit = isTrial ? 'trial' : cleanCommit();
  const conditions = { commit, machine: describeMachine(), node: toolsNode().version };
  const runs = isTrial ? [] : readProgress(PROGRESS, conditions);
  const rows = planRows(options);
  const missing = missingRows(rows, runs);

  // On exit, `run.ts` ends what was started, and `dev.ts` restores what was changed.
  // npm and tsx send the signal a second time, which must not interrupt the cleanup.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  removeSites();
  const built = sharedBuilds();
  const browser = keptBrowser();
  const chromium = (await browser()).version();
  try {
    // So the first measured build doesn't have to read packages from the disk for the first time.
    for (const { subject, pages } of new Map(missing.map(row => [row.subject, row])).values()) {
      console.log(`Building ${subject} …`);
      const count = pages === undefined ? undefined : options.pages;
      await built(subject, count).catch(({ message }: Error) => console.error(message));
    }
    const bench = { browser, create: createSite, built, mostLoad: isTrial ? 1 : MOST_LOAD };
    await measureRuns(
      missing,
      runs,
      row => {
        console.log(`${row.part}: ${row.subject}, ${row.case}${row.pages ? `, ${row.pages} pages` : ''} …`);
        return measureRow(bench, row);
      },
      ({ failure, message }) => {
        if (failure) console.error(`${failure}: ${message}`);
        if (!isTrial) writeProgress(PROGRESS, { ...conditions, runs });
        console.log(`${rows.length - missingRows(rows, runs).length} of ${rows.length} rows`);
      },
    );
  } finally {
    await (await browser()).close();
    removeSites();
  }

  const versions = { ...versionsOf(options.subjects), chromium };
  const parts = resultRows(rows, runs, commit);
  const { machine, node } = conditions;
  const results: Results = { commit, ...spanOf(runs), machine, node, versions, parts };
  for (const [part, rows] of Object.entries(parts)) {
    console.log(part);
    console.table(rows.map(printed));
  }
  if (!isTrial) checkResults(results);
  const file = isTrial ? TRIAL : RESULTS;
  write(file, results);
  if (!isTrial) rmSync(PROGRESS);
  console.log(`Written to ${file}.`);
}

function versionsOf(subjects: readonly Subject[]): Record<string, string> {
  const packages = SETUPS.filter(({ subject }) => subjects.includes(subject)).flatMap(
    setup => setup.packages,
  );
  return {
    lighthouse: versionOf('lighthouse'),
    '@rspress/core': versionOf('@rspress/core', process.cwd()),
    ...Object.fromEntries(packages.map(name => [name, versionOf(name)])),
  };
}

/** A line of a table in the terminal. */
function printed({ subject, case: kind, pages, runs, load, repeated, values, failure, message }: Row) {
  const texts = (Object.keys(values) as (keyof typeof values)[]).map(metric => {
    const spread = values[metric];
    return [metric, spread ? printCell(metric, spread) : ''];
  });
  return {
    ...{ subject, case: kind, pages, runs, load: load === undefined ? '' : percent(load), repeated },
    ...(failure ? { failure: `${failure}: ${message}` } : Object.fromEntries(texts)),
  };
}

/** @throws Error if the results can't replace the last ones */
function checkResults(results: Results) {
  resultsSchema.parse(JSON.parse(JSON.stringify(results)));
  const now = cleanCommit();
  if (now === results.commit) return;
  throw new Error(
    `The results are of ${results.commit}, but the current commit is ${now}. Check out ${results.commit}, and start again: it continues with ${PROGRESS}.`,
  );
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
