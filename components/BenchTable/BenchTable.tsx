// For readers who ask how fast this is: the benchmark's results, unedited.

import { type Part, readResults } from '../../bench/results';
import latest from '../../bench/results/latest.json';
import { usePageLanguage } from '../../theme/support/usePageLanguage';
import { DataTable } from '../DataTable/DataTable';
import { TABLE_LABELS } from './labels';
import { circumstances, tableTexts, VIEWS, type ViewName } from './views';

const results = readResults(latest);

/** A table from `bench/results/latest.json`. */
export function BenchTable({ view }: { view: ViewName }) {
  const lang = usePageLanguage();
  const { part } = VIEWS[view];
  const result = results[part];
  if (!result) return <p>{TABLE_LABELS.none[lang]}</p>;
  const { head, rows } = tableTexts(VIEWS[view], result, lang);
  return <DataTable head={head} rows={rows} />;
}

/** Shows when a part was measured, on which machine, and with which versions. */
export function BenchCircumstances({ part }: { part: Part }) {
  const lang = usePageLanguage();
  const result = results[part];
  const text = result ? circumstances(result) : TABLE_LABELS.none[lang];
  return import.meta.env.SSG_MD ? `\n\n${text}\n\n` : <p>{text}</p>;
}
