import { METRICS, type Metric, printValue } from './metrics';
import type { PartResult, Row } from './results';

/** The metrics that at least one of the rows has, in the order of `METRICS`. */
export function metricsOf(rows: readonly Row[]): Metric[] {
  return (Object.keys(METRICS) as Metric[]).filter(metric =>
    rows.some(({ values }) => values[metric] !== undefined),
  );
}

/** One part as text for a terminal, a line for each row. */
export function printTable(title: string, { date, machine, versions, rows }: PartResult): string {
  const metrics = metricsOf(rows);
  const head = ['', 'case', 'pages', 'runs', ...metrics];
  const lines = rows.map(({ subject, case: kind, pages, runs, values, failure, message }) => [
    subject,
    kind,
    pages === undefined ? '' : String(pages),
    String(runs),
    ...(failure
      ? [`${failure}: ${message ?? ''}`]
      : metrics.map(metric => {
          const value = values[metric];
          return value === undefined ? '' : printValue(metric, value);
        })),
  ]);
  const full = [head, ...lines.filter(line => line.length === head.length)];
  const widths = head.map((_, column) => Math.max(...full.map(line => line[column]?.length ?? 0)));
  const print = (line: string[]) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const tools = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return [
    `${title} · ${date} · ${machine.platform}, ${machine.cpus} × ${machine.cpu}, ${machine.memoryGb} GB`,
    tools.join(' · '),
    ...[head, ...lines].map(print),
  ].join('\n');
}
