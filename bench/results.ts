/** The names of what the bench measures, and how a value is printed. Pages use this file, so it imports no package. */
import type { Spread } from './schema';

/** The parts of the bench, in the order in which they run. */
export const PARTS = ['pages', 'build', 'interaction', 'lighthouse', 'scale'] as const;
export type Part = (typeof PARTS)[number];

/** This site, and generated pages in several setups. */
export const SUBJECTS = [
  'site',
  'siteTheme',
  'siteThemeLean',
  'rspress',
  'vitepress',
  'docusaurus',
  'starlight',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** The route of one page of this site of each kind. */
export const KINDS_OF_PAGES = {
  home: '/',
  guide: '/guide/basic/deploy',
  reference: '/api/config/config-basic',
  overview: '/api/',
  live: '/plugin/official-plugins/playground',
  /** The page with the longest source; a test fails if another page becomes longer. */
  longest: '/guide/troubleshooting',
} as const;
export const ACTIONS = ['click', 'key', 'tap', 'navigation'] as const;
/** Pages of this site, generated pages, a reader's actions, and whole sites. */
export const CASES = [
  ...(Object.keys(KINDS_OF_PAGES) as (keyof typeof KINDS_OF_PAGES)[]),
  'generated',
  'generatedLong',
  ...ACTIONS,
  'all',
] as const;
export type Case = (typeof CASES)[number];

/** Why a row has no values. */
export const FAILURES = ['outOfMemory', 'notBuilt', 'notMeasured', 'disturbed'] as const;
export type Failure = (typeof FAILURES)[number];

/** How a value is stored. Tables print it in a unit that's easier to read. */
type Unit = 'bytes' | 'ms' | 'count' | 'score' | 'shift' | 'factor';

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

  cold: 'ms',
  warm: 'ms',
  memory: 'bytes',
  output: 'bytes',
  devStart: 'ms',
  hotUpdate: 'ms',
  devMemory: 'bytes',
} as const satisfies Record<string, Unit>;
export type Metric = keyof typeof METRICS;

/** What one run has measured. */
export type Values = Partial<Record<Metric, number>>;

/** Prints the median with its unit, and the range in brackets, unless both ends look the same. */
export function printCell(metric: Metric, { min, median, max }: Spread): string {
  const value = printValue(metric, median);
  const [least, most] = [printValue(metric, min), printValue(metric, max)];
  if (least === most) return value;
  const [number, unit] = least.split(' ');
  return `${value} (${most.endsWith(` ${unit}`) ? number : least}–${most})`;
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
