import { expect, it } from 'vitest';
import { printValue } from '../../../bench/metrics';
import { metricsOf, printTable } from '../../../bench/table';
import { PART, ROWS } from './fixture';

it('prints values in units that readers think in', () => {
  expect(printValue('htmlGzip', 1536)).toBe('1.5 KB');
  expect(printValue('output', 3 * 2 ** 20)).toBe('3 MB');
  expect(printValue('lcp', 940.4)).toBe('940 ms');
  expect(printValue('cold', 12_345)).toBe('12.35 s');
  expect(printValue('cls', 0.0123)).toBe('0.012');
  expect(printValue('slowdown', 4)).toBe('4×');
  expect(printValue('performance', 99)).toBe('99');
});

it('has a column for each metric that a row has, in their order', () => {
  expect(metricsOf(ROWS)).toEqual(['htmlGzip', 'requests', 'cls']);
});

it('prints head, machine, versions and a line for each row', () => {
  expect(printTable('pages', PART).split('\n')).toEqual([
    'pages · 2026-01-31 · linux x64, 2 × Some CPU, 8 GB',
    'node 22.0.0 · vitepress 1.2.3',
    '           case       pages  runs  htmlGzip  requests  cls',
    'site       home              1     2 KB      4',
    'site       guide             1     1.5 KB              0',
    'vitepress  generated  100    1     3 MB',
    'starlight  generated  100    1     notInstalled: code E404',
  ]);
});
