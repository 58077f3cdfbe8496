import { compileFunction } from 'node:vm';
import fc from 'fast-check';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { cssOf, editsOf, NO_EDITS, SELECTORS, withEdit } from '../../../components/ThemeEditor/edits';
import { headScript } from '../../../plugins/output/head-script';
import { cachePrefix } from '../../../site/offline-copy';
import { THEME_EDITS_KEY } from '../../../site/theme-edits';
import { RUNS } from '../support/runs';

const SCRIPT = headScript('/docs/');

/** What the head script does in a browser whose storage has these values. */
function run(stored: Record<string, string>, { search = '', caches = {} as Record<string, string> } = {}) {
  const root = new Set<string>();
  const adopted: string[] = [];
  class Storage {
    getItem(name: string) {
      return Object.hasOwn(this, name) ? (this as unknown as Record<string, string>)[name] : null;
    }
    setItem() {}
    removeItem(name: string) {
      Reflect.deleteProperty(this, name);
    }
  }
  class CSSStyleSheet {
    cssRules: string[] = [];
    replaceSync(css: string) {
      adopted.push(css);
      this.cssRules = [css];
    }
  }
  const href = `https://a.example//evil.example/x${search}#h`;
  const page = { origin: 'https://a.example', pathname: '//evil.example/x', search, hash: '#h', href };
  const replaced: string[] = [];
  const unregistered: string[] = [];
  const scopes = ['https://a.example/docs/'];
  const window = {
    CSSStyleSheet,
    localStorage: Object.assign(new Storage(), stored),
    sessionStorage: new Storage(),
  };
  const context = {
    Storage,
    ...window,
    window,
    navigator: {
      platform: '',
      serviceWorker: {
        getRegistration: async () => ({
          scope: scopes[0],
          unregister: async () => unregistered.push(...scopes),
        }),
      },
    },
    document: { documentElement: { setAttribute: (name: string) => root.add(name) } },
    matchMedia: () => ({ addEventListener() {} }),
    history: { replaceState() {} },
    location: { ...page, replace: (address: string) => replaced.push(address) },
    caches: {
      keys: async () => Object.keys(caches),
      delete: async (name: string) => Reflect.deleteProperty(caches, name),
    },
  };
  compileFunction(SCRIPT, Object.keys(context))(...Object.values(context));
  return { adopted, root, replaced, unregistered, left: Object.keys(window.localStorage) };
}

/** The style sheet that the head script applies for a stored value. */
function applied(css: string): string | undefined {
  return run({ [THEME_EDITS_KEY]: css }).adopted[0];
}

const NAMES = ['--rp-c-brand', '--rp-radius', '--shiki-token-link'];
const VALUES = [
  'red',
  'rgb(0 0 0 / 50%)',
  '"Noto Sans", 微软雅黑',
  'calc(1px + 2em)',
  'var(--rp-c-bg)',
  '#FF79C6',
];
const edits = fc
  .array(
    fc.tuple(fc.constantFrom('both', 'light', 'dark'), fc.constantFrom(...NAMES), fc.constantFrom(...VALUES)),
  )
  .map(list => list.reduce((all, [scope, name, value]) => withEdit(all, scope, name, value), NO_EDITS));

const PIECES = [
  ...Object.values(SELECTORS),
  ...NAMES,
  ...VALUES,
  ...[
    '{',
    '}',
    ';',
    ':',
    ' ',
    '\n',
    '\t',
    '"',
    "'",
    '(',
    ')',
    '[',
    ']',
    '\\',
    '/',
    '/*',
    '*/',
    '<!--',
    '@import ',
  ],
  ...[
    'html',
    ',',
    'display:none!important',
    '--x',
    'url(',
    'image-set("',
    '//evil.example/',
    'https:',
    '\\75rl(',
  ],
];
const noise = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary' })), {
  maxLength: 30,
});
/** Anything, and what the editor writes with something in its middle. */
const stored = fc.oneof(
  noise.map(pieces => pieces.join('')),
  fc.tuple(edits, fc.nat(), noise).map(([own, at, pieces]) => {
    const css = cssOf(own);
    const place = at % (css.length + 1);
    return css.slice(0, place) + pieces.slice(0, 3).join('') + css.slice(place);
  }),
);

