import { expect, it } from 'vitest';
import { readOptions } from '../../../bench/run';

it('measures everything without parameters', () => {
  expect(readOptions([])).toMatchObject({
    parts: ['pages', 'build', 'interaction', 'lighthouse', 'scale'],
    runs: 5,
    pages: 100,
    sizes: [100, 500, 1000, 2000],
  });
});

it('measures the named parts in their own order', () => {
  const options = readOptions(['build,pages', '--runs', '3', '--only', 'site,rspress', '--sizes', '20,50']);
  expect(options).toMatchObject({
    parts: ['pages', 'build'],
    subjects: ['site', 'rspress'],
    runs: 3,
    sizes: [20, 50],
  });
});

it.each([
  [['speed'], 'pages, build'],
  [['--only', 'jekyll'], 'vitepress'],
  [['--runs', '0'], 'from 1 on'],
  [['--pages', 'many'], '--pages is "many"'],
  [['--sizes', '20,'], '--sizes is ""'],
])('says what is allowed: %s', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
