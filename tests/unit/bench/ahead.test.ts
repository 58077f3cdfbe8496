import { expect, it } from 'vitest';
import { aheadTexts } from '../../../components/BenchTable/ahead';
import { resultsOf, rowOf, spread } from './fixture';

const generated = { case: 'generated', pages: 100 } as const;

it('lists the values in which other setups are better, starting with the best setup', () => {
  const own = {
    cold: spread(9000),
    htmlBrotli: spread(9),
    seo: spread(90),
    output: spread(1000),
    slowdown: spread(4),
  };
  const build = [
    rowOf({ subject: 'siteTheme', ...generated, values: own }),
    rowOf({ subject: 'siteThemeLean', ...generated, values: { cold: spread(1) } }),
    rowOf({ subject: 'rspress', ...generated, values: { cold: spread(8000), seo: spread(100) } }),
    rowOf({
      subject: 'vitepress',
      ...generated,
      values: { cold: spread(2000), output: spread(1000.1), htmlBrotli: spread(1) },
    }),
    rowOf({ subject: 'starlight', ...generated, values: { cold: spread(9500), slowdown: spread(1) } }),
    rowOf({ subject: 'docusaurus', case: 'generated', pages: 500, values: { cold: spread(1) } }),
  ];
  expect(aheadTexts(resultsOf({ build }), 'en')).toEqual({
    head: ['Value', 'Page or action', 'Rspress, theme of this site', 'Better'],
    rows: [
      [
        'Build and dev server · Cold build',
        'generated page · 100 pages per language',
        '9 s',
        'VitePress 2 s · Rspress, default theme 8 s',
      ],
      [
        'Build and dev server · SEO',
        'generated page · 100 pages per language',
        '90',
        'Rspress, default theme 100',
      ],
    ],
  });
});

it('lists nothing if no other setup is better', () => {
  const build = [rowOf({ subject: 'siteTheme', ...generated, values: { cold: spread(1) } })];
  expect(aheadTexts(resultsOf({ build }), 'zh').rows).toEqual([]);
});
