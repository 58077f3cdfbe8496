import { METRICS, type Metric, percent, printCell } from './metrics';
import type { Results, Row } from './results';

/** The metrics of the rows, in the order of `METRICS`. */
export function metricsOf(rows: readonly Row[]): Metric[] {
  return (Object.keys(METRICS) as Metric[]).filter(metric =>
    rows.some(({ values }) => values[metric] !== undefined),
  );
}

/** Prints the results for a terminal: when and how they were measured, and a table for each part. */
export function printResults({ commit, start, end, machine, node, versions, parts }: Results): string {
  const { platform, cpus, cpu, memoryGb } = machine;
  const tools = Object.entries({ node, ...versions }).map(([name, version]) => `${name} ${version}`);
  return [
    `${commit} · ${start}–${end} · ${platform}, ${cpus} × ${cpu}, ${memoryGb} GB`,
    tools.join(' · '),
    ...Object.entries(parts).map(([part, rows]) => `\n${part}\n${printTable(rows)}`),
  ].join('\n');
}

/** Prints a table with one line for the head, and one for each row. */
export function printTable(rows: readonly Row[]): string {
  const metrics = metricsOf(rows);
  const head = ['', 'case', 'pages', 'runs', 'load', 'repeated', ...metrics];
  const lines = rows.map(({ subject, case: kind, pages, runs, load, repeated, values, failure, message }) => [
    subject,
    kind,
    pages === undefined ? '' : String(pages),
    String(runs),
    load === undefined ? '' : percent(load),
    String(repeated),
    ...(failure
      ? [`${failure}: ${message ?? ''}`]
      : metrics.map(metric => {
          const spread = values[metric];
          return spread === undefined ? '' : printCell(metric, spread);
        })),
  ]);
  const full = [head, ...lines.filter(line => line.length === head.length)];
  const widths = head.map((_, column) => Math.max(...full.map(line => line[column]?.length ?? 0)));
  const print = (line: string[]) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [head, ...lines].map(print).join('\n');
}
