import { existsSync, readFileSync } from 'node:fs';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { COMMUNITY_PLUGINS, TRIED_WITH } from '../../community-plugins/plugins';
import {
  configSource,
  firstError,
  missingEffects,
  resultOf,
  resultWithoutTrial,
  type TriedPlugin,
  versionInRegistry,
} from '../../community-plugins/trial';
import rawResults from '../../community-plugins/tried.json';
import texts from '../../i18n.json';
import { dependencies } from '../../package.json';

const page = vi.hoisted(() => ({ lang: 'en' as 'en' | 'zh' }));
vi.mock('@rspress/core/runtime', () => ({
  useI18n: () => (key: keyof typeof texts) => texts[key][page.lang],
  useLocation: () => ({ pathname: page.lang === 'zh' ? '/zh/x' : '/x' }),
  usePage: () => ({ page: { pageType: 'doc', lang: page.lang } }),
  routePathToMdPath: (path: string) => path.replace(/(?=#|$)/, '.md'),
}));
vi.mock('@rspress/core/theme', () => ({ Link: (props: ComponentProps<'a'>) => createElement('a', props) }));
const { CommunityPlugins } = await import('../../components/CommunityPlugins/CommunityPlugins');

const results = rawResults as TriedPlugin[];

it('the plugins were tried with the release that the site documents', () => {
  expect(TRIED_WITH).toBe(dependencies['@rspress/core']);
});

it('each plugin has one result, for its version and with a date', () => {
  expect(results.map(({ name, version }) => ({ name, version }))).toEqual(
    COMMUNITY_PLUGINS.map(({ name, version }) => ({ name, version })),
  );
  for (const { date } of results) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it.each(results.filter(({ version }) => version))(
  '$name: the result agrees with message and note',
  ({ name, result, message }) => {
    const hasNote = COMMUNITY_PLUGINS.some(plugin => plugin.name === name && plugin.note);
    expect(result).toBe(resultOf({ error: message, hasNote }));
    if (result === 'does not work') expect(message || hasNote).toBeTruthy();
    expect(message ?? '').not.toMatch(/[\n|`]|\/tmp\//);
  },
);

it.each(['en', 'zh'] as const)('shows each plugin with its version, description, and note (%s)', lang => {
  page.lang = lang;
  const markup = renderToStaticMarkup(createElement(CommunityPlugins));
  for (const { name, version, does, note } of COMMUNITY_PLUGINS) {
    const title = version ? `<code>${name}</code> ${version}` : `<code>${name}</code></a></th>`;
    const row = markup.split('<tr>').find(part => part.includes(title)) ?? '';
    expect(row.match(/<t[dh]/g)).toHaveLength(4);
    const text = plain(row);
    expect(text).toContain(bare(does[lang]));
    if (note) expect(text).toContain(bare(note[lang]));
  }
});

const withoutTrial = COMMUNITY_PLUGINS.filter(plugin => plugin.trial === undefined);

it.each(withoutTrial)("$name: without a trial, the result says that npm didn't find it", ({ name }) => {
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(results.find(result => result.name === name)).toEqual({ name, result: 'not found', date });
});

it.each(['en', 'zh'] as const)(
  "shows the date on which npm didn't find a plugin, with a link to its repository (%s)",
  lang => {
    page.lang = lang;
    const rows = renderToStaticMarkup(createElement(CommunityPlugins)).split('<tr>');
    for (const { name, repository } of withoutTrial) {
      const row = rows.find(part => part.includes(`<a href="${repository}"><code>${name}</code></a>`)) ?? '';
      const { date = '' } = results.find(result => result.name === name) ?? {};
      expect(plain(row)).toContain(texts['communityPlugins.notFound'][lang].replace('{{date}}', date));
    }
  },
);

it.each(['en', 'zh'] as const)(
  'links sections that exist from its notes, in the language of the page (%s)',
  lang => {
    const notes = COMMUNITY_PLUGINS.map(({ note }) => note?.[lang] ?? '').join('\n');
    const links = [...notes.matchAll(/\]\(\/(zh\/)?([^)#]+)(?:#([^)]+))?\)/g)];
    expect(links.length).toBeGreaterThan(0);
    for (const [link, prefix, path, id] of links) {
      const file = `docs/${lang}/${path}.mdx`;
      expect(prefix, link).toBe(lang === 'zh' ? 'zh/' : undefined);
      expect(existsSync(file), link).toBe(true);
      if (id) expect(readFileSync(file, 'utf8')).toContain(`{#${id}}`);
    }
  },
);

it.each(['en', 'zh'] as const)('is a Markdown table in the Markdown version (%s)', lang => {
  page.lang = lang;
  vi.stubEnv('SSG_MD', 'true');
  const markdown = renderToStaticMarkup(createElement(CommunityPlugins)).trim().split('\n');
  vi.unstubAllEnvs();
  expect(markdown).toHaveLength(COMMUNITY_PLUGINS.length + 2);
  for (const line of markdown) expect(line.match(/(?<=^|\s)\|(?=\s|$)/g)).toHaveLength(5);
  expect(markdown.join('\n')).toMatch(/\]\(\/(zh\/)?guide\/advanced\/blog\.md#list\)/);
});

it('reports expected effects that are missing in the build output', () => {
  const files = [
    { path: 'index.html', text: '<p>2<sup>10</sup></p>' },
    { path: 'static/font/open-sans.1a2b.woff2', text: '' },
  ];
  const found = [{ file: /^index\.html$/, has: /<sup>10<\/sup>/ }, { file: /\.woff2$/ }];
  const missing = [{ file: /^index\.html$/, has: /class="katex"/ }, { file: /\.css$/ }];
  expect(missingEffects(files, found)).toEqual([]);
  expect(missingEffects(files, [...found, ...missing])).toEqual(missing);
});

it('extracts the first line of an error, without its label and colors', () => {
  expect(
    firstError('info    build started\n\u001b[31merror\u001b[39m   window is not defined\nerror   more'),
  ).toBe('window is not defined');
  expect(firstError('file:///x.js:19\n  ^\n\nReferenceError: require is not defined\n    at x')).toBe(
    'ReferenceError: require is not defined',
  );
  expect(firstError('\nnpm error code E404\n')).toBe('code E404');
});

const NOT_FOUND = JSON.stringify({ error: { code: 'E404', summary: 'Not Found' } });

it('reads the responses of the npm registry', () => {
  expect(versionInRegistry('"1.2.3"\n')).toBe('1.2.3');
  expect(versionInRegistry(NOT_FOUND)).toBeUndefined();
  const offline = JSON.stringify({ error: { code: 'ENOTFOUND' } });
  expect(() => versionInRegistry(offline)).toThrow('did not answer: ENOTFOUND');
  expect(() => versionInRegistry('')).toThrow('did not answer: no output');
});

it('records a plugin as not found if the registry has none of its names', () => {
  const ask = vi.fn(() => NOT_FOUND);
  expect(resultWithoutTrial({ name: 'one', packageName: '@scope/one' }, ask, '2026-11-25')).toEqual({
    name: 'one',
    result: 'not found',
    date: '2026-11-25',
  });
  expect(ask.mock.calls).toEqual([['one'], ['@scope/one']]);
});

it('requires a trial as soon as the registry has the plugin', () => {
  const ask = (name: string) => (name === '@scope/one' ? '"1.2.3"' : NOT_FOUND);
  expect(() => resultWithoutTrial({ name: 'one', packageName: '@scope/one' }, ask, '2026-11-25')).toThrow(
    'has @scope/one 1.2.3, but community-plugins/plugins.ts has no trial',
  );
});

it('writes a config that registers the plugin', () => {
  const source = configSource({ imports: "import one from 'one';", call: 'one()' });
  expect(source).toContain("import one from 'one';\n");
  expect(source).toContain('plugins: [one()],');
});

function plain(markup: string): string {
  return markup
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** A line of Markdown as a reader sees it. */
function bare(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('`', '');
}
