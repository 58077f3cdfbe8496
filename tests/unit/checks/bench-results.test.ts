import { expect, it } from 'vitest';
import { benchResultsRule } from '../../../checks/rules/bench-results';
import { ROWS, resultsOf, rowOf, spread } from '../bench/fixture';
import { findingsOf } from './corpus-of';

const FILE = 'bench/results/latest.json';
const [row] = ROWS;
const problemsIn = async (text: string) =>
  (await findingsOf(benchResultsRule, { [FILE]: text })).map(({ problem }) => problem);
const withRow = (change: object) =>
  JSON.stringify(resultsOf({ pages: [{ ...rowOf({ subject: 'site', case: 'home' }), ...row, ...change }] }));

it('accepts results from one run, and a project without results', async () => {
  expect(await problemsIn(JSON.stringify(resultsOf()))).toEqual([]);
  expect(await findingsOf(benchResultsRule, {})).toEqual([]);
});

it.each([
  ['half a file', '{ "commit": ', "The file isn't JSON"],
  ['the wrong shape', '{}', 'commit: '],
  ['rows of another commit', withRow({ commit: 'b'.repeat(40) }), 'parts.pages[0].commit: is bbbb'],
  ['rows of another day', withRow({ end: '2026-02-01T12:00:00.000Z' }), 'to 2026-02-01'],
  ['impossible values', withRow({ values: { lcp: spread(1, 2, 3) } }), 'parts.pages[0].values.lcp: '],
  [
    'different counts of runs',
    JSON.stringify(resultsOf({ build: [1, 3].map(runs => rowOf({ subject: 'site', case: 'all', runs })) })),
    'parts.build[1].runs: is 3, but',
  ],
])('reports %s', async (_, text, problem) => {
  expect(await problemsIn(text)).toContainEqual(expect.stringContaining(problem));
});

it('reports all problems, each with the file and what to do', async () => {
  const text = withRow({ commit: 'b'.repeat(40), values: { lcp: spread(1, 2, 3) } });
  const findings = await findingsOf(benchResultsRule, { [FILE]: text });
  const shared = { file: FILE, advice: expect.stringContaining('npm run bench') };
  expect(findings).toMatchObject([
    { ...shared, problem: expect.stringContaining('values.lcp') },
    { ...shared, problem: expect.stringContaining('commit') },
  ]);
});
