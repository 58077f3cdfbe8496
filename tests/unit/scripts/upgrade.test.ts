import { expect, it, vi } from 'vitest';
import { upgrade } from '../../../scripts/upgrade';

/** Returns a shell in which the newest release is 2.0.23, and what npm was asked to run. */
function shellWith({ status = '', failing = '' } = {}) {
  const steps: string[] = [];
  return {
    steps,
    read(program: string, ...parameters: string[]) {
      if (program === 'git') return status;
      const [, release] = /@rspress\/core@(.*)/.exec(parameters.join(' ')) ?? [];
      if (!/^(?:2\.0\.23|latest) version$/.test(release ?? '')) throw new Error('404');
      return '2.0.23\n';
    },
    npm(...parameters: string[]) {
      steps.push(parameters.join(' '));
      return parameters.at(-1) !== failing;
    },
  };
}

it.each(['2.0.23', 'latest'])('%s is installed, compared, built, and tested', release => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const shell = shellWith();
  upgrade([release], ['@rspress/plugin-rss'], shell);
  expect(shell.steps).toEqual([
    'install --ignore-scripts @rspress/core@2.0.23 @rspress/plugin-rss@2.0.0 - 2.0.23',
    'run lockfile',
    'run history',
    'run build',
    'test',
  ]);
  expect(log.mock.calls.flat()).toEqual([
    'Names that differ: 0',
    'Everything works with @rspress/core 2.0.23.',
  ]);
  log.mockRestore();
});

it.each([
  [[], 'Name a release: '],
  [['2.0.22', '2.0.23'], 'Name one release instead of 2: 2.0.22, 2.0.23.'],
  [['^2.0.22'], '"^2.0.22" is neither a version, such as 2.0.23, nor a tag, such as latest.'],
  [['--fast'], '"--fast" is neither a version'],
  [['2.0.99'], "npm can't find @rspress/core@2.0.99: "],
])('%j is refused before anything changes', (given, sentence) => {
  const shell = shellWith();
  expect(() => upgrade(given, [], shell)).toThrow(sentence);
  expect(shell.steps).toEqual([]);
});

it('uncommitted changes are refused', () => {
  const shell = shellWith({ status: ' M package.json\n' });
  expect(() => upgrade(['latest'], [], shell)).toThrow('Commit or stash your changes first');
  expect(shell.steps).toEqual([]);
});

it.each([
  ['@rspress/core@2.0.23', 'git restore'],
  ['lockfile', 'run `npm run lockfile` again'],
  ['history', 'run `npm run history` again'],
  ['build', 'adapt the file that the message names'],
  ['test', 'as contributing/maintain.md explains'],
])('if the step %s fails, it is the last, and the error says what to do', (failing, advice) => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const shell = shellWith({ failing });
  expect(() => upgrade(['latest'], [], shell)).toThrow(advice);
  expect(shell.steps.at(-1)?.endsWith(failing)).toBe(true);
  log.mockRestore();
});
