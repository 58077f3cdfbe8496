import { readFileSync } from 'node:fs';
import { copyToClipboard } from '@rspress/core/dist/theme/logic/copyToClipboard.js';
import { mergeRefs } from '@rspress/core/dist/theme/logic/mergeRefs.js';
import {
  parseInlineMarkdownText,
  renderHtmlOrText,
  renderInlineMarkdown,
} from '@rspress/core/dist/theme/logic/utils.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildExample, type ExampleBuild } from '../examples/build-example';
import { attribute, tagsOf, textOf, textsOf } from '../examples/html';

const THEME = 'node_modules/@rspress/core/dist/theme';
const ICON_PAGES = ['en', 'zh'].map(lang => `docs/${lang}/api/client-api/api-components.mdx`);
const COMMANDS_PAGE = 'docs/en/api/client-api/content-components.mdx';
const SLOTS = [
  'top',
  'bottom',
  ...['Nav', 'NavTitle', 'NavMenu', 'LeftNavItems', 'RightNavItems', 'Doc', 'Sidebar', 'DocContent'],
  ...['DocFooter', 'Outline', 'Hero', 'HeroActions', 'Features'],
].flatMap(name => (/^[a-z]/.test(name) ? [name] : [`before${name}`, `after${name}`]));

const CONFIG = `
import path from 'node:path';
import { defineConfig } from '@rspress/core';

export default defineConfig({
  root: 'docs',
  base: '/b/',
  llms: true,
  markdown: {
    globalComponents: ['Card', 'LinkCard'].map(name => path.resolve(\`components/\${name}/\${name}.tsx\`)),
  },
  themeConfig: {
    editLink: { docRepoBaseUrl: 'https://example.com/edit' },
    socialLinks: ['a', 'b', 'c', 'd', 'e', 'f'].map(name => ({
      icon: 'github',
      mode: 'link',
      content: \`https://example.com/\${name}\`,
    })),
  },
});
`;
const SLOT_THEME = `
import { Layout as DefaultLayout } from '@rspress/core/theme-original';

const slots = Object.fromEntries(${JSON.stringify(SLOTS)}.map(name => [name, <i data-slot={name} />]));

export function Layout() {
  return <DefaultLayout {...slots} navTitle={<i data-slot="navTitle" />} />;
}

export * from '@rspress/core/theme-original';
`;
const HOME = `---
pageType: home
hero:
  name: Name
  actions:
    - { text: 'R&amp;D', link: /probe }
    - { text: Plain, link: /probe, theme: alt }
features:
  - { title: A, details: a, span: 5, link: /probe }
  - { title: B, details: <b>b</b> }
---

Body of the home page.
`;
const OVERVIEW = `---
overview: true
---

# Over

Body of the overview.
`;
const CASES: Record<string, string> = {
  badge: '<Badge text="text">child</Badge>',
  banner: '<Banner href="/probe" message="Message" />',
  'banner-custom': '<Banner customChildren={<b>custom</b>} />',
  'banner-off': '<Banner message="Message" display={false} />',
  'banner-unstored': '<Banner message="Message" storage={false} />',
  button:
    '<Button href="/probe">plain</Button><Button type="button">real</Button><Button type="a" theme="alt" size="medium" href="/probe">link</Button>',
  'button-html': `<Button type="a" dangerouslySetInnerHTML={{ __html: '<b>x</b>' }} />`,
  callout: '<Callout type="important">a</Callout><Callout type="details">b</Callout>',
  'code-block': '<CodeBlock><pre>x</pre></CodeBlock>',
  'code-block-runtime': '<CodeBlockRuntime lang="ts" code="const a = 1;">ignored</CodeBlockRuntime>',
  'fallback-heading':
    '<FallbackHeading level={3} title="One `two` **three**" /><FallbackHeading level={3} title="" />',
  'home-feature': `<HomeFeature features={[2, 3, 6].map(span => ({ title: 'T', details: 'd', icon: '', span }))} />`,
  'home-hero': '<HomeHero />',
  'last-updated': '<LastUpdated />',
  link: '<Link href="/probe">a</Link><Link href="./over">b</Link><Link href="#x">c</Link><Link href="https://example.com">d</Link><Link href="//example.com">e</Link><Link>f</Link>',
  llms: '<LlmsContainer className="mine"><LlmsCopyButton text="Mine" /><LlmsViewOptions text="Mine" /></LlmsContainer>',
  overview: `<Overview groups={[{ name: 'G', items: [{ text: 'One', link: '/probe' }] }]} />`,
  'page-tabs': `<PageTabs values={['v']}><PageTab label="A">aaa</PageTab><PageTab label="B">bbb</PageTab></PageTabs>`,
  prompt: '<Prompt prompt="text" />',
  'prompt-custom': '<Prompt custom prompt="text" title="title"><b>inner</b></Prompt>',
  'social-links': `<SocialLinks socialLinks={[{ icon: 'github', mode: 'link', content: 'https://prop.example' }]} />`,
  'source-code': '<SourceCode href="/x" />',
  steps: '<Steps>text</Steps>',
  'svg-wrapper': `<SvgWrapper icon="/a.svg" width={9} /><SvgWrapper icon="<b>hi</b>" /><SvgWrapper icon="" /><SvgWrapper icon="<svg></svg>" className="c" />`,
  'switch-appearance': '<SwitchAppearance />',
  tabs: '<Tabs><Tab label="A">aaa</Tab><Tab label={<i>B</i>}>bbb</Tab></Tabs>',
  'tabs-unkept':
    '<Tabs defaultIndex={1} keepDOM={false}><Tab label="A">aaa</Tab><Tab label="B">bbb</Tab></Tabs>',
  'tabs-value':
    '<Tabs defaultIndex={1} defaultValue="a"><Tab label="A" value="a">aaa</Tab><Tab label="B" value="b">bbb</Tab></Tabs>',
  'tabs-no-value':
    '<Tabs defaultIndex={1} defaultValue="c"><Tab label="A" value="a">aaa</Tab><Tab label="B" value="b">bbb</Tab></Tabs>',
  'tabs-values': `<Tabs values={[{ label: 'X', value: 'x' }, { label: 'Y', value: 'y' }]}><Tab value="y">yyy</Tab><Tab value="x">xxx</Tab></Tabs>`,
  'tabs-unnamed': `<Tabs values={[{ label: 'X' }, { label: 'Y' }]}><Tab>ccc</Tab><Tab>ddd</Tab></Tabs>`,
  'tabs-labels': '<Tabs><Tab label="X">ccc</Tab><Tab label="Y">ddd</Tab></Tabs>',
  tag: '<Tag tag="new" /><Tag tag="experimental" /><Tag tag="danger, 1.0" /><Tag tag="/x.png" /><Tag /><Tag tag="Status: beta" />',
};
/** Props of `PackageManagerTabs`, with the commands that it shows. */
const COMMANDS: Record<string, string[]> = {
  'command="run build"': [
    'npm run build',
    'yarn run build',
    'pnpm run build',
    'bun run build',
    'deno run npm:build',
  ],
  'command="create-rspress" dlx exec': [
    'npx create-rspress',
    'yarn dlx create-rspress',
    'pnpm dlx create-rspress',
    'bunx create-rspress',
    'deno run -A npm:create-rspress',
  ],
  'command="install x" additionalTabs={[{ tool: \'vlt\' }]}': [
    'npm install x',
    'yarn add x',
    'pnpm add x',
    'bun add x',
    'deno add npm:x',
    'vlt install x',
  ],
  "command={{ npm: 'npm ci', yarn: 'yarn --immutable' }} exec": ['npm ci', 'yarn --immutable'],
};
const USED = [...new Set(Object.values(CASES).flatMap(code => code.match(/(?<=<)[A-Z]\w+/g) ?? []))];
const PROBE = [
  `import { PackageManagerTabs, ${USED.join(', ')} } from '@rspress/core/theme';`,
  '# Probe',
  ...Object.entries(CASES).map(([id, code]) => `<section id="case-${id}">${code}</section>`),
  ...[...Object.keys(COMMANDS), ...documentedCommands().keys()].map(
    (props, index) => `<section id="case-command-${index}"><PackageManagerTabs ${props} /></section>`,
  ),
].join('\n\n');

