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

/** What a row says that no run was made for, because the bench was ended before. */
const ENDED = 'The bench was ended before it came to this.';

/**
 * The plan of a bench that's ended before it's complete. Rows of one part, size, and case have as many runs as the one
 * with the fewest, so that they can be compared.
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
