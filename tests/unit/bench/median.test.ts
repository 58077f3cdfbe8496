import { expect, it } from 'vitest';
import { median, medianValues } from '../../../bench/median';

it('is the middle one, or the mean of the two in the middle', () => {
  expect(median([10, 9, 100])).toBe(10);
  expect(median([4, 1, 100, 2])).toBe(3);
  expect(() => median([])).toThrow('no numbers');
});

it('is taken of each metric by itself, from the runs that have it', () => {
  expect(medianValues([{ lcp: 3, tbt: 0 }, { lcp: 1 }, { lcp: 2, tbt: 10 }])).toEqual({ lcp: 2, tbt: 5 });
});
