import { beforeAll, describe, expect, it } from 'vitest';
import { historyKey, withHistory } from '../../history/readHistory';
import { pluginApiFacts } from '../../plugins/content/api-facts';
import { expandForSearch, expandPage } from '../../plugins/content/api-facts/expand';
import { extractFacts } from '../../plugins/content/api-facts/extract';
import { FACT_KINDS, type Fact, type FactKind } from '../../plugins/content/api-facts/fact';
import {
  CORE,
  factsKey,
  installed,
  installedPlugins,
  pluginVersions,
} from '../../plugins/content/api-facts/installed';
import { findFact } from '../../plugins/content/api-facts/lookup';
import { withMeanings } from '../../plugins/content/api-facts/meanings';
import { readFacts } from '../../plugins/content/api-facts/read';

const SITEMAP = '@rspress/plugin-sitemap';
const RSS = '@rspress/plugin-rss';
let facts: Fact[];

beforeAll(() => {
  facts = extractFacts(installed(CORE), installedPlugins());
});

const fact = (kind: FactKind, name: string, plugin?: string) => findFact(facts, { kind, name, plugin });
const namesOf = (kind: FactKind) => facts.filter(entry => entry.kind === kind).map(({ name }) => name);

describe('facts read from the packages', () => {
  it.each<[FactKind, string, Partial<Fact>]>([
    ['option', 'route.cleanUrls', { type: 'boolean', optional: true, default: 'false' }],
    ['option', 'markdown.link.checkDeadLinks.excludes', { type: 'string[] | ((url: string) => boolean)' }],
    ['option', 'locales[].lang', { type: 'string', optional: false }],
    ['option', 'themeConfig.socialLinks[].icon.svg', { type: 'string', optional: false }],
    ['option', 'route.excludeConvention', { default: "['**/_[^_]*']" }],
    ['option', 'llms.remarkSplitMdxOptions.includes', { type: '[string[], string][]' }],
    ['option', 'themeConfig.localeRedirect', { deprecated: expect.stringContaining('route.localeRedirect') }],
    [
      'option',
      'markdown.defaultCodeOverflow',
      { type: "{ height?: number; behavior?: 'fold' | 'scroll'; }", optional: true },
    ],
    [
      'frontmatter',
      'pageType',
      { type: "'home' | 'doc' | 'doc-wide' | 'custom' | '404' | 'blank'", optional: true },
    ],
    ['frontmatter', 'hero.actions[].theme', { type: "'brand' | 'alt'", optional: false }],
    ['nav', 'items', { optional: false, in: ['NavItemWithChildren', 'NavItemWithLinkAndChildren'] }],
    ['sidebar', 'dividerType', { type: "'dashed' | 'solid'", in: ['SidebarDivider'] }],
    ['meta', 'dir.collapsible', { type: 'boolean', optional: true }],
    ['meta', 'custom-link.link', { type: 'string', optional: true }],
    ['export', 'useSite', { type: 'useSite(): { site: SiteData; }', from: 'runtime' }],
    ['export', 'Badge', { type: 'Badge(props: BadgeProps): JSX.Element', from: 'theme' }],
    ['prop', 'Badge.type', { type: "'tip' | 'info' | 'warning' | 'danger'", default: "'tip'" }],
    ['prop', 'Banner.href', { type: 'string', optional: true }],
    ['hook', 'addRuntimeModules', { deprecated: expect.stringContaining('rsbuild-plugin-virtual-module') }],
    ['page', 'routePath', { type: 'string', optional: false }],
    ['route', 'lang', { type: 'string', optional: false }],
    ['command', 'preview', { type: 'rspress preview [root]', aliases: ['serve'] }],
    ['flag', 'build --base', { type: '--base <base>' }],
    ['flag', '--config', { type: '-c, --config <config>' }],
    ['variable', '--rp-c-bg', { type: '#fff', dark: '#121212' }],
    ['variable', '--rp-nav-height', { type: '64px' }],
    ['variable', '--rp-container-tip-text', { type: '#008555', dark: '#3ec480' }],
    ['variable', '--shiki-token-string', { type: '#032f62' }],
  ])('%s %s', (kind, name, expected) => {
    expect(fact(kind, name)).toMatchObject(expected);
  });

  it('include the options of each installed plugin, and its version', () => {
    expect(fact('option', 'customMaps.*.changefreq', SITEMAP)).toMatchObject({
      type: "'always' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'never'",
      optional: true,
      package: SITEMAP,
    });
    const options = facts.filter(({ kind }) => kind === 'option');
    expect(new Set(options.map(entry => entry.package))).toEqual(
      new Set([CORE, ...installedPlugins().map(({ name }) => name)]),
    );
    for (const [name, version] of Object.entries(pluginVersions()))
      expect(version, name).toBe(installed(`@rspress/plugin-${name}`).version);
    expect(pluginVersions()).toHaveProperty('sitemap');
  });

  it.each(FACT_KINDS)('include at least one fact of the kind %s', kind => {
    expect(namesOf(kind).length).toBeGreaterThan(0);
  });

  it('name types of other packages, but list neither their properties nor their exports', () => {
    expect(fact('option', 'builderConfig').type).toBe('RsbuildConfig');
    expect(namesOf('option').filter(name => /^(builderConfig|mediumZoom\.options)\b./.test(name))).toEqual(
      [],
    );
    expect(namesOf('export')).not.toContain('useNavigate');
  });

  it("are the same when they come from the cache, and their keys are in the build's cache digest", async () => {
    expect(await readFacts()).toEqual(withMeanings(withHistory(JSON.parse(JSON.stringify(facts)) as Fact[])));
    const { buildCache } = pluginApiFacts().builderConfig?.performance ?? {};
    expect(buildCache).toMatchObject({ cacheDigest: [factsKey(), historyKey()] });
  });
});

