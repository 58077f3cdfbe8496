import type { Spread } from './median';
import type { Problem } from './parse';
import type { Part, Results, Row } from './results';

/** Finds values that can't be right if all results are from one run of the bench on one commit. */
export function contradictionsIn(results: Results): Problem[] {
  const { start, end } = results;
  return [
    ...(start > end ? [{ place: 'start', reason: `is ${start}, which is after the end, ${end}.` }] : []),
    ...Object.entries(results.parts).flatMap(([part, rows]) => [
      ...rows.flatMap((row, index) => rowContradictions(row, `parts.${part}[${index}]`, results)),
      ...runContradictions(rows, part as Part),
    ]),
  ];
}

function rowContradictions(row: Row, place: string, { commit, start, end }: Results): Problem[] {
  const problems: Problem[] = [];
  if (row.commit !== commit) {
    problems.push({ place: `${place}.commit`, reason: `is ${row.commit}, but the file's is ${commit}.` });
  }
  if (row.start < start || row.start > end) {
    problems.push({
      place: `${place}.start`,
      reason: `is ${row.start}, which isn't from ${start} to ${end}.`,
    });
  }
  if (row.end > end || row.end < row.start) {
    problems.push({
      place: `${place}.end`,
      reason: `is ${row.end}, which isn't from ${row.start} to ${end}.`,
    });
  }
  for (const [metric, { min, median, max }] of Object.entries(row.values) as [string, Spread][]) {
    if (min <= median && median <= max) continue;
    const reason = `should be in order, but min is ${min}, median is ${median}, and max is ${max}.`;
    problems.push({ place: `${place}.values.${metric}`, reason });
  }
  return problems;
}

/** Finds rows of the same part, size, and case that have different numbers of runs. Failed rows may differ. */
function runContradictions(rows: readonly Row[], part: Part): Problem[] {
  const first = new Map<string, number>();
  return rows.flatMap((row, index) => {
    if (row.failure) return [];
    const kind = `${row.pages} ${row.case}`;
    const runs = first.get(kind) ?? row.runs;
    first.set(kind, runs);
    if (runs === row.runs) return [];
    const reason = `is ${row.runs}, but other rows of this size and case have ${runs}.`;
    return [{ place: `parts.${part}[${index}].runs`, reason }];
  });
}
