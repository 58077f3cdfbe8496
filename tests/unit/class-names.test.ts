import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

/** Packages whose class names our styles and components use: their files, and the start of the names. */
const PACKAGES = [
  ['@rspress/core/dist/**/*.{js,css}', 'rp-'],
  ['@docsearch/{css,react}/dist/**/*.{js,css}', 'DocSearch-'],
  ['{@rspress/plugin-twoslash,@shikijs/twoslash}/dist/**/*.{js,mjs}', 'twoslash-popup-'],
  ['medium-zoom/dist/**/*.{js,css}', 'medium-zoom-'],
] as const;

const OUR_FILES = '{theme,components,plugins}/**/*.{ts,tsx,css}';

function textsOf(files: string): string[] {
  return globSync(files).map(file => readFileSync(file, 'utf8'));
}

/** Returns the class names in selectors and strings, but not variables, which begin with two hyphens, or prefixes. */
function usedNames(texts: string[], start: string): Set<string> {
  const name = new RegExp(`(?<=[."'\` ])${start}[a-zA-Z][\\w-]*[a-z]\\b(?![-\\w$])`, 'g');
  return new Set(texts.flatMap(text => text.match(name) ?? []));
}

function knownNames(texts: string[], start: string): Set<string> {
  const name = new RegExp(`(?<![\\w-])${start}[\\w-]+`, 'g');
  return new Set(texts.flatMap(text => text.match(name) ?? []));
}

describe.each(PACKAGES)('%s', (files, start) => {
  const known = knownNames(textsOf(`node_modules/${files}`), start);

  it(`has each ${start}* class that our styles and components use: adapt what uses a missing one`, () => {
    const used = usedNames(textsOf(OUR_FILES), start);
    expect(used.size).toBeGreaterThan(0);
    expect([...used].filter(name => !known.has(name))).toEqual([]);
  });

  it('has no class of another name', () => {
    const used = usedNames([`.${start}gone:hover {}`, `<p className="a ${start}lost">`], start);
    expect([...used].filter(name => !known.has(name))).toEqual([`${start}gone`, `${start}lost`]);
  });
});
