import { firstLoad } from '../plugins/first-load';
import { AUTHOR_DAY, BROWSER, BUILDS, CHECKS, runTests, type TestStage, UNIT } from './test-stages';

/** `npm run test:full`: runs everything in `npm test`, and what takes too long for each change. */
const STAGES: TestStage[] = [
  CHECKS,
  BUILDS,
  { ...UNIT, env: { PROPERTY_RUNS: '10000' } },
  { ...BROWSER, env: { START_SEQUENCES: '300', ALL_PAIRS: 'true' } },
  AUTHOR_DAY,
  ...firstLoad().flatMap(({ name }): TestStage[] => [
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
];

runTests(STAGES).catch((error: Error) => {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
