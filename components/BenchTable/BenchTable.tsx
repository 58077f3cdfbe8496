// For readers who ask how fast this site is: the benchmark's results, unedited.

import latest from '../../bench/results/latest.json';
import type { Results } from '../../bench/schema';
import { usePageLanguage } from '../../theme/support/usePageLanguage';
import { DataTable } from '../DataTable/DataTable';
import { aheadTexts } from './ahead';
import styles from './BenchTable.module.css';
import { Chart } from './Chart';
import { CHARTS, type ChartName } from './charts';
import { LABELS } from './labels';
import { circumstances, missingResults, splitCell, tableTexts, VIEWS, type ViewName } from './views';

/** The documentation checks parse the file. */
const results = latest as Results;

/** A table from `bench/results/latest.json`: medians, each with its range if the runs differ. */
export function BenchTable({ view }: { view: ViewName }) {
  const lang = usePageLanguage();
  const { head, rows } = tableTexts(VIEWS[view], results, lang);
  if (rows.length === 0) return <p>{LABELS.table.none[lang]}</p>;
  return <DataTable head={head} rows={rows} renderCell={renderCell} />;
}

function renderCell(text: string) {
  const { value, range } = splitCell(text);
  if (!range) return value;
  return (
    <>
      {value} <small className={styles.range}>{range}</small>
    </>
  );
}

/** A bar chart of the results. The table with the same numbers comes right after it on the page. */
export function BenchChart({ view }: { view: ChartName }) {
  const lang = usePageLanguage();
  // The table says the same in Markdown.
  return import.meta.env.SSG_MD ? null : <Chart {...CHARTS[view](results, lang)} />;
}

/** A table of the values in which other setups are ahead of this site's theme. */
export function BenchAhead() {
  const lang = usePageLanguage();
  const { head, rows } = aheadTexts(results, lang);
  if (rows.length === 0) return <p>{LABELS.ahead.none[lang]}</p>;
  return <DataTable head={head} rows={rows} />;
}

/** Shows when everything was measured, on which machine, and with which versions. */
export function BenchCircumstances() {
  const text = circumstances(results, usePageLanguage());
  return import.meta.env.SSG_MD ? `\n\n${text}\n\n` : <p>{text}</p>;
}

/** Lists the results that are missing, each with the reason and what the tool printed. */
export function BenchFailures() {
  const lang = usePageLanguage();
  const colon = LABELS.table.colon[lang];
  const missing = missingResults(results, lang);
  if (import.meta.env.SSG_MD) {
    const lines = missing.map(
      ({ what, reason, message }) =>
        `- ${what}${colon}${reason}${message ? ` \`${message.replaceAll('`', "'")}\`` : ''}`,
    );
    return `\n\n${lines.length > 0 ? lines.join('\n') : LABELS.table.complete[lang]}\n\n`;
  }
  if (missing.length === 0) return <p>{LABELS.table.complete[lang]}</p>;
  return (
    <ul>
      {missing.map(({ what, reason, message }) => (
        <li key={what}>
          {what}
          {colon}
          {reason} {message && <code>{message}</code>}
        </li>
      ))}
    </ul>
  );
}
