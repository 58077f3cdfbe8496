/** What the charts show, without its position in the picture. */

import { type Metric, printValue } from '../../bench/metrics';
import type { Results, Row } from '../../bench/results';
import type { Language } from '../../site/languages';
import { CASE_LABELS, CHART_LABELS, FAILURE_LABELS, SIZE_LABEL, SUBJECT_LABELS } from './labels';
import { rowsOf, VIEWS } from './views';

export interface ChartBar {
  label: string;
  /** The value as text, or why there is none. */
  text: string;
  /** Lengths of the bar's parts; empty if there's no value. */
  parts: number[];
  /** Smallest and largest value. */
  range?: [number, number];
}

export interface ChartGroup {
  label: string;
  bars: ChartBar[];
}

export interface ChartData {
  /** Text alternative of the picture. */
  title: string;
  /** What the parts of a bar are, if it has several. */
  legend: string[];
  /** Whether each group has its own scale, so that lengths can only be compared within a group. */
  isScaledByGroup: boolean;
  /** A line above the bars. */
  note?: string;
  groups: ChartGroup[];
}

export const CHARTS = { coldBuild, firstAction };

export type ChartName = keyof typeof CHARTS;

/** Time of cold builds, with a group for each number of pages. */
function coldBuild(results: Results, lang: Language): ChartData {
  const rows = rowsOf(VIEWS.growth, results);
  const bar = (row: Row): ChartBar => {
    const { cold } = row.values;
    if (!cold) return missingBar(row, lang);
    return {
      label: SUBJECT_LABELS[row.subject][lang],
      text: printValue('cold', cold.median),
      parts: [cold.median],
      range: [cold.min, cold.max],
    };
  };
  return {
    title: CHART_LABELS.coldBuild[lang],
    legend: [],
    // On one scale, the bars of the smallest sites would be too short to compare.
    isScaledByGroup: true,
    note: CHART_LABELS.ownScale[lang],
    groups: groupedBy(rows, ({ pages = 0 }) => SIZE_LABEL[lang](pages), bar),
  };
}

/** Bytes that a page downloads before the first action, and bytes of the scripts that it downloads later. */
function firstAction(results: Results, lang: Language): ChartData {
  const rows = rowsOf({ ...VIEWS.bytes, cases: ['generated', 'generatedLong'] }, results);
  const bar = (row: Row): ChartBar => {
    if (row.failure) return missingBar(row, lang);
    const bytes = (metric: Metric) => row.values[metric]?.median ?? 0;
    const before = bytes('htmlGzip') + bytes('cssGzip') + bytes('scriptGzip');
    const after = Math.max(bytes('scriptAfterGzip') - bytes('scriptGzip'), 0);
    return {
      label: SUBJECT_LABELS[row.subject][lang],
      text: [before, ...(after > 0 ? [after] : [])].map(value => printValue('htmlGzip', value)).join(' + '),
      parts: [before, after],
    };
  };
  return {
    title: CHART_LABELS.firstAction[lang],
    legend: [CHART_LABELS.before[lang], CHART_LABELS.after[lang]],
    isScaledByGroup: false,
    groups: groupedBy(rows, row => CASE_LABELS[row.case][lang], bar),
  };
}

function missingBar({ subject, failure }: Row, lang: Language): ChartBar {
  return {
    label: SUBJECT_LABELS[subject][lang],
    text: failure ? FAILURE_LABELS[failure][lang] : '–',
    parts: [],
  };
}

/** Groups in the order of their first rows. */
function groupedBy(
  rows: readonly Row[],
  labelOf: (row: Row) => string,
  barOf: (row: Row) => ChartBar,
): ChartGroup[] {
  const groups = new Map<string, ChartBar[]>();
  for (const row of rows) {
    const label = labelOf(row);
    groups.set(label, [...(groups.get(label) ?? []), barOf(row)]);
  }
  return [...groups].map(([label, bars]) => ({ label, bars }));
}
