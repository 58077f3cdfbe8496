import { configDefaults, defineConfig } from 'vitest/config';

/** Tests of what Rspress itself does. `scripts/remembered-tests.ts` says when they run. */
const RSPRESS = [
  'tests/unit/api/**/*.test.ts',
  'tests/unit/examples/**/*.test.ts',
  'tests/unit/troubleshooting.test.ts',
];

/** Test files whose result is known already; `scripts/test-unit.ts` names them. */
const known = process.env.KNOWN_TESTS?.split(' ') ?? [];

export default defineConfig({
  test: {
    // Tests don't measure time. These limits only end what hangs.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // The default, one fewer than cores, leaves half of a small machine idle, because most tests wait for builds.
    maxWorkers: '100%',
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/reports/unit.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...RSPRESS],
        },
      },
      {
        extends: true,
        test: {
          name: 'rspress',
          include: RSPRESS,
          exclude: [...configDefaults.exclude, ...known],
          setupFiles: ['tests/unit/support/trace-inputs.ts'],
        },
      },
    ],
  },
});