describe('a stored theme', () => {
  it('is applied if it has the form that the editor writes, and read back the same', () => {
    fc.assert(
      fc.property(edits, own => {
        const css = cssOf(own);
        expect(applied(css)).toBe(css || undefined);
        expect(editsOf(css)).toEqual(own);
      }),
      RUNS,
    );
  });

  it.each([
    'html{display:none!important}',
    'html:root { display: none; }',
    'html:root, body { --rp-c-bg: red; }',
    'html:root { --rp-c-bg: red; display: none; }',
    'html:root { --rp-c-bg: red; } body { --rp-c-bg: red; }',
    '@import "https://evil.example/"; html:root { --rp-c-bg: red; }',
    'html:root { --rp-c-bg: url(https://evil.example/); }',
    'html:root { --rp-c-bg: url(//evil.example/); }',
    'html:root { --rp-c-bg: url("/\t/evil.example/"); }',
    'html:root { --rp-c-bg: \\75rl(a); }',
    'html:root { --docs-control-height: 0; }',
    'html:root { --rp-c-bg: red',
    '{"light":{"--rp-c-bg":"red"}}',
    'x'.repeat(200_000),
    `html:root {${' '.repeat(50_000)}`,
    `html:root { --rp-c-bg: ${'red '.repeat(50_000)}`,
  ])('counts as absent if it is %s', css => {
    expect(applied(css)).toBeUndefined();
    expect(editsOf(css)).toEqual(NO_EDITS);
  });

  it('sets variables only, whatever is stored', () => {
    let accepted = 0;
    fc.assert(
      fc.property(stored, css => {
        const result = applied(css);
        const read = editsOf(css);
        if (result === undefined) expect(read).toEqual(NO_EDITS);
        else {
          accepted += 1;
          expectVariablesOnly(result);
        }
        const written = cssOf(read);
        expect(editsOf(written)).toEqual(read);
        if (written) expectVariablesOnly(written);
      }),
      RUNS,
    );
    expect(accepted).toBeGreaterThan(0);
  });
});

/** Checks a style sheet with a parser of its own, unless that refuses a bracket or a quote that isn't closed. */
function expectVariablesOnly(css: string) {
  expect(css).not.toMatch(/@|\/\/|\/\*|\\|<|\t/);
  for (const [, value = ''] of css.matchAll(/--[\w-]+:([^;]*);/g)) expect(value).not.toMatch(/[{}:]/);
  let sheet: postcss.Root;
  try {
    sheet = postcss.parse(css);
  } catch (error) {
    expect(error).toBeInstanceOf(postcss.CssSyntaxError);
    return;
  }
  sheet.each(rule => {
    expect(rule.type === 'rule' && Object.values(SELECTORS).includes(rule.selector)).toBe(true);
  });
  sheet.walkDecls(({ prop }) => expect(prop).toMatch(/^--(?:rp|shiki)-/));
}

describe('?reset', () => {
  const own = {
    [THEME_EDITS_KEY]: 'x',
    'rspress-theme-appearance': 'dark',
    'rspress.tabs.workflow': '1',
    '__DOCSEARCH_RECENT_SEARCHES__docs-en-2.0.22': '[]',
    '__DOCSEARCH_FAVORITE_SEARCHES__docs-zh-2.0.22': '[]',
  };

  it('removes what the site has stored, and loads the page without it, on the same host', async () => {
    const caches = { [`${cachePrefix('/docs/')}en`]: '', [`${cachePrefix('/')}en`]: '', other: '' };
    const { replaced, unregistered, left, root } = run(
      { ...own, foreign: '1' },
      { search: '?reset', caches },
    );
    expect(left).toEqual(['foreign']);
    expect(root).not.toContain('data-edited');
    await expect.poll(() => replaced).toEqual(['https://a.example//evil.example/x#h']);
    expect(Object.keys(caches)).toEqual([`${cachePrefix('/')}en`, 'other']);
    expect(unregistered).toEqual(['https://a.example/docs/']);
  });

  it.each(['', '?reset=1', '?q=reset'])('is needed for that: %j removes nothing', search => {
    expect(run(own, { search }).left).toEqual(Object.keys(own));
  });
});
