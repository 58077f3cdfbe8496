import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { LAYER_NAMES, LAYERED_FILES, LAYERS, withoutLayers } from '../../../../contracts/layers';
import { changesBetween, namesOf } from '../../../../history/changes';
import { parseArguments } from '../../../../scripts/upgrade/arguments';
import { blamedLayers } from '../../../../scripts/upgrade/build';
import { withVersions } from '../../../../scripts/upgrade/copy';
import { printNames } from '../../../../scripts/upgrade/names';
import { bundlerFor, fittingVersion } from '../../../../scripts/upgrade/releases';
import { exitCode, printReport, type Result, reasonIn } from '../../../../scripts/upgrade/report';
import { pageFaults } from '../../../../scripts/upgrade/smoke';

describe('arguments', () => {
  it('select a release of the core, and set flags', () => {
    expect(parseArguments(['@rspress/core@2.0.23'])).toEqual({
      version: '2.0.23',
      allPages: false,
      keep: false,
    });
    expect(parseArguments(['--keep', '@rspress/core@latest', '--all-pages'])).toEqual({
      version: 'latest',
      allPages: true,
      keep: true,
    });
  });

  test.each([
    [[], 'Name the release to try.'],
    [['@rspress/core'], 'Name a version or a tag: @rspress/core@latest.'],
    [
      ['@rspress/plugin-rss@2.0.1'],
      'Only releases of @rspress/core can be tried, not of @rspress/plugin-rss.',
    ],
    [['@rspress/core@^2.0.1'], '^2.0.1 is neither a version, such as 2.0.23, nor a tag, such as latest.'],
    [['@rspress/core@2.0.1', '@rspress/core@2.0.2'], 'Name one release; these are 2.'],
    [['@rspress/core@2.0.1', '--fast'], 'There is no option --fast.'],
  ])('%j are rejected with a message and the usage', (given, sentence) => {
    expect(() => parseArguments(given)).toThrow(`${sentence}\nUsage: npm run upgrade -- `);
  });
});

describe('packages', () => {
  it('of plugins get the newest version up to the version of the core', () => {
    const published = ['1.47.2', '2.0.0-beta.1', '2.0.9', '2.0.19', '2.0.21', '2.1.0'];
    expect(fittingVersion(published, '2.0.20')).toBe('2.0.19');
    expect(fittingVersion(published, '2.1.0-rc.1')).toBe('2.1.0');
    expect(fittingVersion(published, '0.1.0')).toBeUndefined();
  });

  test.each([
    ['^2.2.5', '2.3.2', '2.3.2'],
    ['^2.4.0', '2.3.2', '2.4.0'],
    ['~2.2.5', '2.3.2', '2.2.5'],
    ['2.3.2', '2.3.2', '2.3.2'],
    ['^3.0.0', '2.3.2', '3.0.0'],
  ])('of the bundler fit %s: with %s, it is %s', (range, current, version) => {
    expect(bundlerFor(range, current)).toBe(version);
  });

  it('are updated only where package.json lists them', () => {
    const manifest = JSON.stringify({
      dependencies: { a: '1.0.0' },
      devDependencies: { b: '1.0.0', c: '1.0.0' },
    });
    expect(JSON.parse(withVersions(manifest, { a: '2.0.0', b: '3.0.0', d: '4.0.0' }))).toEqual({
      dependencies: { a: '2.0.0' },
      devDependencies: { b: '3.0.0', c: '1.0.0' },
    });
  });
});

