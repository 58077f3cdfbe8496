import { expect, it } from 'vitest';
import { printCell, printValue } from '../../../bench/metrics';
import { metricsOf, printResults } from '../../../bench/table';
import { ROWS, resultsOf, spread } from './fixture';

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

it('has a column for each metric that any row has, in a fixed order', () => {
  expect(metricsOf(ROWS)).toEqual(['htmlGzip', 'requests', 'cls']);
});

it('prints the commit, time, machine, versions, and a line for each row', () => {
  expect(printResults(resultsOf()).split('\n')).toEqual([
    `${'a'.repeat(40)} · 2026-01-31T12:00:00.000Z–2026-01-31T13:00:00.000Z · linux x64, 2 × Some CPU, 8 GB`,
    'node 22.0.0 · vitepress 1.2.3',
    '',
    'pages',
    '           case       pages  runs  load  repeated  htmlGzip         requests  cls',
    'site       home              1     1%    0         2 KB             4',
    'site       guide             1     1%    0         1.5 KB (1–2 KB)            0',
    'vitepress  generated  100    1     4.2%  2         3 MB',
    'starlight  generated  100    0     1%    0         notInstalled: code E404',
  ]);
});
