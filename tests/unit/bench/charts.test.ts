import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Chart } from '../../../components/BenchTable/Chart';
import { CHARTS, type ChartData } from '../../../components/BenchTable/charts';
import { resultsOf, rowOf, spread } from './fixture';

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
      { label: 'Starlight', text: '2 KB', parts: [2048] },
    ]);
  });
});

describe('the drawn chart', () => {
  const draw = (chart: Partial<ChartData>) =>
    load(
      renderToStaticMarkup(
        createElement(Chart, { title: 'Title', legend: [], isScaledByGroup: true, groups: [], ...chart }),
      ),
      { xml: true },
    );
  const barsOf = (...bars: number[][]) => bars.map(parts => ({ label: String(parts), text: '', parts }));
  const widths = (chart: Partial<ChartData>) =>
    draw(chart)('rect')
      .get()
      .map(({ attribs }) => [Number(attribs.x), Number(attribs.width)]);
  const groups = [
    { label: 'a', bars: barsOf([10], [5]) },
    { label: 'b', bars: barsOf([20]) },
  ];

  it('fills the width with the longest bar of a group, or of all groups', () => {
    expect(widths({ groups })).toEqual([
      [1, 358],
      [1, 179],
      [1, 358],
    ]);
    expect(widths({ groups, isScaledByGroup: false })).toEqual([
      [1, 179],
      [1, 89.5],
      [1, 358],
    ]);
  });

  it('places the parts of a bar next to each other', () => {
    expect(widths({ groups: [{ label: 'a', bars: barsOf([30, 10]) }] })).toEqual([
      [1, 268.5],
      [269.5, 89.5],
    ]);
  });

  it('draws the range within the width, and no range if all values are equal', () => {
    const [bar] = barsOf([50]);
    const bars = [[40, 100] as const, [60, 60] as const].map(range => ({
      label: String(range),
      text: '',
      parts: bar?.parts ?? [],
      range: [...range] as [number, number],
    }));
    const paths = draw({ groups: [{ label: 'a', bars }] })('path');
    expect(paths.get().map(({ attribs }) => attribs.d)).toEqual(['M144.2 24v8m0-4H359m0-4v8']);
  });

  it("doesn't let lines of text and bars overlap", () => {
    const missing = { label: 'missing', text: 'The build failed.', parts: [] };
    const bars = [...barsOf([1], [2]), missing];
    const $ = draw({
      groups: ['a', 'b'].map(label => ({ label, bars })),
      note: 'note',
      legend: ['one', 'two'],
    });
    const bottoms = $('text:not([x="360"]), g > g rect')
      .get()
      .map(node => {
        const ys = $(node)
          .parents('g')
          .get()
          .map(({ attribs }) => Number(/ (\d+)/.exec(attribs.transform ?? '')?.[1]));
        const own = Number(node.attribs.y) + Number(node.attribs.height ?? 0);
        return ys.reduce((sum, y) => sum + y, own);
      });
    expect(bottoms).toHaveLength(1 + 2 + 2 * (1 + 4 + 2));
    for (const [index, y] of bottoms.entries())
      expect(y).toBeGreaterThanOrEqual((bottoms[index - 1] ?? 0) + 10);
    expect(Number($('svg').attr('viewBox')?.split(' ')[3])).toBeGreaterThan(bottoms.at(-1) ?? 0);
  });

  it('a missing value is shown as text instead of a bar', () => {
    const $ = draw({
      groups: [{ label: 'a', bars: [{ label: 'Name', text: 'The build failed.', parts: [] }] }],
    });
    expect($.text()).toContain('The build failed.');
    expect($('rect')).toHaveLength(0);
  });
});
