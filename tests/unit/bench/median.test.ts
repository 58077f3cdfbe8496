import { expect, it } from 'vitest';
import { median, spreadsOf } from '../../../bench/median';

it('the median is the middle number, or the mean of the two middle numbers', () => {
  expect(median([10, 9, 100])).toBe(10);
  expect(median([4, 1, 100, 2])).toBe(3);
  expect(() => median([])).toThrow('no numbers');
});

it('computes the spread of each metric from the runs that measured it', () => {
  expect(spreadsOf([{ lcp: 3, tbt: 0 }, { lcp: 1.00049 }, { lcp: 2, tbt: 10 }])).toEqual({
    lcp: { min: 1, median: 2, max: 3 },
    tbt: { min: 0, median: 5, max: 10 },
  });
});
