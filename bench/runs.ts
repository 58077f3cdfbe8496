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
 * Measures the missing runs. If a run fails, its row isn't measured again.
 * @param runs the runs so far; new ones are added to this array
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

/** The message of a row that has no runs, because the bench was ended too early. */
const ENDED = 'The bench was ended before it came to this.';

/**
 * Shortens the plan of a bench that's ended before it's complete. All rows of the same part, size, and case get the
 * number of runs of the one with the fewest, so that they can be compared.
 */
export function shortenPlan(planned: readonly PlannedRow[], runs: readonly Run[]): PlannedRow[] {
  const kindOf = ({ part, case: kind, pages }: PlannedRow) => [part, kind, pages].join(' ');
  const fewest = new Map<string, number>();
  for (const row of planned) {
    const own = runsOf(row, runs);
    if (own.some(({ failure }) => failure)) continue;
    fewest.set(kindOf(row), Math.min(fewest.get(kindOf(row)) ?? row.runs, own.length));
  }
  return planned.map(row => ({ ...row, runs: fewest.get(kindOf(row)) ?? row.runs }));
}

/**
 * Returns the rows of the results by part. Rows that still need runs are left out. If a shortened plan has no runs for
 * a row, the row says that the bench was ended.
 */
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
        if (row.runs === 0 && own.length === 0) return [endedRow(row, spanOf(runs).end, commit)];
        return isDone(row, own) ? [resultRow(row, own, commit)] : [];
      });
    if (rows.length > 0) parts[part] = rows;
  }
  return parts;
}

function endedRow({ subject, case: kind, pages }: PlannedRow, end: string, commit: string): Row {
  return {
    subject,
    case: kind,
    ...(pages === undefined ? {} : { pages }),
    runs: 0,
    values: {},
    failure: 'notMeasured',
    message: ENDED,
    start: end,
    end,
    seconds: 0,
    commit,
    repeated: 0,
  };
}

function resultRow(planned: PlannedRow, runs: readonly Run[], commit: string): Row {
  const { subject, case: kind, pages } = planned;
  const failed = runs.find(({ failure }) => failure);
  const kept = failed ? [] : runs.slice(0, planned.runs);
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

/** Returns the first start and the last end. ISO times in UTC can be sorted as text. */
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
