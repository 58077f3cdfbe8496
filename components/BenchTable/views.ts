import { type Case, type Metric, PARTS, type Part, percent, printCell } from '../../bench/results';
import type { Results, Row } from '../../bench/schema';
import type { Language } from '../../site/languages';
import { LABELS, sizeLabel } from './labels';

export interface TableView {
  /** The parts that the rows are from. */
  parts: Part[];
  /** Restricts the rows to these cases. */
  cases?: Case[];
  /** The columns. Rows without any of these values are left out, unless they failed. */
  metrics: Metric[];
}

/** The tables on the page about performance. */
export const VIEWS = {
  bytes: {
    parts: ['pages'],
    metrics: ['htmlGzip', 'cssGzip', 'scriptGzip', 'images', 'other', 'requests', 'scriptAfterGzip'],
  },
  later: { parts: ['pages'], metrics: ['aheadGzip', 'scriptAfterGzip'] },
  brotli: { parts: ['pages'], metrics: ['htmlBrotli', 'cssBrotli', 'scriptBrotli', 'scriptAfterBrotli'] },
  lighthouse: {
    parts: ['lighthouse'],
    metrics: ['performance', 'accessibility', 'bestPractices', 'seo', 'lcp', 'tbt', 'cls'],
  },
  firstAct: {
    parts: ['interaction'],
    cases: ['click', 'key', 'tap'],
    metrics: ['inp', 'dialog', 'firstResult', 'slowdown'],
  },
  navigation: { parts: ['interaction'], cases: ['navigation'], metrics: ['navigation'] },
  build: { parts: ['build'], metrics: ['cold', 'warm', 'memory', 'output'] },
  dev: { parts: ['build'], metrics: ['devStart', 'hotUpdate', 'devMemory'] },
  // `scale` leaves out the number of pages that the other parts measure.
  growth: { parts: ['build', 'scale'], cases: ['generated'], metrics: ['cold', 'memory', 'output'] },
  growthOfPages: {
    parts: ['pages', 'scale'],
    cases: ['generated'],
    metrics: ['htmlGzip', 'cssGzip', 'scriptAfterGzip', 'other', 'searchGzip'],
  },
} satisfies Record<string, TableView>;

export type ViewName = keyof typeof VIEWS;

/** Texts of a table. If a row failed, its last cell says why, and it's shorter than the head. */
export interface TableTexts {
  head: string[];
  rows: string[][];
}

/** The rows of a view: those that have one of its values, and those that failed. */
export function rowsOf({ parts, cases, metrics }: TableView, results: Results): Row[] {
  return parts
    .flatMap(part => results.parts[part] ?? [])
    .filter(row => !cases || cases.includes(row.case))
    .filter(row => row.failure || metrics.some(metric => row.values[metric]));
}

/** A view as a table in one language. */
export function tableTexts(view: TableView, results: Results, lang: Language): TableTexts {
  const rows = rowsOf(view, results);
  const hasPages = rows.some(({ pages }) => pages !== undefined);
  const hasCases = new Set(rows.map(row => row.case)).size > 1;
  const line = (subject: string, kind: string, pages: string, ...others: string[]) => [
    subject,
    ...(hasCases ? [kind] : []),
    ...(hasPages ? [pages] : []),
    ...others,
  ];
  const { subject, case: kind, pages, runs } = LABELS.table;
  const metricLabels = view.metrics.map(metric => LABELS.metrics[metric][lang]);
  return {
    head: line(subject[lang], kind[lang], pages[lang], ...metricLabels, runs[lang]),
    rows: rows.map(({ subject, case: kind, pages = '', runs, values, failure }) => {
      const cells = view.metrics.map(metric => (values[metric] ? printCell(metric, values[metric]) : ''));
      const result = failure ? [LABELS.failures[failure][lang]] : [...cells, String(runs)];
      return line(LABELS.subjects[subject][lang], LABELS.cases[kind][lang], String(pages), ...result);
    }),
  };
}

/** Splits a cell into the median and the range that follows it in brackets. */
export function splitCell(text: string): { value: string; range?: string } {
  const [, value, range] = /^(.+) \(([^()]+–[^()]+)\)$/.exec(text) ?? [];
  return value && range ? { value, range } : { value: text };
}

/** Returns one line: when, where, and with which versions everything was measured, and how busy the machine was. */
export function circumstances(results: Results, lang: Language): string {
  const { commit, start, end, machine, node, versions } = results;
  const rows = PARTS.flatMap(part => results.parts[part] ?? []);
  const loads = rows.flatMap(({ load }) => load ?? []);
  const labels = LABELS.circumstances;
  /** `2026-01-31 12:00` */
  const minute = (time: string) => time.slice(0, 16).replace('T', ' ');
  return [
    `${labels.commit[lang]} ${commit.slice(0, 8)}`,
    `${minute(start)}–${minute(end)} UTC`,
    machine.platform,
    `${machine.cpus} × ${machine.cpu}`,
    `${machine.memoryGb} GB`,
    ...Object.entries({ 'Node.js': node, ...versions }).map(([name, version]) => `${name} ${version}`),
    ...(loads.length > 0 ? [`${labels.load[lang]} ${percent(Math.max(...loads))}`] : []),
    `${labels.repeated[lang]} ${rows.reduce((sum, row) => sum + row.repeated, 0)}`,
  ].join(' · ');
}

export interface MissingResult {
  /** Which result it is. */
  what: string;
  reason: string;
  /** What the tool printed, in English. */
  message?: string;
}

/** The results that are missing, and why. */
export function missingResults({ parts }: Results, lang: Language): MissingResult[] {
  return PARTS.flatMap(part =>
    (parts[part] ?? []).flatMap(({ subject, case: kind, pages, failure, message }) => {
      if (!failure) return [];
      const { parts, subjects, cases, failures } = LABELS;
      const size = pages === undefined ? [] : [sizeLabel(pages, lang)];
      const what = [parts[part][lang], subjects[subject][lang], cases[kind][lang], ...size].join(' · ');
      return [{ what, reason: failures[failure][lang], message }];
    }),
  );
}
