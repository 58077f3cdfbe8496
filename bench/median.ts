import type { Metric } from './metrics';

/** What one run has measured. */
export type Values = Partial<Record<Metric, number>>;

/** Values of several runs. */
export interface Spread {
  min: number;
  median: number;
  max: number;
}

export type Spreads = Partial<Record<Metric, Spread>>;

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

/** Returns the spread of each metric over the runs that measured it. */
export function spreadsOf(runs: readonly Values[]): Spreads {
  const metrics = new Set(runs.flatMap(values => Object.keys(values) as Metric[]));
  return Object.fromEntries(
    [...metrics].map(metric => {
      const numbers = runs.flatMap(values => values[metric] ?? []);
      return [
        metric,
        {
          min: rounded(Math.min(...numbers)),
          median: rounded(median(numbers)),
          max: rounded(Math.max(...numbers)),
        },
      ];
    }),
  );
}

/** Rounds to three decimals, because more would only be noise. */
function rounded(value: number): number {
  return Number(value.toFixed(3));
}
