import path from 'node:path';
import type { CountedState, Counts } from '../site/accessibility';

/** Results of one test runner. */
export interface Outcome {
  passed: number;
  /** Names of the tests that failed or did not run, each with its file. */
  failed: string[];
}

interface UnitReport {
  testResults: {
    name: string;
    status: 'passed' | 'failed';
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** @param report Vitest's JSON report */
export function unitOutcome(report: unknown): Outcome {
  const outcome: Outcome = { passed: 0, failed: [] };
  for (const { name, status, assertionResults } of (report as UnitReport).testResults) {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter(result => result.status !== 'passed');
    outcome.passed += assertionResults.length - failed.length;
    outcome.failed.push(...failed.map(({ fullName }) => `${file}: ${fullName}`));
    // A file that can't be loaded has no tests that could fail.
    if (status === 'failed' && failed.length === 0) outcome.failed.push(file);
  }
  return outcome;
}

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs?: { title: string; file: string; tests: { status: 'expected' | string; projectName?: string }[] }[];
}

/**
 * Counts tests that weren't run, or that passed when they were retried, as failed.
 * @param report Playwright's JSON report
 */
export function browserOutcome(report: unknown): Outcome {
  const { suites = [], specs = [] } = report as BrowserSuite;
  const outcome: Outcome = { passed: 0, failed: [] };
  for (const { title, file, tests } of specs) {
    for (const { status, projectName } of tests) {
      if (status === 'expected') outcome.passed++;
      else outcome.failed.push(`${projectName ? `${projectName}, ` : ''}${file}: ${title}`);
    }
  }
  for (const { passed, failed } of suites.map(browserOutcome)) {
    outcome.passed += passed;
    outcome.failed.push(...failed);
  }
  return outcome;
}

interface AnnotatedSuite {
  suites?: AnnotatedSuite[];
  specs?: { tests: { annotations: { type: string; description?: string }[] }[] }[];
}

/** @param report Playwright's JSON report */
export function countedStates(report: unknown): CountedState[] {
  const { suites = [], specs = [] } = report as AnnotatedSuite;
  const notes = specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations));
  return [
    ...notes.flatMap(({ type, description }) =>
      type === 'counted' ? [JSON.parse(description ?? '') as CountedState] : [],
    ),
    ...suites.flatMap(countedStates),
  ];
}

/** Adds up states. A page with an open part isn't counted as another page. */
export function countsOf(states: CountedState[]): Counts {
  return {
    pages: new Set(states.flatMap(({ page, part }) => (page && !part ? [page] : []))).size,
    states: states.reduce((sum, { states }) => sum + states, 0),
    findings: states.reduce((sum, { findings }) => sum + findings, 0),
  };
}

/** One line for each check: `axe: 104 pages, 452 states, 0 findings`. */
export function countLines(states: CountedState[]): string[] {
  return [...new Set(states.map(({ check }) => check))].sort().map(name => {
    const { pages, states: looked, findings } = countsOf(states.filter(({ check }) => check === name));
    return `${name}: ${pages} pages, ${looked} states, ${findings} findings`;
  });
}
