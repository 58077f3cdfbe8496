import { expect, it, vi } from 'vitest';
import { Disturbed } from '../../../bench/load';
import { type Bench, failureOf, measureRow } from '../../../bench/measure';
import { NotInstalled } from '../../../bench/sandbox';
import { NotBuilt } from '../../../bench/sites';
import { warmUp } from '../../../bench/warm-up';
import { BUILD } from './fixture';

const HEAP =
  'FATAL ERROR: Ineffective mark-compacts near heap limit Allocation failed - JavaScript heap out of memory';

it.each([
  ['notInstalled', new NotInstalled('code E404')],
  ['outOfMemory', new Error(HEAP)],
  ['outOfMemory', new NotBuilt(HEAP)],
  ['notBuilt', new NotBuilt('ended with 1')],
  ['disturbed', new Disturbed('too much', 3)],
  ['notMeasured', new Error('ended with 1')],
])('%s', (failure, error) => {
  expect(failureOf(error)).toBe(failure);
});

/** Creates a bench on which everything fails with an error. */
function brokenBench(error: Error): Bench {
  const fail = () => Promise.reject(error);
  return {
    browser: fail,
    node: { program: 'node', version: '22.0.0' },
    sites: { prepare: fail, create: fail, built: fail },
    mostLoad: 1,
  };
}

it.each(['pages', 'build', 'interaction', 'scale'] as const)(
  "a failure in the part %s is recorded as the run's result",
  async part => {
    const run = await measureRow(brokenBench(new NotInstalled('code E404\nat npm')), { ...BUILD, part });
    expect(run).toMatchObject({ failure: 'notInstalled', message: 'code E404', repeated: 0 });
    expect(run.values).toBeUndefined();
    expect(run.start <= run.end).toBe(true);
  },
);

it("a failed warm-up doesn't stop the bench, and its reason is logged", async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const { sites } = brokenBench(new NotBuilt('ended with 1'));
  await warmUp(sites, [BUILD, { ...BUILD, subject: 'vitepress', pages: 100 }]);
  expect(error).toHaveBeenCalledTimes(2);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('ended with 1'));
});
