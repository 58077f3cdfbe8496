import type { Metric } from './metrics';

export type Values = Partial<Record<Metric, number>>;

/**
 * The middle one of some numbers; of an even count, the mean of the two in the middle.
 * @throws Error without any number
 */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of no numbers.');
  return (lower + upper) / 2;
}

/** Of each metric the median; one that a run has not measured is the median of the others. */
export function medianValues(runs: readonly Values[]): Values {
  const metrics = new Set(runs.flatMap(values => Object.keys(values) as Metric[]));
  return Object.fromEntries(
    [...metrics].map(metric => [metric, median(runs.flatMap(values => values[metric] ?? []))]),
  );
}
