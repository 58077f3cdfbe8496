/** What the charts show. */
import { printValue } from '../../bench/results';
import type { Results, Row } from '../../bench/schema';
import type { Language } from '../../site/languages';
import { LABELS, sizeLabel } from './labels';
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

export interface ChartData {
  /** Text alternative of the picture. */
  title: string;
  /** What the parts of a bar are, if it has several. */
  legend: string[];
  /** Whether each group has its own scale, so that lengths can only be compared within a group. */
  isScaledByGroup: boolean;
  /** A line above the bars. */
  note?: string;
  groups: { label: string; bars: ChartBar[] }[];
}

export const CHARTS = { coldBuild, firstAction };

export type ChartName = keyof typeof CHARTS;

/** Time of cold builds, with a group for each number of pages. */
function coldBuild(results: Results, lang: Language): ChartData {
  const { coldBuild, ownScale } = LABELS.charts;
  return {
    title: coldBuild[lang],
    legend: [],
    // On one scale, the bars of the smallest sites would be too short to compare.
    isScaledByGroup: true,
    note: ownScale[lang],
    groups: groupsOf(
      rowsOf(VIEWS.growth, results),
      lang,
      ({ pages = 0 }) => sizeLabel(pages, lang),
      ({ values: { cold } }) =>
        cold && {
          text: printValue('cold', cold.median),
          parts: [cold.median],
          range: [cold.min, cold.max],
        },
    ),
  };
}

/** Bytes that a page downloads before the first action, and bytes of the scripts that it downloads later. */
function firstAction(results: Results, lang: Language): ChartData {
  const { firstAction, before, after } = LABELS.charts;
  return {
    title: firstAction[lang],
    legend: [before[lang], after[lang]],
    isScaledByGroup: false,
    groups: groupsOf(
      rowsOf({ ...VIEWS.bytes, cases: ['generated', 'generatedLong'] }, results),
      lang,
      row => LABELS.cases[row.case][lang],
      ({ values: { htmlGzip, cssGzip, scriptGzip, scriptAfterGzip } }) => {
        const sum = [htmlGzip, cssGzip, scriptGzip].reduce((sum, spread) => sum + (spread?.median ?? 0), 0);
        const later = Math.max((scriptAfterGzip?.median ?? 0) - (scriptGzip?.median ?? 0), 0);
        const parts = later > 0 ? [sum, later] : [sum];
        return { text: parts.map(value => printValue('htmlGzip', value)).join(' + '), parts };
      },
    ),
  };
}

/** Groups in the order of their first rows. Rows without a value say why. */
function groupsOf(
  rows: readonly Row[],
  lang: Language,
  groupLabel: (row: Row) => string,
  barOf: (row: Row) => Omit<ChartBar, 'label'> | undefined,
): ChartData['groups'] {
  const groups = new Map<string, ChartBar[]>();
  for (const row of rows) {
    const missing = { text: row.failure ? LABELS.failures[row.failure][lang] : '–', parts: [] };
    const bar = { label: LABELS.subjects[row.subject][lang], ...((!row.failure && barOf(row)) || missing) };
    groups.set(groupLabel(row), [...(groups.get(groupLabel(row)) ?? []), bar]);
  }
  return [...groups].map(([label, bars]) => ({ label, bars }));
}
