import path from 'node:path';
import { firstLoad } from '../plugins/first-load';
import { CACHE_DIR } from '../site/cache';
import { ensureBrowser } from './find-browser';
import { ensureEngines } from './find-engines';
import { passedStages } from './passed-stages';
import { hashProject } from './source-hash';
import { runStages, type Stage } from './stages';

/**
 * `npm run test:full`: runs everything in `npm test` without skipping any tests, and what takes too long for each
 * change. Stages that have passed don't run again until something in the project changes, so a run that was stopped
 * continues where it was.
 */
const RECORD = path.join(CACHE_DIR, 'passed-full.json');

const STAGES: Stage[] = [
  { name: 'quick checks', command: ['--import', 'tsx', 'scripts/check.ts'] },
  { name: 'builds of the site', command: ['--import', 'tsx', 'scripts/build-variants.ts'] },
  {
    name: 'all unit tests',
    command: ['--import', 'tsx', 'scripts/test-unit.ts', '--all'],
    env: { PROPERTY_RUNS: '10000' },
  },
  {
    name: 'browser tests with long random runs',
    command: ['node_modules/@playwright/test/cli.js', 'test'],
    env: { START_SEQUENCES: '300', ALL_PAIRS: 'true' },
  },
  {
    name: "an author's day",
    command: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=tests/author-day/playwright.config.ts',
    ],
  },
  ...firstLoad().flatMap(({ name }): Stage[] => [
    {
      name: `build without ${name}`,
      command: ['--import', 'tsx', 'scripts/build-variants.ts', 'plain'],
      env: { WITHOUT: name },
    },
    {
      name: `site without ${name}`,
      command: ['node_modules/@playwright/test/cli.js', 'test', 'plain', '--project=chromium'],
    },
  ]),
  { name: 'known defects', command: ['--import', 'tsx', 'scripts/test-defects.ts'] },
];

async function testFull() {
  const passed = passedStages(RECORD, hashProject([ensureBrowser(), ...ensureEngines()]));
  const failed: string[] = [];
  for (const stage of STAGES) {
    if (passed.has(stage.name)) {
      console.log(`passed before  ${stage.name}`);
      continue;
    }
    const [result] = await runStages([[stage]]);
    if (result?.ok) passed.add(stage.name);
    else failed.push(stage.name);
  }
  for (const name of failed) console.log(`FAILED  ${name}`);
  console.log(`${STAGES.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

testFull().catch((error: Error) => {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
