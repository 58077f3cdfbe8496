import { expect, it } from 'vitest';
import { Disturbed } from '../../../bench/load';
import { failureOf } from '../../../bench/measure';
import { NotInstalled } from '../../../bench/sandbox';
import { NotBuilt } from '../../../bench/sites';

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
