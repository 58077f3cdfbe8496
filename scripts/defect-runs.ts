import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Catcher } from '../tests/defects/defects';
import { escapePattern } from '../tests/defects/text';
import { browserResults, type TestResult, unitResults } from './test-reports';

/** Folder for the output of the test runners. */
const RESULTS = 'test-results/defects';
const REPORT = `${RESULTS}/report.json`;
/** Output of the programs that the last call of `runCatchers` started. */
export const LOG = `${RESULTS}/output.log`;

let running: ChildProcess | undefined;

/** Ends the program that's running, and the programs that it has started. */
export function stopRun() {
  if (running?.pid === undefined) return;
  try {
    // It has its own process group, see `run`. Windows doesn't have process groups.
    if (process.platform === 'win32') running.kill();
    else process.kill(-running.pid);
  } catch {
    // It has already ended.
  }
}

/**
 * Runs the tests that the catchers name, and no others, on the current sources.
 * @returns the result of each catcher, in the same order; `other` if its test didn't run
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

/**
 * Runs Vitest directly, because `test-unit.ts` would skip the tests that are known to pass, and record those that pass.
 */
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

/**
 * Creates a pattern for test names. Both runners compare it with the titles of the groups and the test, joined by
 * spaces.
 */
function patternOf(tests: NamedTest[]): string {
  return `(?:${tests.map(({ test }) => escapePattern(test)).join('|')})$`;
}

/** Reads the report of the last run. @throws Error if the runner stopped before it wrote the report */
async function readReport(): Promise<unknown> {
  try {
    return JSON.parse(await readFile(REPORT, 'utf8'));
  } catch {
    throw new Error(`The tests could not be run; ${LOG} says why.`);
  } finally {
    // So that the next run can't read this report as its own.
    await rm(REPORT, { force: true });
  }
}

/** Runs a Node program and appends its output to {@link LOG}. */
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
