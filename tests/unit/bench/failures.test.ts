import { expect, it } from 'vitest';
import { failureOf } from '../../../bench/parts';
import { NotInstalled } from '../../../bench/sandbox';

it('tells what could not be installed, what ran out of memory, and the rest apart', () => {
  const heap =
    'FATAL ERROR: Ineffective mark-compacts near heap limit Allocation failed - JavaScript heap out of memory';
  const errors = [new NotInstalled('code E404'), new Error(heap), new Error('ended with 1')];
  expect(errors.map(failureOf)).toEqual(['notInstalled', 'outOfMemory', 'notMeasured']);
});