describe('the theme API', () => {
  let site: ExampleBuild;
  const html = (id: string) =>
    new RegExp(`<section id="case-${id}">(.*?)</section>`, 's').exec(site.read('probe.html'))?.[1] ?? '';
  const slotsOf = (page: string) =>
    [...site.read(`${page}.html`).matchAll(/data-slot="(\w+)"/g)].map(([, name]) => name);
  beforeAll(async () => {
    site = await buildExample('components', {
      files: {
        'rspress.config.ts': CONFIG,
        'theme/index.tsx': SLOT_THEME,
        'docs/home.md': HOME,
        'docs/over.md': OVERVIEW,
        'docs/probe.mdx': PROBE,
      },
    });
  });

  it('is used by an example that builds', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(textsOf(site.read('index.html'), 'span', 'rp-badge').slice(0, 5)).toEqual([
      'tip',
      'info',
      'warning',
      'danger',
      'outline',
    ]);
  });

  it('Badge: the type is tip by default, and children win over text', () => {
    expect(html('badge')).toBe('<span class="rp-badge rp-badge--tip">child</span>');
  });

  it("Banner: the close icon isn't a button, closing is stored, and custom ones can't be closed", () => {
    expect(html('banner')).toContain('data-rp-banner-storage="localStorage"');
    expect(html('banner')).toContain('data-rp-banner-storage-key="rp-banner-closed"');
    expect(html('banner')).toContain('--rp-banner-height: 36px');
    expect(html('banner')).toMatch(/<svg[^>]*class="rp-banner__close"/);
    expect(tagsOf(html('banner'), 'button')).toEqual([]);
    expect(html('banner-unstored')).not.toContain('<script');
    expect(html('banner-custom')).not.toMatch(/<script|rp-banner__close/);
    expect(html('banner-off')).toBe('');
  });

  it('Button: renders a link or a button, is brand and big by default, and drops inner HTML', () => {
    const [plain, link] = tagsOf(html('button'), 'a');
    expect(attribute(plain, 'href')).toBe('/probe');
    expect(attribute(plain, 'class')).toBe('rp-button rp-button--brand rp-button--big');
    expect(attribute(link, 'href')).toBe('/b/probe');
    expect(attribute(link, 'class')).toBe('rp-button rp-button--alt rp-button--medium rp-link');
    expect(attribute(tagsOf(html('button'), 'button')[0], 'href')).toBe('/');
    expect(html('button-html')).toMatch(/__html="&lt;b&gt;x&lt;\/b&gt;"><\/a>$/);
    expect(textsOf(site.read('home.html'), 'a', 'rp-button')).toEqual(['', 'Plain']);
  });

  it('Callout: the title comes from the type, and details are collapsed', () => {
    expect(textsOf(html('callout'), 'div', 'rp-callout__title')).toEqual(['Important']);
    expect(html('callout')).toContain('<details class="rp-callout rp-callout--details"><summary');
  });

  it('CodeBlock: the language is txt by default; CodeBlockRuntime: renders text, not children', () => {
    expect(html('code-block')).toContain('class="rp-codeblock language-txt"');
    expect(textsOf(html('code-block-runtime'), 'code')).toEqual(['const a = 1;']);
    expect(html('code-block-runtime')).not.toMatch(/class="line"|ignored/);
  });

  it("FallbackHeading: renders Markdown and an id from the title, and nothing if it's empty", () => {
    expect(tagsOf(html('fallback-heading'), 'h3').map(tag => attribute(tag, 'id'))).toEqual([
      'one-two-three',
    ]);
    expect(html('fallback-heading')).toContain('One <code>two</code> <strong>three</strong>');
  });

  it('HomeFeature: reads props or frontmatter, knows spans 2, 3, 4, and 6, and renders no link', () => {
    const classes = (page: string) => page.match(/rp-home-feature__item( rp-[\w-]+)? ?(?=")/g);
    expect(classes(html('home-feature'))).toEqual(
      [2, 3, 6].map(span => `rp-home-feature__item rp-home-feature__item--span-${span}`),
    );
    const home = site.read('home.html');
    expect(classes(home)?.map(name => name.trim())).toEqual([
      'rp-home-feature__item',
      'rp-home-feature__item rp-home-feature__item--span-4',
    ]);
    expect(home).toContain('<p class="rp-home-feature__detail"><b>b</b></p>');
    expect(home.slice(home.indexOf('rp-home-feature'))).not.toContain('<a ');
  });

  it('HomeHero and HomeLayout: no h1, main, or body text; HomeHero renders without hero data', () => {
    const home = site.read('home.html');
    expect([...tagsOf(home, 'h1'), ...tagsOf(home, 'main')]).toEqual([]);
    expect(home).not.toContain('Body of the home page.');
    expect(html('home-hero')).toContain('rp-home-hero--no-image');
  });

  it('LastUpdated: renders nothing if themeConfig.lastUpdated is off', () => {
    expect(html('last-updated')).toBe('');
  });

  it('Link: adds the base path to absolute paths, opens https URLs in a new tab, defaults to /', () => {
    const links = tagsOf(html('link'), 'a');
    expect(links.map(tag => attribute(tag, 'href'))).toEqual([
      '/b/probe',
      './over',
      '#x',
      'https://example.com',
      '/b//example.com',
      '/b/',
    ]);
    expect(links.map(tag => attribute(tag, 'target'))).toEqual([
      ...[undefined, undefined, undefined, '_blank'],
      ...[undefined, undefined],
    ]);
    expect(attribute(links[3], 'rel')).toBe('noopener noreferrer');
  });

  it("LlmsContainer: drops className; LlmsCopyButton and LlmsViewOptions: don't show text", () => {
    expect(attribute(tagsOf(html('llms'), 'div')[0], 'class')).toBe('rp-not-doc rp-llms-container');
    expect(textOf(html('llms'))).toBe('Copy Markdown');
  });

  it('Overview: adds an h1 even if the page has one, and drops the body from the Markdown', () => {
    expect(textsOf(html('overview'), 'h1')).toEqual(['Probe#']);
    expect(attribute(tagsOf(html('overview'), 'input')[0], 'id')).toBe('api-filter');
    expect(tagsOf(site.read('over.html'), 'h1')).toHaveLength(2);
    expect(site.read('over.html')).toContain('Body of the overview.');
    expect(site.read('over.md')).not.toContain('Body of the overview.');
  });

  it('PackageManagerTabs: shows the commands that the page lists', () => {
    const expected = [...Object.values(COMMANDS), ...documentedCommands().values()];
    expect(expected).toHaveLength(Object.keys(COMMANDS).length + 5);
    expect(expected.map((_, index) => textsOf(html(`command-${index}`), 'pre'))).toEqual(expected);
  });

  it('PageTabs: renders all tabs, stores the active tab on body, and ignores values', () => {
    expect(html('page-tabs')).toContain('document.body.dataset.pageTabsActiveIndex');
    expect(html('page-tabs')).toContain(`get('page')`);
    expect(textsOf(html('page-tabs'), 'div', 'rp-page-tabs__content__item')).toEqual(['aaa', 'bbb']);
    expect(textsOf(html('page-tabs'), 'div', 'rp-page-tabs__label__item')).toEqual(['A', 'B']);
    const css = readFileSync(`${THEME}/components/PageTabs/index.css`, 'utf8');
    expect(new Set(css.match(/(?<=active-index=")\d+/g))).toHaveLength(8);
  });

  it('Prompt: titled Agent Prompt and collapsed by default; custom drops the title and buttons', () => {
    expect(textsOf(html('prompt'), 'div', 'rp-prompt__title')).toEqual(['Agent Prompt']);
    expect(attribute(tagsOf(html('prompt'), 'button')[1], 'aria-expanded')).toBe('false');
    expect(textOf(html('prompt-custom'))).toMatch(/^(?!.*title).*For your Agentinner$/);
    expect(tagsOf(html('prompt-custom'), 'button')).toEqual([]);
  });

  it('SocialLinks: the config wins over the prop, and five links are shown', () => {
    expect(html('social-links')).not.toContain('prop.example');
    const [shown = ''] = html('social-links').split('rp-hover-group');
    expect(tagsOf(shown, 'a')).toHaveLength(5);
  });

  it('SourceCode: a div with a link that keeps its href, opens in a new tab, and has no rel', () => {
    const [link] = tagsOf(html('source-code'), 'a');
    expect(attribute(link, 'href')).toBe('/x');
    expect(attribute(link, 'target')).toBe('_blank');
    expect(attribute(link, 'rel')).toBeUndefined();
    expect(html('source-code')).toMatch(/^<div/);
  });

  it('SvgWrapper: renders a path as an image, HTML and SVG inline, and nothing if icon is empty', () => {
    expect(html('svg-wrapper')).toBe(
      '<img src="/b/a.svg" alt=""/><span><b>hi</b></span><span class="c"><svg></svg></span>',
    );
  });

  it('SwitchAppearance: renders a div without a role', () => {
    expect(html('switch-appearance')).toMatch(/^<div class="rp-switch-appearance"><svg/);
  });

  it('Tabs: defaultValue wins over defaultIndex, values match by value, and labels have no role', () => {
    const active = (id: string) => textsOf(html(id), 'div', 'rp-tabs__content__item--active');
    expect(active('tabs')).toEqual(['aaa']);
    expect(textOf(html('tabs'))).toContain('bbb');
    expect(html('tabs')).not.toMatch(/role=|<button/);
    expect(active('tabs-unkept')).toEqual(['bbb']);
    expect(textOf(html('tabs-unkept'))).not.toContain('aaa');
    expect(active('tabs-value')).toEqual(['aaa']);
    expect(active('tabs-no-value')).toEqual(['bbb']);
    expect(active('tabs-values')).toEqual(['xxx']);
    expect(site.read('probe.md')).toMatch(/\*\*A\*\*\s+aaa\s+\*\*\\?\[object Object]\*\*\s+bbb/);
  });

  it("Tabs: if neither values nor tabs have a value, each tab shows the first one's content", () => {
    const contents = (id: string) => textsOf(html(id), 'div', 'rp-tabs__content__item');
    expect(contents('tabs-unnamed')).toEqual(['ccc', 'ccc']);
    expect(contents('tabs-labels')).toEqual(['ccc', 'ddd']);
  });

  it('Tag: renders one or more badges, or an image for a path', () => {
    expect(html('tag').match(/rp-badge--\w+/g)).toEqual([
      'rp-badge--tip',
      'rp-badge--warning',
      'rp-badge--danger',
      'rp-badge--info',
    ]);
    expect(html('tag')).toContain('<img src="/b/x.png"/>');
  });

  it('Tag: text that starts with a word and a colon is treated as an image URL', () => {
    expect(html('tag')).toContain('<img src="Status: beta"/>');
  });

  it('Layout: renders its slots in page order, but not beforeHeroActions and afterHeroActions', () => {
    const bar = [
      ...['top', 'beforeNav', 'beforeNavTitle', 'navTitle', 'beforeLeftNavItems', 'afterLeftNavItems'],
      ...['afterNavTitle', 'beforeNavMenu', 'beforeRightNavItems', 'afterRightNavItems', 'afterNavMenu'],
      'afterNav',
    ];
    expect(slotsOf('probe')).toEqual([
      ...bar,
      ...['beforeDoc', 'beforeSidebar', 'afterSidebar', 'beforeDocContent', 'afterDocContent'],
      ...['beforeDocFooter', 'afterDocFooter', 'beforeOutline', 'afterOutline', 'afterDoc', 'bottom'],
    ]);
    expect(slotsOf('over')).toEqual([
      ...bar,
      ...['beforeDoc', 'beforeSidebar', 'afterSidebar', 'beforeDocContent', 'afterDocContent'],
      ...['afterDoc', 'bottom'],
    ]);
    expect(slotsOf('home')).toEqual([
      ...bar,
      ...['beforeHero', 'afterHero', 'beforeFeatures', 'afterFeatures', 'bottom'],
    ]);
    expect(slotsOf('404')).toEqual([...bar, 'bottom']);
  });
});

describe('helpers of the theme', () => {
  it('renderHtmlOrText: HTML for elements with an end tag and for entities, otherwise text', () => {
    expect(renderHtmlOrText('<b>x</b>')).toEqual({ dangerouslySetInnerHTML: { __html: '<b>x</b>' } });
    expect(renderHtmlOrText('R&amp;D')).toEqual({ dangerouslySetInnerHTML: { __html: 'R&amp;D' } });
    expect(renderHtmlOrText('a<br>b')).toEqual({ children: 'a<br>b' });
    expect(renderHtmlOrText('')).toEqual({ children: null });
  });

  it('renderInlineMarkdown: renders basic Markdown; parseInlineMarkdownText: returns its text', () => {
    const html = '<strong>a</strong> <em>b</em> <del>c</del> <code>d</code>';
    expect(renderInlineMarkdown('**a** *b* ~~c~~ `d`')).toEqual({
      dangerouslySetInnerHTML: { __html: html },
    });
    expect(parseInlineMarkdownText('**a** <i>b</i> `c`')).toBe('a b c');
  });

  it('mergeRefs: skips null, throws for undefined', () => {
    const ref: { current: string | null } = { current: null };
    mergeRefs<string>(ref, null)('value');
    expect(ref.current).toBe('value');
    expect(() => mergeRefs<string>(undefined as never)('value')).toThrow(TypeError);
  });

  it('copyToClipboard: returns false on the server', async () => {
    expect(await copyToClipboard('text')).toBe(false);
  });
});

describe('exports of the theme', () => {
  const source = readFileSync(`${THEME}/index.js`, 'utf8');
  const icons = readFileSync(`${THEME}/icons.js`, 'utf8').match(/(?<=^const )Icon\w+/gm) ?? [];

  it("don't include Card, LinkCard, FileTree, or CodeGroup", () => {
    expect(source).not.toMatch(/\b(Card|LinkCard|FileTree|CodeGroup)\b/);
  });

  it('icons: the table on each page lists all of them in order, and each has a picture', () => {
    const pictures = readFileSync('components/IconTable/pictures.ts', 'utf8');
    const drawn = pictures.match(/(?<=^ {2})Icon\w+(?=,$)/gm) ?? [];
    expect([...drawn].sort()).toEqual([...icons].sort());
    for (const page of ICON_PAGES) {
      const rows = readFileSync(page, 'utf8').match(/(?<=^\| `)Icon\w+(?=` \|)/gm) ?? [];
      expect(rows).toEqual([...icons].sort((a, b) => a.localeCompare(b)));
    }
  });
});

/** Returns the page's table of commands: props, with the commands for npm, Yarn, pnpm, Bun, and Deno. */
function documentedCommands(): Map<string, string[]> {
  const rows = readFileSync(COMMANDS_PAGE, 'utf8').matchAll(/^\| `(command="[^`]*)` \| (.*) \|$/gm);
  return new Map(
    [...rows].map(([, props = '', cell = '']) => [
      props,
      [...cell.matchAll(/`([^`]+)`/g)].map(([, c]) => c ?? ''),
    ]),
  );
}
