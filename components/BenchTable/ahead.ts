/** Where other setups are ahead of this site's theme, computed from the results. */

import { METRICS, type Metric, printValue } from '../../bench/metrics';
import { PARTS, type Results, type Row } from '../../bench/results';
import type { Language } from '../../site/languages';
import {
  AHEAD_LABELS,
  CASE_LABELS,
  METRIC_LABELS,
  PART_LABELS,
  SIZE_LABEL,
  SUBJECT_LABELS,
  TABLE_LABELS,
} from './labels';
import type { TableTexts } from './views';

const OWN = 'siteTheme';
/** This site's theme with fewer plugins isn't another setup. */
const OWN_TOO = 'siteThemeLean';
/** Conditions of a measurement rather than results, and sizes that are also measured with gzip. */
const LEFT_OUT: Metric[] = [
  'slowdown',
  'pages',
  'htmlBrotli',
  'cssBrotli',
  'scriptBrotli',
  'scriptAfterBrotli',
];

/** A line for each value of the generated pages that's better in another setup, with the best setup first. */
export function aheadTexts(results: Results, lang: Language): TableTexts {
  const rows = PARTS.flatMap(part => {
    const measured = results.parts[part] ?? [];
    return measured
      .filter(({ subject }) => subject === OWN)
      .flatMap(own => {
        const others = measured.filter(
          other =>
            ![OWN, OWN_TOO].includes(other.subject) && other.case === own.case && other.pages === own.pages,
        );
        return (Object.keys(own.values) as Metric[]).flatMap(metric => {
          const better = betterOnes(own, others, metric);
          if (better.length === 0) return [];
          const what = [CASE_LABELS[own.case][lang], SIZE_LABEL[lang](own.pages ?? 0)];
          return [
            [
              `${PART_LABELS[part][lang]} · ${METRIC_LABELS[metric][lang]}`,
              what.join(' · '),
              cellOf(own, metric),
              better.map(row => `${SUBJECT_LABELS[row.subject][lang]} ${cellOf(row, metric)}`).join(' · '),
            ],
          ];
        });
      });
  });
  const { value, others } = AHEAD_LABELS;
  return { head: [value[lang], TABLE_LABELS.case[lang], SUBJECT_LABELS[OWN][lang], others[lang]], rows };
}

function betterOnes(own: Row, others: Row[], metric: Metric): Row[] {
  if (LEFT_OUT.includes(metric)) return [];
  const sign = METRICS[metric] === 'score' ? -1 : 1;
  const rankOf = ({ values }: Row) => sign * (values[metric]?.median ?? 0);
  return others
    .filter(
      row => row.values[metric] && rankOf(row) < rankOf(own) && cellOf(row, metric) !== cellOf(own, metric),
    )
    .sort((a, b) => rankOf(a) - rankOf(b));
}

function cellOf({ values }: Row, metric: Metric): string {
  const spread = values[metric];
  return spread ? printValue(metric, spread.median) : '';
}
