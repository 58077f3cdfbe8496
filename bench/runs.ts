/** Measures the planned rows run by run, and makes the rows of the results from the runs. */
import { keyOf, type PlannedRow } from './plan';
import { METRICS, type Metric, PARTS, type Values } from './results';
import type { Results, Row, Run, Spread } from './schema';

/**
 * Measures the missing runs. Each row is measured once before any is measured again, so that a slow quarter of an hour
 * of the machine doesn't hit the runs of one setup alone. If a run fails, its row isn't measured again.
 * @param runs the runs so far; new ones are added to this array
 * @param afterRun called after each new run
 */
export async function measureRuns(
  rows: readonly PlannedRow[],
  runs: Run[],
  measure: (row: PlannedRow) => Promise<Run>,
  afterRun: (run: Run) => void,
): Promise<void> {
  const rounds = Math.max(...rows.map(row => row.runs));
  for (let round = 0; round < rounds; round++) {
    for (const row of rows) {
      const known = runsOf(row, runs);
      if (known.length > round || isDone(row, known)) continue;
      const run = await measure(row);
      runs.push(run);
      afterRun(run);
    }
  }
}

function runsOf(row: PlannedRow, runs: readonly Run[]): Run[] {
  return runs.filter(run => run.row === keyOf(row));
}

/** @param own the runs of the row */
function isDone(row: PlannedRow, own: readonly Run[]): boolean {
  return own.length >= row.runs || own.some(({ failure }) => failure);
}

/** The rows that still need runs. */
export function missingRows(rows: readonly PlannedRow[], runs: readonly Run[]): PlannedRow[] {
  return rows.filter(row => !isDone(row, runsOf(row, runs)));
}

/** Returns the rows of the results by part, in the order of the plan. */
export function resultRows(
  rows: readonly PlannedRow[],
  runs: readonly Run[],
  commit: string,
): Results['parts'] {
  const parts = PARTS.map(part => {
    const own = rows.filter(row => row.part === part);
    return [part, own.map(row => resultRow(row, runsOf(row, runs), commit))] as const;
  });
  return Object.fromEntries(parts.filter(([, rows]) => rows.length > 0));
}

function resultRow({ subject, case: kind, pages }: PlannedRow, runs: readonly Run[], commit: string): Row {
  const failed = runs.find(({ failure }) => failure);
  const kept = failed ? [] : runs;
  const loads = kept.flatMap(({ load }) => load ?? []);
  return {
    subject,
    case: kind,
    pages,
    runs: kept.length,
    values: spreadsOf(kept.map(({ values = {} }) => values)),
    failure: failed?.failure,
    message: failed?.message,
    ...spanOf(runs),
    seconds: Math.round(sum(runs.map(({ seconds }) => seconds))),
    commit,
    load: loads.length > 0 ? Number(Math.max(...loads).toFixed(4)) : undefined,
    repeated: sum(runs.map(({ repeated }) => repeated)),
  };
}

/** Returns the first start and the last end. */
export function spanOf(runs: readonly Run[]): { start: string; end: string } {
  const [start = ''] = runs.map(({ start }) => start).toSorted();
  const end = runs.map(({ end }) => end).toSorted();
  return { start, end: end.at(-1) ?? '' };
}

/** Returns the spread of each metric over the runs that measured it, with three decimals, because more are only noise. */
export function spreadsOf(runs: readonly Values[]): Row['values'] {
  const rounded = (value: number) => Number(value.toFixed(3));
  return Object.fromEntries(
    (Object.keys(METRICS) as Metric[]).flatMap((metric): [Metric, Spread][] => {
      const numbers = runs.flatMap(values => values[metric] ?? []);
      if (numbers.length === 0) return [];
      const [min, max] = [Math.min(...numbers), Math.max(...numbers)];
      return [[metric, { min: rounded(min), median: rounded(median(numbers)), max: rounded(max) }]];
    }),
  );
}

/**
 * Returns the middle number, or the mean of the two in the middle if their count is even.
 * @throws Error if there are no numbers
 */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of no numbers.');
  return (lower + upper) / 2;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
