import { mkdir, readFile, rm } from 'node:fs/promises';
import { ensureBrowser } from './find-browser';
import { runStages, type Stage } from './stages';
import { browserOutcome, countedStates, countLines, type Outcome, unitOutcome } from './test-reports';

/** Folder of the reports that the test runners write for the closing line. */
const REPORTS = 'test-results/reports';
const BROWSER_REPORT = `${REPORTS}/browser.json`;

/** A stage that counts its tests; one without a report counts as one test. */
interface CountedStage extends Stage {
  report?: { file: string; read: (report: unknown) => Outcome };
}

async function test() {
  const browser = ensureBrowser();
  console.log(`Testing with ${browser}`);
  await rm(REPORTS, { recursive: true, force: true });
  await mkdir(REPORTS, { recursive: true });
  const stages: CountedStage[] = [
    { name: 'quick checks', command: ['--import', 'tsx', 'scripts/check.ts'] },
    {
      name: 'unit tests',
      command: ['node_modules/vitest/vitest.mjs', 'run'],
      report: { file: `${REPORTS}/unit.json`, read: unitOutcome },
    },
    {
      name: 'browser tests',
      command: ['node_modules/@playwright/test/cli.js', 'test'],
      env: { CHROMIUM_PATH: browser },
      report: { file: BROWSER_REPORT, read: browserOutcome },
    },
  ];
  const results = await runStages(stages);
  const total: Outcome = { passed: 0, failed: [] };
  for (const [index, { name, report }] of stages.entries()) {
    const ok = results[index]?.ok ?? false;
    const outcome = (report && (await readOutcome(report))) ?? { passed: ok ? 1 : 0, failed: [] };
    total.passed += outcome.passed;
    total.failed.push(...outcome.failed);
    // A runner that stopped without a failed test has failed itself.
    if (!ok && outcome.failed.length === 0) total.failed.push(name);
  }
  for (const name of total.failed) console.log(`FAILED  ${name}`);
  console.log(`\n${(await readCounts(BROWSER_REPORT)).join('\n')}`);
  console.log(`${total.passed} passed, ${total.failed.length} failed`);
  process.exitCode = total.failed.length === 0 && total.passed > 0 ? 0 : 1;
}

async function readOutcome({
  file,
  read,
}: NonNullable<CountedStage['report']>): Promise<Outcome | undefined> {
  const report = await readReport(file);
  return report === undefined ? undefined : read(report);
}

/** What the checks of the pages looked at, a line each; none where no browser ran. */
async function readCounts(file: string): Promise<string[]> {
  const report = await readReport(file);
  return report === undefined ? [] : countLines(countedStates(report));
}

/** @returns nothing where the runner stopped before it wrote the report */
async function readReport(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

test().catch((error: Error) => {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
