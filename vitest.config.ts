import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { configDefaults, defineConfig } from 'vitest/config';

/**
 * Tests that take long and whose results follow from installed packages and from files that they read themselves, most
 * of them tests of what Rspress does. `scripts/remembered-tests.ts` says when they run.
 */
const REMEMBERED = [
  'tests/unit/api/**/*.test.ts',
  'tests/unit/examples/**/*.test.ts',
  'tests/unit/troubleshooting.test.ts',
  'tests/unit/history/packages.test.ts',
  'tests/unit/checks/spelling.test.ts',
  'tests/unit/checks/typed-fences.test.ts',
];

const ALL = 'tests/unit/**/*.test.{ts,tsx}';

/** Tests that replace modules or parts of the environment. Each gets a process of its own, which takes half a second. */
const ISOLATED = globSync(ALL).filter(file =>
  /\bvi\.(?:mock|doMock|stub\w+)\(|\bprocess\.(?:chdir\(|env\.\w+ = )/.test(readFileSync(file, 'utf8')),
);

/** Test files whose result is known already; `scripts/test-unit.ts` names them. */
const known = process.env.KNOWN_TESTS?.split(' ') ?? [];

export default defineConfig({
  test: {
    // Tests don't measure time. These limits only end what hangs.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // The default, one fewer than cores, leaves half of a small machine idle, because most tests wait for builds.
    maxWorkers: '100%',
    // Of tests in one file that build sites at the same time.
    maxConcurrency: 2,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/reports/unit.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: [ALL],
          exclude: [...configDefaults.exclude, ...REMEMBERED, ...ISOLATED],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ISOLATED,
          exclude: [...configDefaults.exclude, ...REMEMBERED],
        },
      },
      {
        extends: true,
        test: {
          name: 'remembered',
          include: REMEMBERED,
          exclude: [...configDefaults.exclude, ...known],
          setupFiles: ['tests/unit/support/trace-inputs.ts'],
        },
      },
    ],
  },
});