describe('layers', () => {
  const files = Object.fromEntries(LAYERED_FILES.map(file => [file, readFileSync(file, 'utf8')]));

  test.each(LAYER_NAMES)('%s can be removed without leftovers', name => {
    const layer: { plugin?: string; override?: string } = LAYERS[name];
    const left = new RegExp(`\\b${layer.plugin ?? layer.override}\\b`);
    expect(Object.values(files).join('\n')).toMatch(left);
    const changed = withoutLayers(files, [name]);
    for (const file of LAYERED_FILES.filter(file => changed[file] !== files[file]))
      expect(changed[file]?.replaceAll(/overrides\/\w+/g, '')).not.toMatch(left);
    expect(LAYERED_FILES.filter(file => changed[file] !== files[file])).toHaveLength(1);
  });

  it("are reported if the files don't contain them", () => {
    expect(() => withoutLayers({}, ['Tabs'])).toThrow("The layer Tabs can't be left out");
  });

  it('are blamed if the build output names their contracts', () => {
    const output =
      'Error: The contract "chunk-names" no longer holds: …\nThe contract "page-head" no longer holds: …';
    expect(blamedLayers(output)).toEqual(['pages-on-demand']);
    expect(blamedLayers('error   Something else')).toEqual([]);
  });
});

it('prints names that were added, changed, deprecated, and removed', () => {
  const option = (name: string, more: object = {}) => ({
    kind: 'option' as const,
    name,
    type: 'string',
    ...more,
  });
  const before = namesOf([option('a'), option('b', { default: '1' }), option('c')]);
  const after = namesOf([option('b', { default: '2' }), option('c', { deprecated: 'use d' }), option('d')]);
  expect(printNames(changesBetween(before, after))).toEqual([
    '+ Options: d',
    '~ b: default 1 → 2',
    '! c is deprecated',
    '- Options: a',
  ]);
});

describe('pages', () => {
  const page = '<main><h1>A</h1></main><script data-scripts="/static/js/a.js /static/js/b.js"></script>';

  it('pass the check with one main heading if all linked files exist', () => {
    expect(pageFaults('a.html', page, () => true)).toEqual([]);
  });

  it('fail the check with a message for each problem', () => {
    expect(pageFaults('a.html', page, file => !file.endsWith('b.js'))).toEqual([
      'a.html names static/js/b.js, which is missing.',
    ]);
    expect(pageFaults('a.html', '<h1>A</h1><h1>B</h1>', () => true)).toEqual([
      'a.html has 2 main headings.',
      'a.html has no main element.',
      'a.html names no script.',
    ]);
  });
});

describe('the report', () => {
  const whole: Result = {
    version: '2.0.23',
    packages: { '@rspress/core': '2.0.23', '@rsbuild/core': '2.4.0' },
    broken: [],
    left: [],
    faults: [],
    log: '',
    names: ['+ Options: d'],
  };

  test.each<[number, string, Partial<Result>]>([
    [0, 'The site builds with all of its layers.', {}],
    [1, 'The site builds with all of its layers.', { broken: [{ sentence: 'The contract …' }] }],
    [1, 'The site builds without these layers: Tabs.', { left: ['Tabs'] }],
    [2, "The site builds, but its pages aren't whole.", { faults: ['a.html is missing.'] }],
    [2, "The site can't be built, with or without its layers.", { left: undefined, log: 'error  x' }],
  ])('ends with %i and says: %s', (code, sentence, result) => {
    expect(exitCode({ ...whole, ...result })).toBe(code);
    expect(printReport({ ...whole, ...result }).endsWith(sentence)).toBe(true);
  });

  it('shows the reason for a failure, but no stack trace', () => {
    const log = 'info  start\nerror   a is missing\n    at f (a.js:1)\n  b\nError: c';
    expect(reasonIn(log)).toEqual(['error   a is missing', '  b', 'Error: c']);
    expect(reasonIn('info  start\n')).toEqual(['info  start']);
  });

  it('lists packages, broken contracts, changed names, and the end of the build log', () => {
    const text = printReport({
      ...whole,
      broken: [{ sentence: 'The contract …' }],
      left: undefined,
      log: 'a\nb\n',
    });
    expect(text.split('\n').slice(0, 10)).toEqual([
      '@rspress/core 2.0.23, with @rsbuild/core 2.4.0',
      '',
      "Contracts that don't hold: 1",
      '  The contract …',
      '',
      'Names that differ: 1',
      '  + Options: d',
      '',
      'The last build said:',
      '  a',
    ]);
  });
});
