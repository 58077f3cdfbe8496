/** Measures the planned rows run by run, and makes the rows of the results from the runs. */
import { spreadsOf, type Values } from './median';
import { keyOf, type PlannedRow, stepsOf } from './plan';
import { type Failure, PARTS, type Results, type Row } from './results';

/** One run of a row. It has either values or a failure. */
export interface Run {
  /** See `keyOf`. */
  row: string;
  values?: Values;
  failure?: Failure;
  message?: string;
  start: string;
  end: string;
  seconds: number;
  load?: number;
  repeated: number;
}

/**
 * Measures what's missing. If a run fails, the row isn't measured again.
 * @param runs those that are known already; new ones are added
 * @param afterRun called after each new run
 */
export async function measureRuns(
  rows: readonly PlannedRow[],
  runs: Run[],
  measure: (row: PlannedRow) => Promise<Run>,
  afterRun: () => void,
): Promise<void> {
  for (const { row, round } of stepsOf(rows)) {
    const known = runsOf(row, runs);
    if (known.length > round || isDone(row, known)) continue;
    runs.push(await measure(row));
    afterRun();
  }
}

export function runsOf(row: PlannedRow, runs: readonly Run[]): Run[] {
  return runs.filter(run => run.row === keyOf(row));
}

/** @param runs those of the row */
export function isDone(row: PlannedRow, runs: readonly Run[]): boolean {
  return runs.length >= row.runs || runs.some(({ failure }) => failure);
}

/** The rows of the results by part, without those that haven't been measured. */
export function resultRows(
  planned: readonly PlannedRow[],
  runs: readonly Run[],
  commit: string,
): Results['parts'] {
  const parts: Results['parts'] = {};
  for (const part of PARTS) {
    const rows = planned
      .filter(row => row.part === part)
      .flatMap(row => {
        const own = runsOf(row, runs);
        return isDone(row, own) ? [resultRow(row, own, commit)] : [];
      });
    if (rows.length > 0) parts[part] = rows;
  }
  return parts;
}

function resultRow({ subject, case: kind, pages }: PlannedRow, runs: readonly Run[], commit: string): Row {
  const failed = runs.find(({ failure }) => failure);
  const kept = failed ? [] : runs;
  const loads = kept.flatMap(({ load }) => load ?? []);
  const { failure, message } = failed ?? {};
  return {
    subject,
    case: kind,
    ...(pages === undefined ? {} : { pages }),
    runs: kept.length,
    values: spreadsOf(kept.map(({ values = {} }) => values)),
    ...(failure === undefined ? {} : { failure }),
    ...(message === undefined ? {} : { message }),
    ...spanOf(runs),
    seconds: Math.round(runs.reduce((sum, { seconds }) => sum + seconds, 0)),
    commit,
    ...(loads.length > 0 ? { load: Number(Math.max(...loads).toFixed(4)) } : {}),
    repeated: runs.reduce((sum, { repeated }) => sum + repeated, 0),
  };
}

/** From the first start to the last end. Times in UTC have the order of their texts. */
export function spanOf(runs: readonly Run[]): { start: string; end: string } {
  return {
    start: runs.map(({ start }) => start).toSorted()[0] ?? '',
    end:
      runs
        .map(({ end }) => end)
        .toSorted()
        .at(-1) ?? '',
  };
}
