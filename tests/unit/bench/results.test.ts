import { expect, it } from 'vitest';
import { printCell, printValue } from '../../../bench/results';
import latest from '../../../bench/results/latest.json';
import { problemsIn, type Results } from '../../../bench/schema';
import { ROWS, resultsOf, rowOf, spread } from './fixture';

const RESULTS = resultsOf();
const [row] = ROWS;
/** Returns the results with other properties in the first row. */
const withRow = (change: object) => ({ ...RESULTS, parts: { pages: [{ ...row, ...change }] } });
const problemsOf = (json: unknown) => problemsIn(JSON.stringify(json));

it.each<[string, unknown, string]>([
  ['a list', [], 'The file: '],
  ['no commit', { ...RESULTS, commit: 'main' }, "commit: isn't the hash of a commit"],
  ['a commit with changes', { ...RESULTS, commit: `${RESULTS.commit} with changes` }, 'commit: '],
  ['a day', { ...RESULTS, start: '2026-01-31' }, 'start: '],
  ['no machine', { ...RESULTS, machine: null }, 'machine: '],
  ['an unknown part', { ...RESULTS, parts: { speed: [] } }, 'parts'],
  ['a value without a spread', withRow({ values: { lcp: 1 } }), 'parts.pages[0].values.lcp: '],
  ['an unknown metric', withRow({ values: { speed: spread(1) } }), 'parts.pages[0].values'],
  ['no count of runs', withRow({ runs: undefined }), 'parts.pages[0].runs: '],
  ['an unknown subject', withRow({ subject: 'x' }), 'parts.pages[0].subject: '],
  ['an unknown field', withRow({ edited: true }), 'parts.pages[0]: '],
])('reports where the problem is: %s', (_, json, problem) => {
  expect(problemsOf(json)[0]).toContain(problem);
});

const OTHER_COMMIT = 'b'.repeat(40);
it.each<[string, Results, string]>([
  [
    'a row of another commit',
    withRow({ commit: OTHER_COMMIT }) as Results,
    `parts.pages[0].commit: is ${OTHER_COMMIT}, but the file's is ${RESULTS.commit}`,
  ],
  [
    'a row that started before everything',
    withRow({ start: '2026-01-31T11:59:59.999Z' }) as Results,
    'parts.pages[0]: is from 2026-01-31T11:59:59.999Z to',
  ],
  [
    'a row that ended after everything',
    withRow({ end: '2026-01-31T13:00:00.001Z' }) as Results,
    'to 2026-01-31T13:00:00.001Z, which',
  ],
  [
    'a row that ended before it started',
    withRow({ end: '2026-01-31T12:05:00.000Z' }) as Results,
    'to 2026-01-31T12:05:00.000Z, which',
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
    'parts.build[1].runs: is 1, but other rows of this kind have 3',
  ],
  [
    'a median below the least value',
    withRow({ values: { lcp: spread(1, 2, 3) } }) as Results,
    "parts.pages[0].values.lcp: isn't in order",
  ],
  ['a median above the largest value', withRow({ values: { lcp: spread(4, 2, 3) } }) as Results, 'lcp: '],
])('rejects %s', (_, results, message) => {
  expect(problemsOf(results).join('\n')).toContain(message);
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
  expect(problemsOf(results)).toEqual([]);
});

it('the published results are valid and contain no local paths', () => {
  expect(problemsOf(latest)).toEqual([]);
  for (const { values, failure, runs } of Object.values(latest.parts as Results['parts']).flat()) {
    expect(runs > 0).toBe(failure === undefined);
    expect(Object.keys(values).length > 0).toBe(failure === undefined);
  }
  expect(JSON.stringify(latest)).not.toMatch(/\/(?:tmp|home|root|Users|work)\//);
});

it('prints values in readable units', () => {
  expect(printValue('htmlGzip', 1536)).toBe('1.5 KB');
  expect(printValue('output', 3 * 2 ** 20)).toBe('3 MB');
  expect(printValue('lcp', 940.4)).toBe('940 ms');
  expect(printValue('cold', 12_345)).toBe('12.35 s');
  expect(printValue('cls', 0.0123)).toBe('0.012');
  expect(printValue('slowdown', 4)).toBe('4×');
  expect(printValue('performance', 99)).toBe('99');
});

it.each([
  ['cold', spread(2000), '2 s'],
  ['cold', spread(2000, 1500, 3000), '2 s (1.5–3 s)'],
  ['cold', spread(2000, 900, 3000), '2 s (900 ms–3 s)'],
  ['cold', spread(2000, 2000.1, 2000.2), '2 s'],
  ['cls', spread(0.2, 0.1, 0.3), '0.2 (0.1–0.3)'],
  ['slowdown', spread(4, 3, 5), '4× (3×–5×)'],
] as const)("prints the range of %s if rounding doesn't hide it: %o", (metric, value, text) => {
  expect(printCell(metric, value)).toBe(text);
});
