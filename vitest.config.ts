import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of what Rspress does. They build many small sites, and share one process that does so. */
const RSPRESS = [
  'tests/unit/api/**/*.test.ts',
  'tests/unit/examples/**/*.test.ts',
  'tests/unit/troubleshooting.test.ts',
];

const ALL = 'tests/unit/**/*.test.{ts,tsx}';

/** The test file that takes longest. */
const LONGEST = 'expected.test.ts';

/** Starts the longest file first, so that no worker waits for it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => Number(b.moduleId.endsWith(LONGEST)) - Number(a.moduleId.endsWith(LONGEST)));
  }
}

/** Tests that replace modules or parts of the environment. Each gets a process of its own, which takes half a second. */
const ISOLATED = globSync(ALL).filter(file =>
  /\bvi\.(?:mock|doMock|stub\w+)\(|\bprocess\.(?:chdir\(|env\.\w+ = )/.test(readFileSync(file, 'utf8')),
);

export default defineConfig({
  test: {
    // Tests don't measure time. These limits only end what hangs.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // The default, one fewer than cores, leaves half of a small machine idle, because most tests wait for builds.
    maxWorkers: '100%',
    // Of tests in one file that build sites at the same time.
    maxConcurrency: 2,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/reports/unit.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: [ALL],
          exclude: [...configDefaults.exclude, ...RSPRESS, ...ISOLATED],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ISOLATED,
          exclude: [...configDefaults.exclude, ...RSPRESS],
        },
      },
      {
        extends: true,
        test: {
          name: 'rspress',
          include: RSPRESS,
          isolate: false,
        },
      },
    ],
  },
});
