import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Catcher } from '../tests/defects/defects';
import { escapePattern } from '../tests/defects/text';
import { browserResults, type TestResult, unitResults } from './test-reports';

/** Folder of what the runners write. */
const RESULTS = 'test-results/defects';
const REPORT = `${RESULTS}/report.json`;
/** Output of the programs that ran last. */
export const LOG = `${RESULTS}/output.log`;

let running: ChildProcess | undefined;

/** Ends the program that runs, with those that it has started. */
export function stopRun() {
  if (running?.pid === undefined) return;
  try {
    // A group of its own, see `run`; Windows has no such groups.
    if (process.platform === 'win32') running.kill();
    else process.kill(-running.pid);
  } catch {
    // It has ended by itself.
  }
}

/**
 * Runs the tests that the catchers name, and no others, on the sources as they are.
 * @returns what came of each catcher, in their order; `other` if its test did not run
 * @throws Error if a build or a runner fails; {@link LOG} has the reason
 */
export async function runCatchers(catchers: Catcher[]): Promise<TestResult['status'][]> {
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS, { recursive: true });
  const unit = catchers.filter(catcher => catcher.kind === 'unit');
  const browser = catchers.filter(catcher => catcher.kind === 'browser');
  const needsRules = catchers.some(({ kind }) => kind === 'check');
  const units = unit.length > 0 ? await runUnitTests(unit) : [];
  const findings = needsRules ? await runRules() : '';
  const browsers = browser.length > 0 ? await runBrowserTests(browser) : [];
  return catchers.map(catcher => {
    if (catcher.kind === 'check') return findings.includes(`  ${catcher.rule}: `) ? 'failed' : 'passed';
    const results = catcher.kind === 'unit' ? units : browsers;
    const statuses = results.filter(({ name }) => name === catcher.test).map(({ status }) => status);
    if (statuses.length === 0 || statuses.includes('other')) return 'other';
    return statuses.includes('failed') ? 'failed' : 'passed';
  });
}

interface NamedTest {
  file: string;
  test: string;
}

/** By Vitest itself: `test-unit.ts` would leave out what is known to pass, and write down what passes. */
async function runUnitTests(tests: NamedTest[]): Promise<TestResult[]> {
  await run(
    ['node_modules/vitest/vitest.mjs', 'run', ...filesOf(tests)].concat(
      ['--testNamePattern', patternOf(tests)],
      ['--reporter', 'json', '--outputFile.json', REPORT],
    ),
    { KNOWN_TESTS: '' },
  );
  return unitResults(await readReport());
}

async function runBrowserTests(tests: (NamedTest & { variants: string[] })[]): Promise<TestResult[]> {
  const variants = new Set(tests.flatMap(test => test.variants));
  if (variants.size > 0) {
    const code = await run(['--import', 'tsx', 'scripts/build-variants.ts', ...variants]);
    if (code !== 0) throw new Error(`The site could not be built; ${LOG} says why.`);
  }
  await run(
    ['node_modules/@playwright/test/cli.js', 'test', ...filesOf(tests)].concat(
      ['--project', 'chromium', '--grep', patternOf(tests)],
      ['--reporter', 'json', '--output', `${RESULTS}/browser`],
    ),
    { PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(REPORT) },
  );
  return browserResults(await readReport());
}

/** @returns the output, with a line for each finding */
async function runRules(): Promise<string> {
  const code = await run(['--import', 'tsx', 'checks/run.ts']);
  const output = await readFile(LOG, 'utf8');
  if (code !== 0 && !/^\d+ findings on /m.test(output)) {
    throw new Error(`The documentation could not be checked; ${LOG} says why.`);
  }
  return output;
}

function filesOf(tests: NamedTest[]): string[] {
  return [...new Set(tests.map(({ file }) => file))];
}

/** Both runners compare it with the titles of groups and test, joined by spaces. */
function patternOf(tests: NamedTest[]): string {
  return `(?:${tests.map(({ test }) => escapePattern(test)).join('|')})$`;
}

/** @throws Error if the runner stopped before it wrote the report */
async function readReport(): Promise<unknown> {
  try {
    return JSON.parse(await readFile(REPORT, 'utf8'));
  } catch {
    throw new Error(`The tests could not be run; ${LOG} says why.`);
  } finally {
    // Nobody takes it for that of the next run.
    await rm(REPORT, { force: true });
  }
}

/** Runs a Node program, whose output goes to {@link LOG}. */
async function run(parameters: string[], env: Record<string, string> = {}): Promise<number | null> {
  const child = spawn(process.execPath, parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    detached: process.platform !== 'win32',
  });
  running = child;
  const log = createWriteStream(LOG, { flags: 'a' });
  for (const stream of [child.stdout, child.stderr]) stream?.pipe(log, { end: false });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  running = undefined;
  await new Promise<void>(resolve => log.end(resolve));
  return code;
}
