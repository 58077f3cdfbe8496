import { expect, it } from 'vitest';
import { readResults } from '../../../bench/results';
import latest from '../../../bench/results/latest.json';
import { PART, ROWS } from './fixture';

it('reads what was written', () => {
  const written: unknown = JSON.parse(JSON.stringify({ pages: PART }));
  expect(readResults(written)).toEqual({ pages: PART });
});

const [row] = ROWS;
it.each([
  ['a list', [], 'the file should be an object'],
  ['an unknown part', { speed: PART }, 'one of pages, build'],
  ['no rows', { pages: { ...PART, rows: undefined } }, 'pages.rows should be a list'],
  ['no machine', { pages: { ...PART, machine: null } }, 'pages.machine should be an object'],
  ['a text for a number', { pages: { ...PART, rows: [{ ...row, values: { lcp: '1' } }] } }, 'values.lcp'],
  ['an unknown metric', { pages: { ...PART, rows: [{ ...row, values: { speed: 1 } }] } }, 'no "speed"'],
  ['a metric of every object', { pages: { ...PART, rows: [{ ...row, values: { toString: 1 } }] } }, 'no "to'],
  ['no count of runs', { pages: { ...PART, rows: [{ ...row, runs: undefined }] } }, 'rows[0].runs'],
  ['an unknown subject', { pages: { ...PART, rows: [{ ...row, subject: 'x' }] } }, 'rows[0].subject'],
  ['an unknown failure', { pages: { ...PART, rows: [{ ...row, failure: 'x' }] } }, 'rows[0].failure'],
])('names the place of %s', (_, json, message) => {
  expect(() => readResults(json)).toThrow(message);
});

it('reads the results that the site shows, each with its day and without a path of the machine', () => {
  const parts = Object.values(readResults(latest));
  expect(parts.length).toBeGreaterThan(0);
  for (const { date, rows } of parts) {
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const { values, failure, message, runs } of rows) {
      expect(runs).toBeGreaterThan(0);
      expect(Object.keys(values).length > 0).toBe(failure === undefined);
      expect(message ?? '').not.toMatch(/\/(?:tmp|home|root|Users)\//);
    }
  }
});
