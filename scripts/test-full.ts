import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE_DIR } from '../site/cache';
import { ensureBrowser } from './find-browser';
import { ensureEngines } from './find-engines';
import { runStages, type Stage } from './stages';

/**
 * `npm run test:full`: everything that `npm test` runs, with nothing left out, and what takes too long for each change.
 * Stages that have passed aren't run again until something in the project changes, so a run that was stopped goes on
 * where it was.
 */
const RECORD = path.join(CACHE_DIR, 'full.json');

const STAGES: Stage[] = [
  { name: 'quick checks', command: ['--import', 'tsx', 'scripts/check.ts'] },
  { name: 'builds of the site', command: ['--import', 'tsx', 'scripts/build-variants.ts'] },
  { name: 'all unit tests', command: ['--import', 'tsx', 'scripts/test-unit.ts', '--all'] },
  {
    name: 'browser tests with long random runs',
    command: ['node_modules/@playwright/test/cli.js', 'test'],
    env: { START_SEQUENCES: '300' },
  },
  { name: 'known defects', command: ['--import', 'tsx', 'scripts/test-defects.ts'] },
];

/** Names of the stages that have passed in a state of the project. */
interface FullRecord {
  state: string;
  passed: string[];
}

async function testFull() {
  ensureBrowser();
  ensureEngines();
  const state = stateOfProject();
  const stored = readRecord();
  const passed = stored?.state === state ? stored.passed : [];
  const failed: string[] = [];
  for (const stage of STAGES) {
    if (passed.includes(stage.name)) {
      console.log(`passed before  ${stage.name}`);
      continue;
    }
    const [result] = await runStages([[stage]]);
    if (result?.ok) passed.push(stage.name);
    else failed.push(stage.name);
    writeRecord({ state, passed });
  }
  for (const name of failed) console.log(`FAILED  ${name}`);
  console.log(`${passed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

/** Hash of the commit and of all that has changed since; files that git ignores aren't part of it. */
function stateOfProject(): string {
  const sum = createHash('sha256').update(process.version);
  for (const parameters of [
    ['rev-parse', 'HEAD'],
    // A passing run of unit tests updates the record of what has passed.
    ['diff', 'HEAD', '--', '.', ':!tests/passed.json'],
    ['status', '--porcelain', '--', '.', ':!tests/passed.json'],
  ]) {
    sum.update(execFileSync('git', parameters, { maxBuffer: 2 ** 28 }));
  }
  return sum.digest('hex');
}

function readRecord(): FullRecord | undefined {
  return existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as FullRecord) : undefined;
}

function writeRecord(record: FullRecord) {
  mkdirSync(CACHE_DIR, { recursive: true });
  writeFileSync(RECORD, JSON.stringify(record));
}

testFull().catch((error: Error) => {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
