import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { CACHE_DIR } from '../site/cache';
import { ensureBrowser } from './find-browser';
import { ensureEngines } from './find-engines';
import { passedStages } from './passed-stages';
import { hashProject } from './source-hash';
import { runStages, type Stage, type StageResult } from './stages';
import { browserOutcome, countedStates, countLines, type Outcome, unitOutcome } from './test-reports';

/** Folder for the reports of the test runners, which the final lines of the output summarize. */
const REPORTS = 'test-results/reports';
const UNIT_REPORT = `${REPORTS}/unit.json`;
/** Record of the stages that don't have to run again. */
const PASSED = path.join(CACHE_DIR, 'passed.json');
const BROWSER_REPORT = `${REPORTS}/browser.json`;

/** A stage whose tests are counted. A stage without a report counts as one test. */
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
  isLive: true,
  report: { file: BROWSER_REPORT, read: browserOutcome },
};
const AUTHOR_DAY: CountedStage = {
  name: "an author's day",
  command: ['node_modules/@playwright/test/cli.js', 'test', '--config=tests/author-day/playwright.config.ts'],
  isLive: true,
  report: { file: `${REPORTS}/author-day.json`, read: browserOutcome },
};

/** The stages to run, by the parameter that selects them. Lanes run at the same time, and groups of lanes in turn. */
const PLANS: Record<string, CountedStage[][][]> = {
  // Builds and browser tests often wait, so there's time for the others to run at the same time.
  '': [
    [
      [BUILDS, BROWSER],
      [CHECKS, UNIT],
    ],
    [[AUTHOR_DAY]],
  ],
  unit: [[[UNIT]]],
  browser: [[[BUILDS, BROWSER]], [[AUTHOR_DAY]]],
};

/** Parameter that also runs what has passed before. */
const ALL = '--all';

/** Runs `npm test`, or the part of it that the parameter names. */
async function test(parameters: string[]) {
  const part = parameters.find(parameter => parameter !== ALL) ?? '';
  const plan = PLANS[part];
  if (!plan)
    throw new Error(
      `"${part}" is no part of the tests. Parts: ${Object.keys(PLANS).filter(Boolean).join(', ')}.`,
    );
  const stages = plan.flat(2);
  const passed = passedStages(PASSED, hashProject(browsersFor(stages)));
  const isKnown = ({ name, report }: CountedStage) =>
    report !== undefined && !parameters.includes(ALL) && passed.has(name) && existsSync(report.file);
  await mkdir(REPORTS, { recursive: true });
  for (const stage of stages) {
    if (isKnown(stage)) console.log(`The ${stage.name} passed before, and nothing has changed since.`);
    else if (stage.report) await rm(stage.report.file, { force: true });
  }
  if (stages.some(isKnown)) console.log(`\`npm test -- ${ALL}\` runs them again.`);
  const known = new Set(stages.filter(isKnown));
  const results: StageResult[] = [];
  for (const lanes of plan)
    results.push(...(await runStages(lanes.map(lane => lane.filter(stage => !known.has(stage))))));
  const total: Outcome = { passed: 0, failed: [] };
  for (const stage of stages) {
    const { name, report } = stage;
    const ok = known.has(stage) || results.some(result => result.name === name && result.ok);
    const outcome = (report && (await readOutcome(report))) ?? { passed: ok ? 1 : 0, failed: [] };
    total.passed += outcome.passed;
    total.failed.push(...outcome.failed);
    // If a runner failed without any failed tests, the failure is its own.
    if (!ok && outcome.failed.length === 0) total.failed.push(name);
    if (ok && outcome.failed.length === 0) passed.add(name);
  }
  for (const name of total.failed) console.log(`FAILED  ${name}`);
  console.log(`\n${(await readCounts(BROWSER_REPORT)).join('\n')}`);
  console.log(`${total.passed} passed, ${total.failed.length} failed`);
  process.exitCode = total.failed.length === 0 && total.passed > 0 ? 0 : 1;
}

/** Installs missing browsers. @returns the browsers that the stages need: unit tests print pages in one of them */
function browsersFor(stages: Stage[]): string[] {
  if (stages.includes(BROWSER)) return installBrowsers();
  return stages.includes(UNIT) ? [ensureBrowser()] : [];
}

/** Installs missing browsers and engines. @returns the browsers to test with */
function installBrowsers(): string[] {
  const browser = ensureBrowser();
  console.log(`Testing with ${browser}`);
  const engines = ensureEngines();
  console.log(`and with ${engines.join(' and ')}.`);
  return [browser, ...engines];
}

async function readOutcome({
  file,
  read,
}: NonNullable<CountedStage['report']>): Promise<Outcome | undefined> {
  const report = await readReport(file);
  return report === undefined ? undefined : read(report);
}

/** Returns a line for each check, with what it looked at on the pages. Empty if no browser ran. */
async function readCounts(file: string): Promise<string[]> {
  const report = await readReport(file);
  return report === undefined ? [] : countLines(countedStates(report));
}

/** @returns `undefined` if the runner stopped before it wrote the report */
async function readReport(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

test(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
