import path from 'node:path';
import { expect, it } from 'vitest';
import { Disturbed } from '../../../bench/load';
import { failureOf, measureRow } from '../../../bench/measure';
import { reasonIn, run } from '../../../bench/run';
import { NotBuilt } from '../../../bench/sites';
import { BUILD } from './fixture';

const HEAP =
  'FATAL ERROR: Ineffective mark-compacts near heap limit Allocation failed - JavaScript heap out of memory';

it.each([
  ['outOfMemory', new Error(HEAP)],
  ['outOfMemory', new NotBuilt(HEAP)],
  ['notBuilt', new NotBuilt('ended with 1')],
  ['disturbed', new Disturbed('too much')],
  ['notMeasured', new Error('ended with 1')],
])('%s', (failure, error) => {
  expect(failureOf(error)).toBe(failure);
});

it.each(['pages', 'build', 'interaction', 'lighthouse', 'scale'] as const)(
  "a failure in the part %s is recorded as the run's result",
  async part => {
    const fail = (): never => {
      throw new NotBuilt('no pages\nat once');
    };
    const bench = { browser: async () => fail(), create: fail, built: async () => fail(), mostLoad: 1 };
    const run = await measureRow(bench, { ...BUILD, part });
    expect(run).toMatchObject({ failure: 'notBuilt', message: 'no pages', repeated: 0 });
    expect(run.start <= run.end).toBe(true);
  },
);

it('extracts the error line from output, without colors and local paths', () => {
  const file = path.resolve('bench/a.ts');
  expect(reasonIn(`building\n\u001b[31m[ERROR] no ${file}\u001b[0m\n    at x\n`)).toBe(
    '[ERROR] no bench/a.ts',
  );
  expect(reasonIn('building\nended\n')).toBe('ended');
});

it('reports how long a command takes, or why it fails', async () => {
  const cwd = process.cwd();
  expect((await run({ args: ['-e', ''], cwd })).ms).toBeGreaterThan(0);
  await expect(run({ args: ['-e', 'console.error("Error: no"); process.exit(3)'], cwd })).rejects.toThrow(
    'Error: no',
  );
  await expect(run({ args: ['-e', 'process.exit(3)'], cwd })).rejects.toThrow('ended with 3');
});
