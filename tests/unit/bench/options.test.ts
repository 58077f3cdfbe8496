import { expect, it } from 'vitest';
import { readOptions } from '../../../bench/options';

it('measures all parts if there are no parameters', () => {
  expect(readOptions([])).toMatchObject({
    parts: ['pages', 'build', 'interaction', 'lighthouse', 'scale'],
    runs: 3,
    pages: 100,
    isTrial: false,
  });
});

it('measures the named parts in the default order', () => {
  const options = readOptions(['build,pages', '--runs', '2', '--only', 'site,rspress']);
  expect(options).toMatchObject({
    parts: ['pages', 'build'],
    subjects: ['site', 'rspress'],
    runs: 2,
  });
});

it.each([[['pages']], [['--runs', '3']], [['--only', 'site']], [['--pages', '20']]])(
  'is a trial with %s',
  args => {
    expect(readOptions(args).isTrial).toBe(true);
  },
);

it.each([
  [['speed'], 'pages, build'],
  [['--only', 'jekyll'], 'vitepress'],
  [['--runs', '0'], 'from 1 on'],
  [['--pages', 'many'], '--pages is "many"'],
  [['--fresh'], '--fresh'],
])('rejects an invalid parameter with a message: %s', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
