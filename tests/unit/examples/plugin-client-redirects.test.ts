import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { transformSync } from 'esbuild';
import { describe, expect, it, test } from 'vitest';
import { metaValue } from '../../../checks/fences/meta';
import config from '../../../examples/plugin-client-redirects/rspress.config';
import { pagesWithEnglishTitles } from './page-code';

interface Rule {
  from: string | string[];
  to: string;
}

const PAGE = 'plugin/official-plugins/client-redirects.mdx';
const RULES = rulesOf(config);
const COMPONENT = transformSync(
  readFileSync('node_modules/@rspress/plugin-client-redirects/static/Redirect.tsx', 'utf8'),
  { loader: 'tsx', format: 'cjs' },
).code;

describe('the page about redirects', () => {
  const drawn = pagesWithEnglishTitles(PAGE).flatMap(({ file, fences }) =>
    fences.filter(({ meta }) => metaValue(meta, 'title') === 'Redirects').map(({ code }) => ({ file, code })),
  );

  it('lists redirects in both languages', () => {
    expect(drawn).toHaveLength(2);
  });

  it.each(drawn)('lists the targets that the plugin redirects to on $file', ({ code }) => {
    for (const line of code.trim().split('\n')) {
      const [from = '', to = ''] = line.split(/ {2,}/);
      expect(`${from} ${target(from) ?? '(none)'}`).toBe(`${from} ${to}`);
    }
  });

  test.each([
    ['moves a folder', { from: '^/recipes/', to: '/guide/' }, '/recipes/rye.html', '/guide/rye.html'],
    [
      'inserts a captured part of the path',
      { from: '^/\\d{4}/\\d{2}/(.+)$', to: '/blog/$1' },
      '/2024/03/oven',
      '/blog/oven',
    ],
    ['matches an accented letter that it encodes', { from: '^/caf%C3%A9$', to: '/b' }, '/café', '/b'],
    [
      'matches Chinese characters that it encodes',
      { from: '^/%E9%9D%A2%E5%8C%85$', to: '/b' },
      '/面包',
      '/b',
    ],
    [
      "doesn't match Chinese characters that it doesn't encode",
      { from: '^/面包$', to: '/b' },
      '/面包',
      undefined,
    ],
    [
      'with an optional language keeps it',
      { from: '^(/zh)?/a(\\.html)?$', to: '$1/b' },
      '/zh/a.html',
      '/zh/b',
    ],
    ['can add a query', { from: '^/a$', to: '/b?from=a' }, '/a#c', '/b?from=a#c'],
    ["appends the URL's hash to that of the target", { from: '^/a$', to: '/b#d' }, '/a#c', '/b#d#c'],
    [
      'drops the query and hash if the target is another site',
      { from: '^/(.*)$', to: 'x://y/$1' },
      '/a?b=1#c',
      'x://y/$1',
    ],
    ['matches anywhere without ^', { from: '/bread', to: '/b' }, '/guide/bread', '/guide/b'],
    ['can match its own target', { from: '^/guide', to: '/guide/v2' }, '/guide/v2', '/guide/v2/v2'],
    ["doesn't change a target without a leading slash", { from: '^/a/b$', to: 'c' }, '/a/b', 'c'],
  ])('a rule %s', (_, rule, from, to) => {
    expect(target(from, [rule])).toBe(to);
  });

  it('quotes the warning about an invalid pattern, after which other rules still apply', () => {
    const warnings: string[] = [];
    const rules = [
      { from: '(', to: '/x' },
      { from: '^/a$', to: '/b' },
    ];
    expect(target('/a', rules, warnings)).toBe('/b');
    expect(warnings).toEqual(['Invalid redirect pattern: (']);
    expect(readFileSync(`docs/en/${PAGE}`, 'utf8')).toContain(`\`${warnings[0]}\``);
  });
});

function rulesOf({ plugins = [] }: typeof config): Rule[] {
  const components = plugins.flatMap(plugin => plugin.globalUIComponents ?? []);
  const options = components.map(component => (Array.isArray(component) ? component[1] : {}));
  return options.flatMap(option => (option as { redirects?: Rule[] }).redirects ?? []);
}

/**
 * Returns the URL that the plugin's own component redirects a reader to; `undefined` if it doesn't redirect. Runs the
 * component without a browser, for a site without a base path.
 */
function target(address: string, redirects = RULES, warnings: string[] = []): string | undefined {
  let opened: string | undefined;
  const modules: Record<string, unknown> = {
    react: { useMemo: (make: () => unknown) => make(), useEffect: (run: () => void) => run() },
    '@rspress/core/runtime': {
      useLocation: () => new URL(address, 'https://bakery.example.com'),
      isExternalUrl: (to: string) => /^[a-z][a-z\d+.-]*:/i.test(to),
    },
  };
  const module = { exports: { default: (_props: object) => null } };
  runInNewContext(COMPONENT, {
    module,
    require: (name: string) => modules[name],
    console: { warn: (message: string) => warnings.push(message) },
    window: { location: { replace: (to: string) => (opened = to) } },
  });
  module.exports.default({ redirects });
  return opened;
}
