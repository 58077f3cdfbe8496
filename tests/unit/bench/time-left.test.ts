import { expect, it } from 'vitest';
import type { PlannedRow } from '../../../bench/plan';
import { printProgress, secondsLeft, secondsPerRun } from '../../../bench/time-left';
import { BUILD, resultsOf, rowOf, runOf } from './fixture';

const OTHER: PlannedRow = { part: 'build', subject: 'rspress', case: 'generated', pages: 100, runs: 1 };
const ROWS = [BUILD, OTHER];

it('reads the time per run from the last results', () => {
  const rows = [
    rowOf({ subject: 'site', case: 'all', runs: 3, seconds: 90 }),
    rowOf({ subject: 'rspress', case: 'generated', pages: 100, runs: 0, seconds: 7, failure: 'notBuilt' }),
  ];
  expect(Object.fromEntries(secondsPerRun(resultsOf({ build: rows })))).toEqual({
    'build site all': 30,
    'build rspress generated 100': 7,
  });
});

it('estimates from the last results, scaled by the speed of the runs so far', () => {
  const last = new Map([
    ['build site all', 30],
    ['build rspress generated 100', 10],
  ]);
  expect(secondsLeft(ROWS, [], last)).toBe(100);
  expect(secondsLeft(ROWS, [runOf({ seconds: 60 })], last)).toBe(2 * 60 + 20);
});

it("uses the mean of the runs so far for rows that aren't in the last results", () => {
  expect(secondsLeft(ROWS, [runOf({ seconds: 50 }), runOf({ seconds: 70 })], new Map())).toBe(120);
  expect(secondsLeft(ROWS, [], new Map())).toBeUndefined();
});

it('expects no more time for a failed row', () => {
  expect(secondsLeft([BUILD], [runOf({ failure: 'notBuilt' })], new Map())).toBe(0);
});

it('prints how many rows are complete, and the minutes left', () => {
  const runs = [runOf({ row: 'build rspress generated 100', seconds: 61 })];
  expect(printProgress(ROWS, runs, new Map())).toBe('1 of 2 rows, about 4 min left');
  expect(printProgress(ROWS, [], new Map())).toBe('0 of 2 rows');
});
