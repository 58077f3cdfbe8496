import { keyOf, keyOfResult, type PlannedRow } from './plan';
import type { Part, Results, Row } from './results';
import { isDone, type Run, runsOf } from './runs';

/** Seconds that a run of each row took, by the row's key. */
export function secondsPerRun({ parts }: Pick<Results, 'parts'>): Map<string, number> {
  const rows = Object.entries(parts) as [Part, Row[]][];
  return new Map(
    rows.flatMap(([part, rows]) =>
      rows.map((row): [string, number] => [keyOfResult(part, row), row.seconds / Math.max(row.runs, 1)]),
    ),
  );
}

/**
 * Estimates how long the missing runs take. It assumes the times of the last results, scaled by how much faster or
 * slower the runs so far were. For a row that isn't in the last results, it assumes the mean of the runs so far.
 * @returns seconds, or `undefined` if there's nothing to estimate from
 */
export function secondsLeft(
  rows: readonly PlannedRow[],
  runs: readonly Run[],
  last: ReadonlyMap<string, number>,
): number | undefined {
  const compared = runs.filter(({ row }) => last.has(row));
  const expected = sum(compared.map(({ row }) => last.get(row) ?? 0));
  const scale = expected > 0 ? sum(compared.map(({ seconds }) => seconds)) / expected : 1;
  const mean = runs.length > 0 ? sum(runs.map(({ seconds }) => seconds)) / runs.length : undefined;

  let left = 0;
  for (const row of rows) {
    const own = runsOf(row, runs);
    if (isDone(row, own)) continue;
    const known = last.get(keyOf(row));
    const seconds = known === undefined ? mean : known * scale;
    if (seconds === undefined) return undefined;
    left += (row.runs - own.length) * seconds;
  }
  return left;
}

/** Returns a text such as `12 of 96 rows, about 41 min left`. */
export function printProgress(
  rows: readonly PlannedRow[],
  runs: readonly Run[],
  last: ReadonlyMap<string, number>,
): string {
  const done = rows.filter(row => isDone(row, runsOf(row, runs))).length;
  const seconds = secondsLeft(rows, runs, last);
  const time = seconds === undefined ? '' : `, about ${Math.ceil(seconds / 60)} min left`;
  return `${done} of ${rows.length} rows${time}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
