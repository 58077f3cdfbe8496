import type { PlannedRow } from '../../../bench/plan';
import type { Results, Row, Run, Spread } from '../../../bench/schema';

export const COMMIT = 'a'.repeat(40);
export const MACHINE = { platform: 'linux x64', cpu: 'Some CPU', cpus: 2, memoryGb: 8 };

/** Returns the spread of runs, which by default all had the same value. */
export function spread(median: number, min = median, max = median): Spread {
  return { min, median, max };
}

export function rowOf(row: Pick<Row, 'subject' | 'case'> & Partial<Row>): Row {
  return {
    runs: 1,
    values: {},
    start: '2026-01-31T12:10:00.000Z',
    end: '2026-01-31T12:20:00.000Z',
    seconds: 10,
    commit: COMMIT,
    load: 0.01,
    repeated: 0,
    ...row,
  };
}

export const ROWS: Row[] = [
  rowOf({ subject: 'site', case: 'home', values: { htmlGzip: spread(2048), requests: spread(4) } }),
  rowOf({ subject: 'site', case: 'guide', values: { htmlGzip: spread(1536, 1024, 2048), cls: spread(0) } }),
  rowOf({
    subject: 'vitepress',
    case: 'generated',
    pages: 100,
    values: { htmlGzip: spread(3 * 2 ** 20) },
    load: 0.042,
    repeated: 2,
  }),
  rowOf({
    subject: 'starlight',
    case: 'generated',
    pages: 100,
    runs: 0,
    failure: 'notBuilt',
    message: 'no pages',
  }),
];

/** @param parts by default, only the part about pages, with the rows above */
export function resultsOf(parts: Results['parts'] = { pages: ROWS }): Results {
  return {
    commit: COMMIT,
    start: '2026-01-31T12:00:00.000Z',
    end: '2026-01-31T13:00:00.000Z',
    machine: MACHINE,
    node: '22.0.0',
    versions: { vitepress: '1.2.3' },
    parts,
  };
}

export const BUILD: PlannedRow = { part: 'build', subject: 'site', case: 'all', runs: 3 };

export function runOf(run: Partial<Run>): Run {
  return {
    row: 'build site all',
    values: { cold: 1 },
    start: '2026-01-31T12:10:00.000Z',
    end: '2026-01-31T12:11:00.000Z',
    seconds: 60,
    repeated: 0,
    ...run,
  };
}
