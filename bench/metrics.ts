import type { Spread } from './median';

/** How a value is stored. Tables print it in a unit that's easier to read. */
export type Unit = 'bytes' | 'ms' | 'count' | 'score' | 'shift' | 'factor';

/** The names and units of everything that the bench measures. */
export const METRICS = {
  /** Sizes of what the browser requests without any interaction, except for what it prefetches. */
  htmlGzip: 'bytes',
  htmlBrotli: 'bytes',
  cssGzip: 'bytes',
  cssBrotli: 'bytes',
  scriptGzip: 'bytes',
  scriptBrotli: 'bytes',
  images: 'bytes',
  /** Fonts, data, and other files. */
  other: 'bytes',
  requests: 'count',
  /** What the browser prefetches with the lowest priority (`rel=prefetch`), gzip. */
  aheadGzip: 'bytes',
  /** Scripts that the page loads by itself and after the reader has moved the pointer, together, gzip. */
  scriptAfterGzip: 'bytes',
  scriptAfterBrotli: 'bytes',

  performance: 'score',
  accessibility: 'score',
  bestPractices: 'score',
  seo: 'score',
  lcp: 'ms',
  tbt: 'ms',
  cls: 'shift',

  /** The factor by which the CPU was slowed down. */
  slowdown: 'factor',
  navigation: 'ms',
  inp: 'ms',
  dialog: 'ms',
  firstResult: 'ms',
  /** Code and data that the search loads until the first result, gzip. */
  searchGzip: 'bytes',

  pages: 'count',
  cold: 'ms',
  warm: 'ms',
  memory: 'bytes',
  output: 'bytes',
  devStart: 'ms',
  hotUpdate: 'ms',
  devMemory: 'bytes',
} as const satisfies Record<string, Unit>;

export type Metric = keyof typeof METRICS;

export function isMetric(name: string): name is Metric {
  return Object.hasOwn(METRICS, name);
}

/**
 * Prints the median with its unit, and the range from the smallest to the largest value. If both look the same, there's
 * no range.
 */
export function printSpread(metric: Metric, { min, median, max }: Spread): { value: string; range?: string } {
  const value = printValue(metric, median);
  const [least, most] = [printValue(metric, min), printValue(metric, max)];
  if (least === most) return { value };
  const [number, unit] = least.split(' ');
  return { value, range: `${most.endsWith(` ${unit}`) ? number : least}–${most}` };
}

/** Prints the median, followed by the range in brackets. */
export function printCell(metric: Metric, spread: Spread): string {
  const { value, range } = printSpread(metric, spread);
  return range ? `${value} (${range})` : value;
}

/** Prints a value with its unit. */
export function printValue(metric: Metric, value: number): string {
  switch (METRICS[metric]) {
    case 'bytes':
      return value >= 2 ** 20 ? `${round(value / 2 ** 20, 1)} MB` : `${round(value / 1024, 1)} KB`;
    case 'ms':
      return value >= 1000 ? `${round(value / 1000, 2)} s` : `${round(value, 0)} ms`;
    case 'shift':
      return round(value, 3);
    case 'factor':
      return `${round(value, 1)}×`;
    default:
      return round(value, 0);
  }
}

/** @param share from 0 to 1 */
export function percent(share: number): string {
  return `${round(share * 100, 1)}%`;
}

/** Rounds a value, and leaves out zeros at the end, which would suggest more precision. */
function round(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)));
}
