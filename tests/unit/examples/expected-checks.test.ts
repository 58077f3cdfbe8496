import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ExampleBuild } from './build-example';
import { type Check, checkBuild, readExpected, textReader } from './expected';

const HTML = '<main><p class="a">One  <b>two</b></p><p>Three</p><a href="/x">X</a></main>';
const FILES: Record<string, string> = {
  'a.xml': '<Loc>Here</Loc>',
  'a.js': 'a()\n',
  'a.json': '[{ "a": 1 }, { "b": { "a": 2 } }]',
};
const site: ExampleBuild = {
  folder: '',
  exitCode: 0,
  log: 'ready',
  files: ['index.html', 'a.xml'],
  read: file => FILES[file] ?? HTML,
};
const check = (wanted: Omit<Check, 'is' | 'has' | 'lacks'> & Partial<Check>) =>
  checkBuild(site, wanted, textReader(undefined));
const index = { in: 'index.html' };

describe('a check', () => {
  it.each<[string, Parameters<typeof check>[0], Parameters<typeof check>[0]]>([
    [
      'the texts of elements',
      { ...index, select: 'p', is: ['One two', 'Three'] },
      { ...index, select: 'p', is: ['Three'] },
    ],
    [
      'attributes',
      { ...index, select: 'p, a', read: 'href', has: ['/x'] },
      { ...index, select: 'p', read: 'href', has: ['/x'] },
    ],
    [
      'HTML',
      { ...index, select: '.a', read: 'html', is: ['One  <b>two</b>'] },
      { ...index, select: '.a', read: 'html', is: ['One'] },
    ],
    ['numbers of elements', { ...index, select: 'p', count: 2 }, { ...index, select: 'p', count: 1 }],
    [
      'XML, with its letter case',
      { in: 'a.xml', select: 'Loc', is: ['Here'] },
      { in: 'a.xml', select: 'loc', count: 1 },
    ],
    ['a part of a file', { ...index, has: ['One'] }, { ...index, has: ['Four'] }],
    ['a whole file', { in: 'a.js', is: ['a()'] }, { in: 'a.js', is: ['a'] }],
    ['what a file lacks', { ...index, lacks: ['Four'] }, { ...index, lacks: ['One'] }],
    ['a pattern', { ...index, matches: '<p.*X' }, { ...index, matches: 'X.*<p' }],
    ['the log', { in: 'log', is: ['ready'] }, { in: 'log', is: ['started'] }],
    ['the list of files', { in: 'files', lacks: ['b.html'] }, { in: 'files', has: ['b.html'] }],
    [
      'a part of the list of files',
      { in: 'files', select: '*.html', is: ['index.html'] },
      { in: 'files', select: '*.html', has: ['a.xml'] },
    ],
    ['several files', { in: '**l', has: ['Here', 'One'] }, { in: '**.html', has: ['Here'] }],
    [
      'values in JSON',
      { in: 'a.json', select: 'a', is: ['1', '2'] },
      { in: 'a.json', select: 'b', is: ['1', '2'] },
    ],
    [
      'each of several files',
      { in: ['index.html', 'b.html'], has: ['One'] },
      { in: ['index.html', 'a.xml'], has: ['One'] },
    ],
    ['links', { ...index, show: 'links', is: ['/x'] }, { ...index, show: 'links', is: ['/y'] }],
  ])('of %s holds or fails', (_what, right, wrong) => {
    check(right);
    expect(() => check(wrong)).toThrow();
  });
});

describe('a file of expectations', () => {
  const read = (yaml: string) => {
    mkdirSync('.test-builds', { recursive: true });
    writeFileSync('.test-builds/expected.yaml', yaml);
    return readExpected('.test-builds/expected.yaml');
  };

  it('may describe several builds', () => {
    const { builds } = read(
      'builds:\n  - of: another\n    exit: 1\n    expect:\n      fails:\n        - { in: log, has: no }\n',
    );
    expect(builds).toMatchObject([
      { of: 'another', exit: 1, expect: { fails: [{ in: 'log', has: ['no'] }] } },
    ]);
  });

  it('may take over the files of another build', () => {
    const { builds } = read('builds:\n  - files: &a { a.md: A }\n  - files: { <<: *a, b.md: B }\n');
    expect(builds[1]?.files).toEqual({ 'a.md': 'A', 'b.md': 'B' });
  });

  it.each([
    ['a check that expects nothing', 'builds: [{ expect: { a: [{ in: log }] } }]', 'nothing is expected'],
    ['a promise without a check', 'builds: [{ expect: { a: [] } }]', 'builds[0].expect.a'],
    ['an unknown key', 'builds: [{ expects: {} }]', 'Unrecognized key: "expects"'],
  ])('is refused for %s', (_what, yaml, message) => {
    expect(() => read(yaml)).toThrow(message);
  });

  it('tells fences with the same title apart by a text', () => {
    const resolve = textReader('guide/basic/seo');
    const fence = { fence: 'rspress.config.ts', section: 'canonical' };
    expect(resolve({ ...fence, with: 'BASE_PATH' })).not.toContain('normalizeHref');
    expect(() => resolve(fence)).toThrow('has 2 different fences');
  });

  it('compares a file with each line of a fence', () => {
    const resolve = textReader('guide/basic/seo');
    const lines = { has: [{ fence: 'doc_build/guide/bread.html' }] };
    const code = resolve(lines.has[0] ?? '');
    const built = (text: string) => ({ ...site, read: () => text });
    checkBuild(built(code.split('\n').reverse().join('\n')), { ...index, ...lines } as Check, resolve);
    expect(() => checkBuild(built(code.slice(9)), { ...index, ...lines } as Check, resolve)).toThrow(
      '<title>',
    );
  });

  it("is refused for a fence that the page doesn't have", () => {
    const resolve = textReader('guide/basic/deploy');
    expect(() => resolve({ fence: 'nothing.ts' })).toThrow('has 0 different fences "nothing.ts"');
  });
});
