import { expect, it } from 'vitest';
import {
  circumstances,
  missingResults,
  splitCell,
  tableTexts,
  VIEWS,
} from '../../../components/BenchTable/views';
import { ROWS, resultsOf, rowOf, spread } from './fixture';

const view = { parts: ['pages' as const], metrics: ['htmlGzip' as const, 'requests' as const] };

it('shows the rows that have values of the view, with their range, and the failed rows', () => {
  expect(tableTexts(view, resultsOf(), 'en')).toEqual({
    head: ['Site', 'Page or action', 'Pages per language', 'HTML', 'Requests', 'Runs'],
    rows: [
      ['This site', 'home page', '', '2 KB', '4', '1'],
      ['This site', 'guide', '', '1.5 KB (1–2 KB)', '', '1'],
      ['VitePress', 'generated page', '100', '3 MB', '', '1'],
      ['Starlight', 'generated page', '100', 'The build failed.'],
    ],
  });
});

it('omits columns that are empty or the same in every row', () => {
  const { head } = tableTexts(
    { ...view, metrics: ['htmlGzip'] },
    resultsOf({ pages: ROWS.slice(0, 1) }),
    'zh',
  );
  expect(head).toEqual(['站点', 'HTML', '次数']);
});

it("has no rows if a part wasn't measured", () => {
  expect(tableTexts(VIEWS.lighthouse, resultsOf(), 'en').rows).toEqual([]);
});

it('splits a cell into its median and its range', () => {
  expect(splitCell('1.5 KB (1–2 KB)')).toEqual({ value: '1.5 KB', range: '1–2 KB' });
  expect(splitCell('2 KB')).toEqual({ value: '2 KB' });
  expect(splitCell('内存峰值（开发）')).toEqual({ value: '内存峰值（开发）' });
});

it('shows a failed action in the table of its values', () => {
  const failed = (kind: 'click' | 'navigation') =>
    rowOf({ subject: 'site', case: kind, runs: 0, failure: 'notMeasured' });
  const results = resultsOf({ interaction: [failed('click'), failed('navigation')] });
  expect(tableTexts(VIEWS.navigation, results, 'en').rows).toHaveLength(1);
  expect(tableTexts(VIEWS.firstAct, results, 'en').rows).toHaveLength(1);
});

it('growth tables start at the page count of the other parts', () => {
  const generated = (pages: number, values: object) =>
    rowOf({ subject: 'rspress', case: 'generated', pages, values });
  const results = resultsOf({
    pages: [generated(100, { htmlGzip: spread(1024) })],
    build: [
      rowOf({ subject: 'site', case: 'all', values: { cold: spread(9) } }),
      generated(100, { cold: spread(1) }),
    ],
    scale: [generated(500, { cold: spread(2), htmlGzip: spread(2048) })],
  });
  const column = (name: 'growth' | 'growthOfPages') =>
    tableTexts(VIEWS[name], results, 'en').rows.map(cells => cells.slice(1, 3));
  expect(column('growth')).toEqual([
    ['100', '1 ms'],
    ['500', '2 ms'],
  ]);
  expect(column('growthOfPages')).toEqual([
    ['100', '1 KB'],
    ['500', '2 KB'],
  ]);
});

it.each(['en', 'zh'] as const)('has columns with different names (%s)', lang => {
  for (const view of Object.values(VIEWS)) {
    const [part = 'pages'] = view.parts;
    const values = Object.fromEntries(view.metrics.map(metric => [metric, spread(1)]));
    const { head } = tableTexts(
      view,
      resultsOf({ [part]: [rowOf({ subject: 'site', case: 'click', pages: 1, values })] }),
      lang,
    );
    expect(new Set(head).size).toBe(head.length);
  }
});

it('prints the commit, time, machine, versions, load, and repeated runs', () => {
  expect(circumstances(resultsOf(), 'en')).toBe(
    'commit aaaaaaaa · 2026-01-31 12:00–2026-01-31 13:00 UTC · linux x64 · 2 × Some CPU · 8 GB · Node.js 22.0.0 · vitepress 1.2.3 · other programs’ share of the CPU time: at most 4.2% · repeated runs: 2',
  );
  expect(circumstances(resultsOf(), 'zh')).toContain('最多 4.2% · 重测次数： 2');
});

it("omits the load if it wasn't measured", () => {
  const rows = ROWS.map(({ load, ...row }) => row);
  expect(circumstances(resultsOf({ pages: rows }), 'en')).not.toContain('CPU time');
});

it('lists missing results with the reason and the message', () => {
  expect(missingResults(resultsOf(), 'en')).toEqual([
    {
      what: 'Page size · Starlight · generated page · 100 pages per language',
      reason: 'The build failed.',
      message: 'no pages',
    },
  ]);
  expect(missingResults(resultsOf({ pages: ROWS.slice(0, 3) }), 'zh')).toEqual([]);
});
