/** How a value is stored; tables print it in the unit that readers think in. */
export type Unit = 'bytes' | 'ms' | 'count' | 'score' | 'shift' | 'factor';

/** Everything that is measured, and its unit. */
export const METRICS = {
  /** Bytes are of what the browser asks for until the page has loaded, without what it fetches ahead of need. */
  htmlGzip: 'bytes',
  htmlBrotli: 'bytes',
  cssGzip: 'bytes',
  cssBrotli: 'bytes',
  scriptGzip: 'bytes',
  scriptBrotli: 'bytes',
  images: 'bytes',
  /** Fonts, data, and whatever else. */
  other: 'bytes',
  requests: 'count',
  /** Asked for with the lowest priority after the page has loaded (`rel=prefetch`), gzip. */
  aheadGzip: 'bytes',
  /** All scripts that run once the reader has moved the pointer, gzip. */
  scriptAfterGzip: 'bytes',
  scriptAfterBrotli: 'bytes',

  performance: 'score',
  accessibility: 'score',
  bestPractices: 'score',
  seo: 'score',
  lcp: 'ms',
  tbt: 'ms',
  cls: 'shift',

  /** How many times slower the processor was made. */
  slowdown: 'factor',
  navigation: 'ms',
  inp: 'ms',
  dialog: 'ms',
  firstResult: 'ms',
  /** From the act until the first hit: code and data of the search, gzip. */
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

/** A value with its unit, as a table prints it. */
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

/** Without zeros at the end, which would promise more than was measured. */
function round(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)));
}
