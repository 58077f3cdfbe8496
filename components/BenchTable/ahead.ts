/** Where other setups are ahead of this site's theme, computed from the results. */
import { METRICS, type Metric, PARTS, printValue } from '../../bench/results';
import type { Results, Row } from '../../bench/schema';
import type { Language } from '../../site/languages';
import { LABELS, sizeLabel } from './labels';
import type { TableTexts } from './views';

const OWN = 'siteTheme';
/** This site's theme with fewer plugins isn't another setup. */
const OWN_TOO = 'siteThemeLean';
/** Conditions of a measurement rather than results, and sizes that are also measured with gzip. */
const LEFT_OUT = /^slowdown$|Brotli$/;

/** A line for each value of the generated pages that's better in another setup, with the best setup first. */
export function aheadTexts({ parts }: Results, lang: Language): TableTexts {
  const rows = PARTS.flatMap(part => {
    const measured = parts[part] ?? [];
    return measured
      .filter(({ subject }) => subject === OWN)
      .flatMap(own => {
        const same = measured.filter(other => other.case === own.case && other.pages === own.pages);
        const others = same.filter(({ subject }) => subject !== OWN && subject !== OWN_TOO);
        const place = `${LABELS.cases[own.case][lang]} · ${sizeLabel(own.pages ?? 0, lang)}`;
        return (Object.keys(own.values) as Metric[]).flatMap(metric => {
          const better = betterOnes(own, others, metric);
          if (better.length === 0) return [];
          const value = `${LABELS.parts[part][lang]} · ${LABELS.metrics[metric][lang]}`;
          const texts = better.map(row => `${LABELS.subjects[row.subject][lang]} ${cellOf(row, metric)}`);
          return [[value, place, cellOf(own, metric), texts.join(' · ')]];
        });
      });
  });
  const { value, others } = LABELS.ahead;
  return { head: [value[lang], LABELS.table.case[lang], LABELS.subjects[OWN][lang], others[lang]], rows };
}

function betterOnes(own: Row, others: Row[], metric: Metric): Row[] {
  if (LEFT_OUT.test(metric)) return [];
  const sign = METRICS[metric] === 'score' ? -1 : 1;
  const rankOf = ({ values }: Row) => sign * (values[metric]?.median ?? Number.NaN);
  return others
    .filter(row => rankOf(row) < rankOf(own) && cellOf(row, metric) !== cellOf(own, metric))
    .sort((a, b) => rankOf(a) - rankOf(b));
}

function cellOf({ values }: Row, metric: Metric): string {
  const spread = values[metric];
  return spread ? printValue(metric, spread.median) : '';
}