it('are read when an author adds the first fact to a site that had none', async () => {
  const plugin = pluginApiFacts();
  await plugin.config?.({ root: 'tests/unit/api' }, {} as never, false);
  let expand: ((source: string, file: string) => Promise<string>) | undefined;
  const rule: Record<string, (options: { expand: typeof expand }) => unknown> = {
    ...Object.fromEntries(
      ['test', 'enforce', 'resourceQuery', 'use', 'loader'].map(name => [name, () => rule]),
    ),
    options: given => {
      ({ expand } = given);
    },
  };
  const { bundlerChain } = plugin.builderConfig?.tools ?? {};
  const chain = { module: { rule: () => rule } };
  Object(bundlerChain).call(undefined, chain, { environment: { name: 'web' } });
  expect(await expand?.('Text', 'docs/en/a.mdx')).toBe('Text');
  expect(await expand?.('<Fact option="route.cleanUrls" />', 'docs/en/a.mdx')).toContain('Default: `false`');
});

describe('facts on a page', () => {
  const page = (text: string, language: 'en' | 'zh' = 'en') =>
    expandPage(text, 'docs/en/a.mdx', language, facts);

  it("print an option as one line in the page's language, without labels for search", () => {
    const tag = '<Fact option="route.cleanUrls" />';
    expect(page(tag)).toBe('Type: `boolean` · Optional · Default: `false`');
    expect(page(tag, 'zh')).toBe('类型：`boolean` · 可选 · 默认值：`false`');
    expect(expandForSearch(tag, facts)).toBe('`boolean` · `false`');
  });

  it("describe props in the page's language", () => {
    const described = withMeanings(facts);
    expect(expandPage('<Fact props="Badge" />', 'docs/en/a.mdx', 'en', described)).toContain(
      '| `text` | Text of the badge | `string` |',
    );
    expect(expandPage('<Fact props="DocLayout" />', 'docs/zh/a.mdx', 'zh', described)).toContain(
      '| `beforeOutline` | 显示在大纲顶部 | `React.ReactNode` |',
    );
  });

  it('show the release that added a name and the releases that changed it', () => {
    const since = { release: '2.0.19', orBetween: { first: '2.0.16', last: '2.0.18' } };
    const known: Fact[] = [
      { kind: 'option', package: CORE, name: 'a', type: 'A', since, changedIn: ['2.0.20'] },
      { kind: 'prop', package: CORE, name: 'B.old', type: 'C', optional: true, since: { release: '2.0.0' } },
      { kind: 'prop', package: CORE, name: 'B.new', type: 'C', optional: true, since },
    ];
    const tag = '<Fact option="a" />';
    expect(expandPage(tag, 'docs/en/a.mdx', 'en', known)).toBe(
      'Type: `A` · Required · <span className="release">Since 2.0.19, or 2.0.16 to 2.0.18</span> · <span className="release">Changed in [2.0.20](/api/changes#v2-0-20)</span>',
    );
    expect(expandPage(tag, 'docs/zh/a.mdx', 'zh', known, 'markdown')).toBe(
      '类型：`A` · 必填 · 自 2.0.19 起（也可能是 2.0.16 至 2.0.18） · [2.0.20](/zh/api/changes#v2-0-20) 有变更',
    );
    // A table only shows releases after 2.0.0.
    const rows = expandPage('<Fact props="B" />', 'docs/en/a.mdx', 'en', known, 'markdown');
    expect(rows).toContain('| `old` |  | `C` |');
    expect(rows).toContain('| `new` |  | `C` · Since 2.0.19, or 2.0.16 to 2.0.18 |');
  });

  it('list the changes of a release, with links to the entries', () => {
    const entry = { kind: 'option', name: 'a', type: 'A' } as const;
    const releases = [
      { version: '2.0.0', set: [entry], removed: [] },
      {
        version: '2.0.2',
        set: [{ ...entry, default: '1', deprecated: '' }, { kind: 'nav', name: 'icon', type: 'B' } as const],
        removed: [],
      },
      { version: '2.0.3', set: [], removed: ['nav  icon'] },
    ];
    const data = { releases, dates: {}, places: () => ({ 'option  a': '/api/config/config-basic#a' }) };
    const list = (version: string, language: 'en' | 'zh') =>
      expandPage(`<Fact changes="${version}" />`, 'docs/a.mdx', language, facts, 'page', data)
        .trim()
        .split('\n\n');
    expect(list('2.0.2', 'en')).toEqual([
      'Compared with 2.0.0. A change listed here may come from 2.0.1.',
      '**Added**',
      '- Navigation items: `nav[].icon`',
      '**Changed**',
      '- [`a`](/api/config/config-basic#a): default not stated → `1`',
      '**Deprecated**',
      '- [`a`](/api/config/config-basic#a)',
    ]);
    expect(list('2.0.3', 'zh')).toEqual(['**移除**', '- 导航项：`nav[].icon`']);
    expect(() => list('2.0.9', 'en')).toThrow(
      'docs/a.mdx:1 <Fact changes="2.0.9" /> cannot be printed. The history has no release 2.0.9.',
    );
    expect(expandForSearch('<Fact changes="2.0.2" />', facts)).toBe('');
  });

  it('show the date of a release, with links to its notes and changes', () => {
    const set = [{ kind: 'option', name: 'a', type: 'A' } as const];
    const releases = [
      { version: '2.0.0', set, removed: [] },
      { version: '2.0.1', set: [], removed: [] },
      { version: '2.0.4', set: [], removed: ['option  a'] },
    ];
    const dates = {
      '2.0.0': { on: '2026-01-28', pull: 3070 },
      '2.0.1': { by: '2026-02-03' },
      '2.0.4': { on: '2026-11-30' },
    };
    const line = (version: string, language: 'en' | 'zh') =>
      expandPage(`<Fact release="${version}" />`, 'docs/a.mdx', language, facts, 'page', {
        releases,
        dates,
        places: () => ({}),
      });
    const notes = 'https://github.com/web-infra-dev/rspress/releases/tag';
    expect(line('2.0.0', 'en')).toBe(`January 28, 2026 · [Release notes](${notes}/v2.0.0)`);
    expect(line('2.0.1', 'en')).toBe(`By February 3, 2026 · [Release notes](${notes}/v2.0.1)`);
    expect(line('2.0.1', 'zh')).toBe(`不晚于 2026 年 2 月 3 日 · [发布说明](${notes}/v2.0.1)`);
    expect(line('2.0.4', 'en')).toBe(
      `November 30, 2026 · [Release notes](${notes}/v2.0.4) · [Changed names](/api/changes#v2-0-4) · May include changes from 2.0.2 to 2.0.3`,
    );
    expect(line('2.0.4', 'zh')).toBe(
      `2026 年 11 月 30 日 · [发布说明](${notes}/v2.0.4) · [变更的名称](/zh/api/changes#v2-0-4) · 可能包含 2.0.2 至 2.0.3 的变更`,
    );
    expect(() => line('2.0.3', 'en')).toThrow(
      'docs/a.mdx:1 <Fact release="2.0.3" /> cannot be printed. history/dates.json has no release 2.0.3.',
    );
    expect(expandForSearch('<Fact release="2.0.4" />', facts)).toBe('');
  });

  it("stay indented in a list, and code doesn't change", () => {
    expect(page('- a\n\n  <Fact flag="build --base" />')).toBe('- a\n\n  Flag: `--base <base>`');
    const fence = '```mdx\n<Fact option="nope" />\n```';
    expect(page(fence)).toBe(fence);
    expect(page('Write `<Fact />`.')).toBe('Write `<Fact />`.');
  });

  it('print the props of a component and the values of a variable as tables', () => {
    expect(page('<Fact props="Badge" />')).toContain(
      "| `'tip' \\| 'info' \\| 'warning' \\| 'danger'` · Default: `'tip'` |",
    );
    expect(page('<Fact variables="--rp-c-bg" />', 'zh')).toContain(
      '| `--rp-c-bg` | <Swatch color="#fff" />`#fff` | <Swatch color="#121212" />`#121212` |',
    );
  });

  it.each([
    // If a variable refers to another one, the swatch has the value from the package, which differs by mode.
    [
      '--rp-c-link',
      '| <Swatch color="#07f" />`var(--rp-c-brand-dark)` | <Swatch color="#33adff" />`var(--rp-c-brand-light)` |',
    ],
    [
      '--rp-c-divider-light',
      '| <Swatch color="#0000001f" on="#fff" />`#0000001f` | <Swatch color="#5454547a" on="#121212" />`#5454547a` |',
    ],
    [
      '--rp-code-title-bg-with',
      '| <Swatch color="color-mix(in srgb, #f8f8f9 70%, transparent)" on="#fff" />`',
    ],
    ['--rp-code-block-border', '| `1px solid var(--rp-c-divider-light)` | `1px'],
    ['--rp-banner-background', '| `linear-gradient('],
    ['--rp-nav-height', '| `64px` | `64px` |'],
  ])('show a color swatch for %s only if it has a color', (name, cells) => {
    expect(page(`<Fact variables="${name}" />`)).toContain(cells);
  });

  it('have no color swatches in Markdown and search text', () => {
    const tag = '<Fact variables="--rp-c-bg" />';
    expect(expandPage(tag, 'docs/en/a.mdx', 'en', facts, 'markdown')).toContain(
      '| `--rp-c-bg` | `#fff` | `#121212` |',
    );
    expect(expandForSearch(tag, facts)).not.toContain('Swatch');
  });

  it('print the option of a plugin', () => {
    expect(page(`<Fact plugin="${SITEMAP}" option="siteUrl" />`)).toBe('Type: `string` · Optional');
  });

  it('leave out sentences of the packages, which are in English on each page', () => {
    expect(page('<Fact option="themeConfig.localeRedirect" />', 'zh')).toMatch(/ · 已弃用$/);
    expect(page(`<Fact plugin="${RSS}" option="siteUrl" />`, 'zh')).toBe('类型：`string` · 可选');
  });

  it.each([
    [
      'option="route.cleanUrl"',
      /docs\/en\/a\.mdx:2 <Fact .*@rspress\/core has no option "route\.cleanUrl"; the nearest are "route\.cleanUrls"/,
    ],
    ['prop="Badge.typ"', /no component prop "Badge\.typ"; the nearest are "Badge\.type"/],
    ['props="Bage"', /no component "Bage" with props; the nearest are Badge/],
    ['variables="--rp-x-"', /no CSS variable that begins with "--rp-x-"/],
    ['plugin="@rspress/plugin-none" option="a"', /No option of @rspress\/plugin-none is known/],
    ['export="removeTrailingSlash" from="nowhere"', /No exported value of @rspress\/core\/nowhere is known/],
    ['colour="red"', /one attribute that says what it is, one of option, frontmatter/],
  ])('fail at a tag with %s', (attributes, message) => {
    expect(() => page(`\n<Fact ${attributes} />`)).toThrow(message);
  });

  it.each(['Text <Fact option="title" />', '| <Fact option="title" /> |', '<Fact option={name} />'])(
    "fail at a tag that isn't alone on its line or has an expression: %s",
    text => {
      expect(() => page(text)).toThrow('docs/en/a.mdx:1 A <Fact /> stands alone on its line');
    },
  );
});
