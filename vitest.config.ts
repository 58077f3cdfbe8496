import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // No test is about time: a machine may be slow. What hangs still ends.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // One fewer than cores, the default, leaves half of a small machine idle: most tests wait for builds.
    maxWorkers: '100%',
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/reports/unit.json' },
  },
});
