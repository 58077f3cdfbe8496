import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readPassed, rememberPassed, unchangedTests } from './remembered-tests';
import { passedFiles } from './test-reports';

/** Runs the unit tests. With `--all`, also those whose result is known, see `remembered-tests.ts`. */
const REPORT = 'test-results/reports/unit.json';
const record = readPassed();
const known = process.argv.includes('--all') ? [] : await unchangedTests(record);
if (known.length > 0) {
  const tests = known.reduce((sum, file) => sum + (record[file]?.tests ?? 0), 0);
  console.log(
    `${tests} tests in ${known.length} files passed before, and nothing that they read has changed since (tests/passed.json). \`npm run test:full\` runs them too.`,
  );
}
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run'], {
  stdio: 'inherit',
  env: { ...process.env, KNOWN_TESTS: known.join(' ') },
});
await rememberPassed(passedFiles(JSON.parse(readFileSync(REPORT, 'utf8'))));
process.exitCode = status ?? 1;
