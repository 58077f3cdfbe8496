import { mkdir, readFile, rm } from 'node:fs/promises';
import { ensureBrowser } from './find-browser';
import { ensureEngines } from './find-engines';
import { runStages, type Stage } from './stages';
import { browserOutcome, countedStates, countLines, type Outcome, unitOutcome } from './test-reports';

/** Folder of the reports that the test runners write for the closing line. */
const REPORTS = 'test-results/reports';
const UNIT_REPORT = `${REPORTS}/unit.json`;
const BROWSER_REPORT = `${REPORTS}/browser.json`;

/** A stage that counts its tests; one without a report counts as one test. */
interface CountedStage extends Stage {
  report?: { file: string; read: (report: unknown) => Outcome };
}

const CHECKS: CountedStage = { name: 'quick checks', command: ['--import', 'tsx', 'scripts/check.ts'] };
const BUILDS: CountedStage = {
  name: 'builds of the site',
  command: ['--import', 'tsx', 'scripts/build-variants.ts'],
};
const UNIT: CountedStage = {
  name: 'unit tests',
  command: ['--import', 'tsx', 'scripts/test-unit.ts'],
  report: { file: UNIT_REPORT, read: unitOutcome },
};
const BROWSER: CountedStage = {
  name: 'browser tests',
  command: ['node_modules/@playwright/test/cli.js', 'test'],
  report: { file: BROWSER_REPORT, read: browserOutcome },
};

/** What to run, by the parameter that asks for it. Stages of a group run at the same time. */
const PLANS: Record<string, CountedStage[][]> = {
  '': [[CHECKS, BUILDS], [UNIT], [BROWSER]],
  unit: [[UNIT]],
  browser: [[BUILDS], [BROWSER]],
};

/** `npm test`, or the part of it that the parameter names. */
async function test(part = '') {
  const plan = PLANS[part];
  if (!plan)
    throw new Error(
      `"${part}" is no part of the tests. Parts: ${Object.keys(PLANS).filter(Boolean).join(', ')}.`,
    );
  const stages = plan.flat();
  if (stages.includes(BROWSER)) installBrowsers();
  await rm(REPORTS, { recursive: true, force: true });
  await mkdir(REPORTS, { recursive: true });
  const results = await runStages(plan);
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

function installBrowsers() {
  console.log(`Testing with ${ensureBrowser()}`);
  console.log(`and with ${ensureEngines().join(' and ')}.`);
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

test(process.argv[2]).catch((error: Error) => {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
