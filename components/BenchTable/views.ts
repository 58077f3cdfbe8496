import type { Metric } from '../../bench/metrics';
import { printValue } from '../../bench/metrics';
import type { Part, PartResult, Row } from '../../bench/results';
import { CASE_LABELS, FAILURE_LABELS, METRIC_LABELS, SUBJECT_LABELS, TABLE_LABELS } from './labels';

interface TableView {
  part: Part;
  /** The columns; rows without any of them are left out, unless they give a reason. */
  metrics: Metric[];
}

/** The tables on the page about performance. */
export const VIEWS = {
  bytes: {
    part: 'pages',
    metrics: ['htmlGzip', 'cssGzip', 'scriptGzip', 'images', 'other', 'requests'],
  },
  later: { part: 'pages', metrics: ['aheadGzip', 'scriptAfterGzip'] },
  brotli: { part: 'pages', metrics: ['htmlBrotli', 'cssBrotli', 'scriptBrotli', 'scriptAfterBrotli'] },
  lighthouse: {
    part: 'lighthouse',
    metrics: ['performance', 'accessibility', 'bestPractices', 'seo', 'lcp', 'tbt', 'cls'],
  },
  firstAct: { part: 'interaction', metrics: ['inp', 'dialog', 'firstResult', 'slowdown'] },
  navigation: { part: 'interaction', metrics: ['navigation'] },
  build: { part: 'build', metrics: ['cold', 'warm', 'memory', 'output'] },
  dev: { part: 'build', metrics: ['devStart', 'hotUpdate', 'devMemory'] },
  growth: { part: 'scale', metrics: ['cold', 'memory', 'output'] },
  growthOfPages: {
    part: 'scale',
    metrics: ['htmlGzip', 'cssGzip', 'scriptAfterGzip', 'other', 'searchGzip'],
  },
} satisfies Record<string, TableView>;

export type ViewName = keyof typeof VIEWS;

/** Texts of a table; a row is shorter than the head if its last cell says why there are no values. */
export interface TableTexts {
  head: string[];
  rows: string[][];
}

/**
 * Returns the table in one language, with the rows that have a value for the view's metrics or say why there is none.
 */
export function tableTexts(view: TableView, { rows }: PartResult, lang: 'en' | 'zh'): TableTexts {
  const { part, metrics } = view;
  const isTold = ({ values, failure, case: kind }: Row) =>
    metrics.some(metric => values[metric] !== undefined) ||
    (failure !== undefined &&
      (part !== 'interaction' || (kind === 'navigation') === metrics.includes('navigation')));
  const told = rows.filter(isTold);
  const hasPages = told.some(({ pages }) => pages !== undefined);
  const hasCases = new Set(told.map(row => row.case)).size > 1;
  return {
    head: [
      TABLE_LABELS.subject[lang],
      ...(hasCases ? [TABLE_LABELS.case[lang]] : []),
      ...(hasPages ? [TABLE_LABELS.pages[lang]] : []),
      ...metrics.map(metric => METRIC_LABELS[metric][lang]),
      TABLE_LABELS.runs[lang],
    ],
    rows: told.map(({ subject, case: kind, pages, runs, values, failure }) => [
      SUBJECT_LABELS[subject][lang],
      ...(hasCases ? [CASE_LABELS[kind][lang]] : []),
      ...(hasPages ? [pages === undefined ? '' : String(pages)] : []),
      ...(failure
        ? [FAILURE_LABELS[failure][lang]]
        : [
            ...metrics.map(metric => {
              const value = values[metric];
              return value === undefined ? '' : printValue(metric, value);
            }),
            String(runs),
          ]),
    ]),
  };
}

/** Date, machine, and versions in one line. */
export function circumstances({ date, machine, versions }: PartResult): string {
  const { platform, cpus, cpu, memoryGb } = machine;
  const tools = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return `${date} · ${platform} · ${cpus} × ${cpu} · ${memoryGb} GB · ${tools.join(' · ')}`;
}
