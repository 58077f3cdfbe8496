import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { ensureBrowser } from './find-browser';
import { ensureEngines } from './find-engines';
import { runStages, type Stage } from './stages';
import { browserOutcome, countedStates, countLines, type Outcome, unitOutcome } from './test-reports';

/** Folder for the reports of the test runners, which the final lines of the output summarize. */
const REPORTS = 'test-results/reports';

/** A stage whose tests are counted. A stage without a report counts as one test. */
export interface TestStage extends Stage {
  report?: { file: string; read: (report: unknown) => Outcome };
}

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

export const CHECKS: TestStage = { name: 'quick checks', command: ['--import', 'tsx', 'scripts/check.ts'] };
export const BUILDS: TestStage = {
  name: 'builds of the site',
  command: ['--import', 'tsx', 'scripts/build-variants.ts'],
};
export const UNIT: TestStage = {
  name: 'unit tests',
  command: ['node_modules/vitest/vitest.mjs', 'run'],
  report: { file: `${REPORTS}/unit.json`, read: unitOutcome },
};
export const BROWSER: TestStage = {
  name: 'browser tests',
  command: [PLAYWRIGHT, 'test'],
  report: { file: `${REPORTS}/browser.json`, read: browserOutcome },
};
export const AUTHOR_DAY: TestStage = {
  name: "an author's day",
  command: [PLAYWRIGHT, 'test', '--config=tests/author-day/playwright.config.ts'],
  report: { file: `${REPORTS}/author-day.json`, read: browserOutcome },
};

/**
 * Runs stages in turn, because tests fail on a busy machine that pass on a quiet one. Prints which tests failed, what
 * the accessibility checks looked at, and how many tests passed. Sets the exit code.
 */
export async function runTests(stages: TestStage[]): Promise<void> {
  installBrowsers(stages);
  await mkdir(REPORTS, { recursive: true });
  const total: Outcome = { passed: 0, failed: [] };
  let counts: string[] = [];
  for (const stage of stages) {
    const { name, report } = stage;
    if (report) await rm(report.file, { force: true });
    const [result] = await runStages([[stage]]);
    const ok = result?.ok ?? false;
    const outcome = report && readReport(report.file, report.read);
    total.passed += outcome?.passed ?? (ok ? 1 : 0);
    total.failed.push(...(outcome?.failed ?? []));
    if (name === BROWSER.name && report)
      counts = readReport(report.file, json => countLines(countedStates(json))) ?? [];
    // If a runner failed without any failed tests, the failure is its own.
    if (!ok && !outcome?.failed.length) total.failed.push(name);
  }
  for (const name of total.failed) console.log(`FAILED  ${name}`);
  console.log(`\n${counts.join('\n')}`);
  console.log(`${total.passed} passed, ${total.failed.length} failed`);
  process.exitCode = total.failed.length === 0 && total.passed > 0 ? 0 : 1;
}

/** Installs missing browsers and engines. Unit tests need a browser, too, because they print pages. */
function installBrowsers(stages: TestStage[]) {
  const names = new Set(stages.map(({ name }) => name));
  if (!names.has(BROWSER.name) && !names.has(UNIT.name)) return;
  console.log(`Testing with ${ensureBrowser()}`);
  if (names.has(BROWSER.name)) console.log(`and with ${ensureEngines().join(' and ')}.`);
}

/** @returns `undefined` if the runner stopped before it wrote the report */
function readReport<T>(file: string, read: (report: unknown) => T): T | undefined {
  return existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
