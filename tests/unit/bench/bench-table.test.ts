import { expect, it } from 'vitest';
import { circumstances, tableTexts, VIEWS } from '../../../components/BenchTable/views';
import { PART, ROWS } from './fixture';

it('shows the rows that have a value of the view, and those that say why they have none', () => {
  expect(tableTexts({ part: 'pages', metrics: ['htmlGzip', 'requests'] }, PART, 'en')).toEqual({
    head: ['Site', 'Page or action', 'Pages per language', 'HTML', 'Requests', 'Runs'],
    rows: [
      ['This site', 'home page', '', '2 KB', '4', '1'],
      ['This site', 'guide', '', '1.5 KB', '', '1'],
      ['VitePress', 'generated page', '100', '3 MB', '', '1'],
      ['Starlight', 'generated page', '100', 'The registry doesn’t have it.'],
    ],
  });
});

it('leaves out columns that would say the same in each row, or nothing', () => {
  const rows = ROWS.slice(0, 1);
  const { head } = tableTexts({ part: 'pages', metrics: ['htmlGzip'] }, { ...PART, rows }, 'zh');
  expect(head).toEqual(['站点', 'HTML', '次数']);
});

it('shows a failed act where its values would be', () => {
  const failed = (kind: 'click' | 'navigation') =>
    ({ subject: 'site', case: kind, runs: 1, values: {}, failure: 'notMeasured' }) as const;
  const part = { ...PART, rows: [failed('click'), failed('navigation')] };
  expect(tableTexts(VIEWS.navigation, part, 'en').rows).toHaveLength(1);
  expect(tableTexts(VIEWS.firstAct, part, 'en').rows).toHaveLength(1);
});

it('has columns that can be told apart', () => {
  for (const view of Object.values(VIEWS)) {
    const rows = [{ ...ROWS[0], subject: 'site', case: 'home', runs: 1, pages: 1 } as const].map(row => ({
      ...row,
      values: Object.fromEntries(view.metrics.map(metric => [metric, 1])),
    }));
    const { head } = tableTexts(view, { ...PART, rows }, 'zh');
    expect(new Set(head).size).toBe(head.length);
  }
});

it('tells day, machine and versions', () => {
  expect(circumstances(PART)).toBe(
    '2026-01-31 · linux x64 · 2 × Some CPU · 8 GB · node 22.0.0 · vitepress 1.2.3',
  );
});
