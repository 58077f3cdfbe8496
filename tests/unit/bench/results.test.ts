import { expect, it } from 'vitest';
import { type Results, readResults } from '../../../bench/results';
import latest from '../../../bench/results/latest.json';
import { ROWS, resultsOf, rowOf, spread } from './fixture';

const RESULTS = resultsOf();
const [row] = ROWS;
/** Returns the results with other properties in the first row. */
const withRow = (change: object) => ({ ...RESULTS, parts: { pages: [{ ...row, ...change }] } });

it('reads results that were written as JSON', () => {
  const written: unknown = JSON.parse(JSON.stringify(RESULTS));
  expect(readResults(written)).toEqual(RESULTS);
});

it.each<[string, unknown, string]>([
  ['a list', [], 'The file should be an object'],
  ['no commit', { ...RESULTS, commit: 'main' }, 'commit should be the hash of a commit'],
  ['a commit with changes', { ...RESULTS, commit: `${RESULTS.commit} with changes` }, 'commit should be'],
  ['a day', { ...RESULTS, start: '2026-01-31' }, 'start should be a time like'],
  ['no machine', { ...RESULTS, machine: null }, 'machine should be an object'],
  ['no Node.js', { ...RESULTS, node: undefined }, 'node should be a text'],
  ['an unknown part', { ...RESULTS, parts: { speed: [] } }, 'one of pages, build'],
  ['no rows', { ...RESULTS, parts: { pages: {} } }, 'parts.pages should be a list'],
  ['a value without a spread', withRow({ values: { lcp: 1 } }), 'values.lcp should be an object'],
  [
    'a string instead of a number',
    withRow({ values: { lcp: { ...spread(1), max: '1' } } }),
    'values.lcp.max should',
  ],
  ['an unknown metric', withRow({ values: { speed: spread(1) } }), 'no "speed"'],
  [
    'a metric with the name of a built-in method',
    withRow({ values: { toString: spread(1) } }),
    'no "toString"',
  ],
  ['no count of runs', withRow({ runs: undefined }), 'parts.pages[0].runs'],
  ['no time', withRow({ seconds: undefined }), 'parts.pages[0].seconds'],
  ['an unknown subject', withRow({ subject: 'x' }), 'parts.pages[0].subject'],
  ['an unknown failure', withRow({ failure: 'x' }), 'parts.pages[0].failure'],
])('reports where the problem is: %s', (_, json, message) => {
  expect(() => readResults(json)).toThrow(message);
});

const OTHER_COMMIT = 'b'.repeat(40);
it.each<[string, Results, string]>([
  [
    'a row of another commit',
    withRow({ commit: OTHER_COMMIT }) as Results,
    `parts.pages[0].commit is ${OTHER_COMMIT}, but the file's is ${RESULTS.commit}.`,
  ],
  [
    'a row that started before everything',
    withRow({ start: '2026-01-31T11:59:59.999Z' }) as Results,
    "parts.pages[0].start is 2026-01-31T11:59:59.999Z, which isn't from",
  ],
  [
    'a row that ended after everything',
    withRow({ end: '2026-01-31T13:00:00.001Z' }) as Results,
    "parts.pages[0].end is 2026-01-31T13:00:00.001Z, which isn't from",
  ],
  [
    'a row that ended before it started',
    withRow({ end: '2026-01-31T12:05:00.000Z' }) as Results,
    'parts.pages[0].end is',
  ],
  ['an end before the start', { ...RESULTS, end: '2026-01-31T11:00:00.000Z' }, 'which is after the end'],
  [
    'rows of one size and case with different counts of runs',
    resultsOf({
      build: [
        rowOf({ subject: 'rspress', case: 'generated', pages: 100, runs: 3 }),
        rowOf({ subject: 'vitepress', case: 'generated', pages: 100, runs: 1 }),
      ],
    }),
    'parts.build[1].runs is 1, but other rows of this size and case have 3.',
  ],
  [
    'a median below the least value',
    withRow({ values: { lcp: spread(1, 2, 3) } }) as Results,
    'parts.pages[0].values.lcp should be in order, but min is 2, median is 1, and max is 3.',
  ],
  ['a median above the largest value', withRow({ values: { lcp: spread(4, 2, 3) } }) as Results, 'max is 3.'],
])('rejects %s', (_, results, message) => {
  expect(() => readResults(results)).toThrow(message);
});

it('accepts different run counts for different sizes, cases, and failed rows', () => {
  const generated = (subject: 'rspress' | 'vitepress', pages: number, runs: number) =>
    rowOf({ subject, case: 'generated', pages, runs });
  const results = resultsOf({
    build: [
      rowOf({ subject: 'site', case: 'all', runs: 2 }),
      generated('rspress', 100, 3),
      { ...generated('vitepress', 100, 0), failure: 'notBuilt' },
      generated('rspress', 2000, 1),
    ],
  });
  expect(readResults(results)).toEqual(results);
});

it('reports all problems in one error', () => {
  const rows = [
    { ...row, commit: OTHER_COMMIT },
    { ...row, values: { lcp: spread(1, 2, 3) } },
  ];
  expect(() => readResults({ ...RESULTS, parts: { pages: rows } })).toThrow(
    /commit is[\s\S]*values\.lcp should/,
  );
  expect(() => readResults({ ...RESULTS, node: 1, machine: 1 })).toThrow(/machine should[\s\S]*node should/);
});

it('the published results are valid and contain no local paths', () => {
  const rows = Object.values(readResults(latest).parts).flat();
  expect(rows.length).toBeGreaterThan(0);
  for (const { values, failure, runs } of rows) {
    expect(runs > 0).toBe(failure === undefined);
    expect(Object.keys(values).length > 0).toBe(failure === undefined);
  }
  expect(JSON.stringify(latest)).not.toMatch(/\/(?:tmp|home|root|Users|work)\//);
});
