import { AUTHOR_DAY, BROWSER, BUILDS, CHECKS, runTests, type TestStage, UNIT } from './test-stages';

/** The stages of `npm test`, by the parameter that selects them. */
const PARTS: Record<string, TestStage[]> = {
  '': [CHECKS, BUILDS, UNIT, BROWSER, AUTHOR_DAY],
  unit: [UNIT],
  browser: [BUILDS, BROWSER, AUTHOR_DAY],
};

/** Runs `npm test`, or the part of it that the parameter names. */
async function test([part = '']: string[]) {
  const stages = PARTS[part];
  if (!stages) {
    const parts = Object.keys(PARTS).filter(Boolean).join(', ');
    throw new Error(`"${part}" is no part of the tests. Parts: ${parts}.`);
  }
  await runTests(stages);
}

test(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
