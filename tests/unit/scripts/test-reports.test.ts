import path from 'node:path';
import { expect, it } from 'vitest';
import { browserOutcome, countedStates, countLines, unitOutcome } from '../../../scripts/test-reports';

it("reports failed and skipped unit tests, and files that couldn't be loaded", () => {
  const file = (name: string, status: string, results: Record<string, string>) => ({
    name: path.resolve(name),
    status,
    assertionResults: Object.entries(results).map(([fullName, result]) => ({ fullName, status: result })),
  });
  const report = {
    testResults: [
      file('tests/a.test.ts', 'failed', {
        'is right': 'passed',
        'is wrong': 'failed',
        'is put off': 'skipped',
      }),
      file('tests/b.test.ts', 'failed', {}),
      file('tests/c.test.ts', 'passed', { 'is right too': 'passed' }),
    ],
  };
  expect(unitOutcome(report)).toEqual({
    passed: 2,
    failed: ['tests/a.test.ts: is wrong', 'tests/a.test.ts: is put off', 'tests/b.test.ts'],
  });
});

it('reports browser tests that failed, were flaky, or were skipped, also in nested groups', () => {
  const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', tests: [{ status }] });
  const report = {
    suites: [
      { specs: [spec('is right', 'expected'), spec('is wrong', 'unexpected')] },
      { suites: [{ specs: [spec('wavers', 'flaky'), spec('is put off', 'skipped')] }] },
    ],
  };
  expect(browserOutcome(report)).toEqual({
    passed: 1,
    failed: ['a.spec.ts: is wrong', 'a.spec.ts: wavers', 'a.spec.ts: is put off'],
  });
});

it('counts the pages, states, and findings of each check, also in nested groups', () => {
  const note = (state: object) => ({ type: 'counted', description: JSON.stringify(state) });
  const noted = (...annotations: object[]) => ({ specs: [{ tests: [{ annotations }] }] });
  const report = {
    suites: [
      noted(
        note({ check: 'axe', page: '/', states: 1, findings: 0 }),
        note({ check: 'axe', page: '/', states: 1, findings: 2 }),
        { type: 'slow' },
      ),
      {
        suites: [
          noted(
            note({ check: 'axe', page: '/zh/', states: 1, findings: 0 }),
            note({ check: 'axe', page: '/a', part: 'zoom', states: 1, findings: 1 }),
            note({ check: 'axe', states: 1, findings: 0 }),
            note({ check: 'keyboard', page: '/', states: 40, findings: 0 }),
          ),
        ],
      },
    ],
  };
  expect(countLines(countedStates(report))).toEqual([
    'axe: 2 pages, 5 states, 3 findings',
    'keyboard: 1 pages, 40 states, 0 findings',
  ]);
});

it('counts nothing if no tests ran', () => {
  expect(countLines(countedStates({ suites: [] }))).toEqual([]);
});
