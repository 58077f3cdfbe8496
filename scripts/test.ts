import { mkdir, readFile, rm } from 'node:fs/promises';
import { ensureBrowser } from './find-browser';
import { runStages, type Stage } from './stages';

/** Folder of the reports that the test runners write for the closing line. */
const REPORTS = 'test-results/reports';

interface Counts {
  passed: number;
  failed: number;
}

/** A stage that counts its tests; one without a report counts as one test. */
interface CountedStage extends Stage {
  report?: { file: string; read: (report: unknown) => Counts };
}

/** Vitest's JSON report. */
function unitCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report as Record<string, number>;
  return { passed: numPassedTests ?? 0, failed: (numFailedTests ?? 0) || (numFailedTestSuites ?? 0) };
}

/** Playwright's JSON report; a test that was not run counts as failed. */
function browserCounts(report: unknown): Counts {
  const { stats } = report as { stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
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
      report: { file: `${REPORTS}/unit.json`, read: unitCounts },
    },
    {
      name: 'browser tests',
      command: ['node_modules/@playwright/test/cli.js', 'test'],
      env: { CHROMIUM_PATH: browser },
      report: { file: `${REPORTS}/browser.json`, read: browserCounts },
    },
  ];
  const results = await runStages(stages);
  const total: Counts = { passed: 0, failed: 0 };
  for (const [index, { report }] of stages.entries()) {
    const ok = results[index]?.ok ?? false;
    const counts = (report && (await readCounts(report))) ?? { passed: ok ? 1 : 0, failed: 0 };
    total.passed += counts.passed;
    // A runner that stopped without a failed test has failed itself.
    total.failed += counts.failed || (ok ? 0 : 1);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

async function readCounts({ file, read }: NonNullable<CountedStage['report']>): Promise<Counts | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : read(JSON.parse(text));
}

test().catch((error: Error) => {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
