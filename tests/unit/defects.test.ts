import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../checks/rules';
import { type Catcher, DEFECTS, type Shows } from '../defects/defects';
import { hasTest, withDefect } from '../defects/text';

const read = (file: string) => readFileSync(file, 'utf8');

describe('the list of defects', () => {
  it('has 30 defects with unique names', () => {
    expect(new Set(DEFECTS.map(({ name }) => name)).size).toBe(30);
    expect(DEFECTS).toHaveLength(30);
  });

  it('includes defects that appear in one language, before the app runs, or in a race', () => {
    const shown = (shows: Shows) => DEFECTS.filter(defect => defect.shows === shows).length;
    for (const shows of ['one language', 'before the app runs', 'a race'] as const) {
      expect(shown(shows), shows).toBeGreaterThanOrEqual(3);
    }
    expect(DEFECTS.length - shown('always')).toBeGreaterThanOrEqual(10);
  });

  it.each(DEFECTS)('can still be applied: $name', defect => {
    expect(withDefect(read(defect.file), defect)).not.toBe(read(defect.file));
  });

  it.each(DEFECTS)('names a test or check that exists: $name', ({ caughtBy }) => {
    expect(exists(caughtBy), JSON.stringify(caughtBy)).toBe(true);
  });
});

function exists(catcher: Catcher): boolean {
  if (catcher.kind === 'check') return RULES.some(({ name }) => name === catcher.rule);
  return hasTest(read(catcher.file), catcher.test);
}

describe('a defect', () => {
  const defect = { file: 'a.ts', find: 'b$1', replace: '$&' };

  it('replaces its text literally', () => {
    expect(withDefect('a b$1 c', defect)).toBe('a $& c');
  });

  it.each([
    ['b', 'holds "b$1" 0 times'],
    ['b$1 b$1', 'holds "b$1" 2 times'],
  ])('is out of date in %s', (text, problem) => {
    expect(() => withDefect(text, defect)).toThrow(problem);
  });

  it('is rejected if it changes nothing', () => {
    expect(() => withDefect('b$1', { ...defect, replace: defect.find })).toThrow('would not change');
  });
});

it.each([
  ["it('opens (once)', () => {", 'opens (once)', true],
  ["it('opens', () => {", 'the menu opens', true],
  ["it('opens', () => {", 'opens twice', false],
  ["it('opens', () => {", 'reopens', false],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a test
  ['test(`${lang}: it opens`, async', 'en: it opens', true],
  ["it.each(ROWS)('%s opens $file', ({ file }) => {", 'a opens b.ts', true],
  ["it.each(ROWS)('%s', text => {", 'anything', false],
])('%s has a test "%s": %s', (source, name, expected) => {
  expect(hasTest(source, name)).toBe(expected);
});
