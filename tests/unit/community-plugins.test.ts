import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { COMMUNITY_PLUGINS, TRIED_WITH } from '../../community-plugins/plugins';
import {
  configSource,
  firstError,
  missingEffects,
  resultOf,
  type TriedPlugin,
} from '../../community-plugins/trial';
import rawResults from '../../community-plugins/tried.json';
import texts from '../../i18n.json';
import { dependencies } from '../../package.json';

const page = vi.hoisted(() => ({ lang: 'en' as 'en' | 'zh' }));
vi.mock('@rspress/core/runtime', () => ({
  useI18n: () => (key: keyof typeof texts) => texts[key][page.lang],
  useLocation: () => ({ pathname: page.lang === 'zh' ? '/zh/x' : '/x' }),
  usePage: () => ({ page: { pageType: 'doc', lang: page.lang } }),
}));
const { CommunityPlugins } = await import('../../components/CommunityPlugins/CommunityPlugins');

const results = rawResults as TriedPlugin[];

it('was tried with the release that the site documents', () => {
  expect(TRIED_WITH).toBe(dependencies['@rspress/core']);
});

it('has one result for each plugin, of the same version and with a day', () => {
  expect(results.map(({ name, version }) => ({ name, version }))).toEqual(
    COMMUNITY_PLUGINS.map(({ name, version }) => ({ name, version })),
  );
  for (const { date } of results) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it.each(results)('$name: the result agrees with message and note', ({ name, result, message }) => {
  const hasNote = COMMUNITY_PLUGINS.some(plugin => plugin.name === name && plugin.note);
  expect(result).toBe(resultOf({ error: message, hasNote }));
  if (result === 'does not work') expect(message || hasNote).toBeTruthy();
  expect(message ?? '').not.toMatch(/[\n|`]|\/tmp\//);
});

it.each(['en', 'zh'] as const)('prints every plugin with version, result and note (%s)', lang => {
  page.lang = lang;
  const markup = renderToStaticMarkup(createElement(CommunityPlugins));
  for (const { name, version, does, note } of COMMUNITY_PLUGINS) {
    const row = markup.split('<tr>').find(part => part.includes(`<code>${name}</code> ${version}`)) ?? '';
    expect(row.match(/<t[dh]/g)).toHaveLength(4);
    const text = plain(row);
    expect(text).toContain(bare(does[lang]));
    if (note) expect(text).toContain(bare(note[lang]));
  }
});

it.each(['en', 'zh'] as const)('is a table of Markdown in the Markdown of the page (%s)', lang => {
  page.lang = lang;
  vi.stubEnv('SSG_MD', 'true');
  const markdown = renderToStaticMarkup(createElement(CommunityPlugins)).trim().split('\n');
  vi.unstubAllEnvs();
  expect(markdown).toHaveLength(COMMUNITY_PLUGINS.length + 2);
  for (const line of markdown) expect(line.match(/(?<=^|\s)\|(?=\s|$)/g)).toHaveLength(5);
});

it('names the effects that the output of a build lacks', () => {
  const files = [
    { path: 'index.html', text: '<p>2<sup>10</sup></p>' },
    { path: 'static/font/open-sans.1a2b.woff2', text: '' },
  ];
  const found = [{ file: /^index\.html$/, has: /<sup>10<\/sup>/ }, { file: /\.woff2$/ }];
  const missing = [{ file: /^index\.html$/, has: /class="katex"/ }, { file: /\.css$/ }];
  expect(missingEffects(files, found)).toEqual([]);
  expect(missingEffects(files, [...found, ...missing])).toEqual(missing);
});

it('takes the first line of an error, without label and colours', () => {
  expect(
    firstError('info    build started\n\u001b[31merror\u001b[39m   window is not defined\nerror   more'),
  ).toBe('window is not defined');
  expect(firstError('file:///x.js:19\n  ^\n\nReferenceError: require is not defined\n    at x')).toBe(
    'ReferenceError: require is not defined',
  );
  expect(firstError('\nnpm error code E404\n')).toBe('code E404');
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
