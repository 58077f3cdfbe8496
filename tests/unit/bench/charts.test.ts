import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Chart } from '../../../components/BenchTable/Chart';
import { layoutChart, WIDTH } from '../../../components/BenchTable/chartLayout';
import { CHARTS, type ChartData } from '../../../components/BenchTable/charts';
import { resultsOf, rowOf, spread } from './fixture';

const chartOf = (...groups: ChartData['groups']): ChartData => ({
  title: 'Title',
  legend: [],
  isScaledByGroup: true,
  groups,
});
const barOf = (...parts: number[]) => ({ label: String(parts), text: '', parts });

describe('the chart of cold builds', () => {
  const generated = (subject: 'rspress' | 'vitepress', pages: number, median: number) =>
    rowOf({ subject, case: 'generated', pages, values: { cold: spread(median, median - 1, median + 2) } });
  const failed = rowOf({
    subject: 'rspress',
    case: 'generated',
    pages: 500,
    runs: 0,
    failure: 'outOfMemory',
  });

  it('has a group for each number of pages, with medians and ranges', () => {
    const results = resultsOf({
      build: [generated('rspress', 100, 2000), generated('vitepress', 100, 3000)],
      scale: [failed, generated('vitepress', 500, 9000)],
    });
    expect(CHARTS.coldBuild(results, 'en').groups).toEqual([
      {
        label: '100 pages per language',
        bars: [
          { label: 'Rspress, default theme', text: '2 s', parts: [2000], range: [1999, 2002] },
          { label: 'VitePress', text: '3 s', parts: [3000], range: [2999, 3002] },
        ],
      },
      {
        label: '500 pages per language',
        bars: [
          { label: 'Rspress, default theme', text: 'The build ran out of memory.', parts: [] },
          { label: 'VitePress', text: '9 s', parts: [9000], range: [8999, 9002] },
        ],
      },
    ]);
  });
});

describe('the chart of the first action', () => {
  it('adds up what loads before the action, and shows later scripts separately', () => {
    const values = {
      htmlGzip: spread(1024),
      cssGzip: spread(1024),
      scriptGzip: spread(1024),
      scriptAfterGzip: spread(3072),
    };
    const rows = [
      rowOf({ subject: 'site', case: 'home', values }),
      rowOf({ subject: 'siteTheme', case: 'generated', pages: 100, values }),
      rowOf({ subject: 'starlight', case: 'generated', pages: 100, values: { htmlGzip: spread(2048) } }),
      rowOf({ subject: 'siteTheme', case: 'generatedLong', pages: 100, values }),
    ];
    const { groups, legend } = CHARTS.firstAction(resultsOf({ pages: rows }), 'zh');
    expect(legend).toHaveLength(2);
    expect(groups.map(({ label }) => label)).toEqual(['生成的页面', '生成的长页面']);
    expect(groups[0]?.bars).toEqual([
      { label: 'Rspress，本站主题', text: '3 KB + 2 KB', parts: [3072, 2048] },
      { label: 'Starlight', text: '2 KB', parts: [2048, 0] },
    ]);
  });
});

describe('the chart layout', () => {
  it('fills the width with the longest bar of a group', () => {
    const { groups } = layoutChart(
      chartOf({ label: 'a', bars: [barOf(10), barOf(5)] }, { label: 'b', bars: [barOf(1000)] }),
    );
    const widths = groups.map(({ bars }) => bars.map(({ parts }) => parts[0]?.width));
    expect(widths).toEqual([[WIDTH - 2, (WIDTH - 2) / 2], [WIDTH - 2]]);
  });

  it("uses the same scale for all groups if the chart isn't scaled by group", () => {
    const data = chartOf({ label: 'a', bars: [barOf(10)] }, { label: 'b', bars: [barOf(20)] });
    const { groups } = layoutChart({ ...data, isScaledByGroup: false });
    expect(groups[0]?.bars[0]?.parts[0]?.width).toBe((WIDTH - 2) / 2);
  });

  it('places the parts of a bar next to each other, and skips empty parts', () => {
    const { groups } = layoutChart(chartOf({ label: 'a', bars: [barOf(30, 10), barOf(40, 0)] }));
    const [first, second] = groups[0]?.bars ?? [];
    expect(first?.parts).toEqual([
      { x: 1, width: 268.5 },
      { x: 269.5, width: 89.5 },
    ]);
    expect(second?.parts).toHaveLength(1);
  });

  it('draws the range within the width, and no range if all values are equal', () => {
    const bars = [
      { ...barOf(50), range: [40, 100] as [number, number] },
      { ...barOf(60), range: [60, 60] as [number, number] },
    ];
    const [first, second] = layoutChart(chartOf({ label: 'a', bars })).groups[0]?.bars ?? [];
    expect(first?.whisker).toEqual({ from: 144.2, to: WIDTH - 1 });
    expect(second?.whisker).toBeUndefined();
  });

  it("doesn't let lines of text and bars overlap", () => {
    const bars = [barOf(1), barOf(2), { ...barOf(), label: 'missing' }];
    const data = chartOf({ label: 'a', bars }, { label: 'b', bars });
    const { height, note, legend, groups } = layoutChart({ ...data, note: 'note', legend: ['one', 'two'] });
    const lines = [
      note?.y ?? 0,
      ...legend.map(({ y }) => y),
      ...groups.flatMap(({ y, bars }) => [y, ...bars.flatMap(bar => [bar.textY, bar.y + 12])]),
      height,
    ];
    for (const [index, y] of lines.entries()) expect(y).toBeGreaterThanOrEqual((lines[index - 1] ?? 0) + 10);
  });

  it('handles a chart without values', () => {
    expect(layoutChart(chartOf()).groups).toEqual([]);
    expect(layoutChart(chartOf({ label: 'a', bars: [barOf(0)] })).groups[0]?.bars[0]?.parts).toEqual([]);
  });
});

it('a missing value is shown as text instead of a bar', () => {
  const bars = [{ label: 'Name', text: 'The build failed.', parts: [] }];
  const markup = renderToStaticMarkup(createElement(Chart, chartOf({ label: 'a', bars })));
  expect(markup).toContain('The build failed.');
  expect(markup).not.toContain('<rect');
});
