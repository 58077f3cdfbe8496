import { expect, it } from 'vitest';
import { keyOf, type PlannedRow } from '../../../bench/plan';
import { measureRuns, median, resultRows, spreadsOf } from '../../../bench/runs';
import type { Run } from '../../../bench/schema';
import { BUILD, COMMIT, runOf } from './fixture';

const OTHER: PlannedRow = { part: 'build', subject: 'rspress', case: 'generated', pages: 20, runs: 2 };
const ROWS = [BUILD, OTHER];

/** Measures the rows, some of which fail as given, and returns the keys of the measured rows in order. */
async function measured(runs: Run[], failures: Record<string, Partial<Run>> = {}): Promise<string[]> {
  const rows: string[] = [];
  const measure = async (row: PlannedRow) => {
    rows.push(keyOf(row));
    return runOf({ row: keyOf(row), ...failures[keyOf(row)] });
  };
  let afterRuns = 0;
  await measureRuns(ROWS, runs, measure, () => afterRuns++);
  expect(afterRuns).toBe(rows.length);
  return rows;
}

it('measures all rows once in each round', async () => {
  const [build, other] = ROWS.map(keyOf);
  expect(await measured([])).toEqual([build, other, build, other, build]);
});

it('continues after runs that are already measured', async () => {
  const [build, other] = ROWS.map(keyOf);
  const runs = [build, other, build].map(row => runOf({ row }));
  expect(await measured(runs)).toEqual([other, build]);
  expect(runs).toHaveLength(5);
  expect(await measured(runs)).toEqual([]);
});

it('stops measuring a failed row, and continues with the others', async () => {
  const [build = '', other] = ROWS.map(keyOf);
  const runs: Run[] = [];
  expect(await measured(runs, { [build]: { failure: 'notBuilt' } })).toEqual([build, other, other]);
  expect(await measured(runs)).toEqual([]);
});

it('combines runs into a row: spread, time, largest load, and number of repeated runs', () => {
  const times = [10, 20, 30].map(minute => ({
    start: `2026-01-31T12:${minute}:00.000Z`,
    end: `2026-01-31T12:${minute + 5}:00.000Z`,
  }));
  const runs = [
    runOf({ ...times[0], values: { cold: 2 }, load: 0.01, repeated: 1 }),
    runOf({ ...times[1], values: { cold: 1 }, load: 0.03 }),
    runOf({ ...times[2], values: { cold: 4 }, load: 0.02, repeated: 2 }),
  ];
  expect(resultRows([BUILD], runs, COMMIT)).toEqual({
    build: [
      {
        subject: 'site',
        case: 'all',
        runs: 3,
        values: { cold: { min: 1, median: 2, max: 4 } },
        start: '2026-01-31T12:10:00.000Z',
        end: '2026-01-31T12:35:00.000Z',
        seconds: 180,
        commit: COMMIT,
        load: 0.03,
        repeated: 3,
      },
    ],
  });
});

it('makes a failed row without values', () => {
  const failed = runOf({ values: undefined, failure: 'outOfMemory', message: 'heap' });
  expect(resultRows([BUILD], [runOf({}), failed], COMMIT).build).toMatchObject([
    { runs: 0, values: {}, failure: 'outOfMemory', message: 'heap' },
  ]);
});

it('computes the spread of each metric from the runs that measured it', () => {
  expect(spreadsOf([{ lcp: 3, tbt: 0 }, { lcp: 1.00049 }, { lcp: 2, tbt: 10, memory: undefined }])).toEqual({
    lcp: { min: 1, median: 2, max: 3 },
    tbt: { min: 0, median: 5, max: 10 },
  });
});

it('the median is the middle number, or the mean of the two middle numbers', () => {
  expect(median([10, 9, 100])).toBe(10);
  expect(median([4, 1, 100, 2])).toBe(3);
  expect(() => median([])).toThrow('no numbers');
});
