import { readFileSync } from 'node:fs';
import type { UserConfig } from '@rspress/core';
import { getInlineLocaleRedirectScript, getInlineThemeScript } from '@rspress/core/dist/node/constants.js';
import { isLlmsHintEnabled, isLlmsUIEnabled } from '@rspress/core/dist/node/llms.js';
import { DEFAULT_I18N_TEXT } from '@rspress/core/dist/node/runtimeModule/DEFAULT_I18N_TEXT.js';
import { normalizeThemeConfig } from '@rspress/core/dist/node/runtimeModule/siteData/normalizeThemeConfig.js';
import { getSocialIcons } from '@rspress/core/dist/node/utils/getSocialIcons.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../site/languages';
import { buildExample, type ExampleBuild } from '../examples/build-example';
import { attribute, editLinks, tagsOf, textOf, textsOf } from '../examples/html';

type ThemeConfig = NonNullable<UserConfig['themeConfig']>;

const page = (lang: string, name: string) => readFileSync(`docs/${lang}/api/config/${name}.mdx`, 'utf8');

/** Removes the example's own pages and navigation, so that the sites below only have theirs. */
const EMPTY = Object.fromEntries(
  [
    '_nav.json',
    'index.md',
    ...['_meta.json', 'introduction.md', 'folding.md', 'launch-counter.mdx'].map(name => `guide/${name}`),
  ].map(file => [`docs/${file}`, null]),
);
const yaml = (frontmatter: string, body = '') => `---\n${frontmatter}\n---\n\n${body}\n`;
const config = (text: string) =>
  `import path from 'node:path';\nimport { defineConfig } from '@rspress/core';\n\nexport default defineConfig(${text});\n`;

const titleOf = (html: string) => textsOf(html, 'title')[0];
const metaOf = (html: string, name: string) =>
  tagsOf(html, 'meta')
    .filter(tag => attribute(tag, 'name') === name || attribute(tag, 'property') === name)
    .map(tag => attribute(tag, 'content'));
const TAGS = `# Tags

import {
  Badge,
} from '@rspress/core/theme';

export const Named = { Badge };

<Badge text="a" />

<Badge
  text="b"
/>

<Named.Badge text="c" />

<Badge text={'d'} />

<Badge>e</Badge>

## Part
`;
/** Returns the parts of the layout that a page has. */
const partsOf = (html: string) =>
  Object.entries({
    navbar: 'class="rp-nav"',
    sidebar: 'rp-doc-layout__sidebar ',
    column: 'rp-doc-layout__sidebar-placeholder',
    outline: 'rp-doc-layout__outline ',
    footer: 'class="rp-doc-footer"',
    global: 'GLOBAL',
  })
    .filter(([, sign]) => html.includes(sign))
    .map(([part]) => part);

describe('a site without themeConfig, and the frontmatter of its pages', () => {
  let site: ExampleBuild;
  const read = (name: string) => site.read(`${name}.html`);
  const searchIndex = (): { routePath: string; title: string }[] =>
    JSON.parse(site.read('static/search_index.en.*.json'));
  beforeAll(async () => {
    site = await buildExample('minimal', {
      files: {
        ...EMPTY,
        'rspress.config.ts': config(`{
          title: 'Boat',
          description: 'Of the site.',
          globalUIComponents: [path.resolve('components/Global.tsx')],
          replaceRules: [{ search: 'REPLACED', replace: 'replacement' }],
        }`),
        'components/Global.tsx': 'export default () => <p>GLOBAL</p>;\n',
        'docs/index.md': yaml(
          `pageType: home
titleSuffix: Fold and float
hero:
  name: Paper
  text: "one\\ntwo"
  tagline: <b>bold</b>
  actions: [{ text: Start, link: /plain }]
  image: { src: { light: /l.svg, dark: /d.svg }, srcset: [a.png 1x, b.png 2x] }
features:
  - { title: Four, details: Default width }
  - { title: Five, details: Odd width, span: 5, link: /plain }`,
          '# Body of the home page',
        ),
        'docs/tags.mdx': TAGS,
        'docs/plain.md': '# Plain\n\nFirst *text*.\n\n## Part\n\n### Detail\n',
        'docs/title.md': yaml(
          "title: Folds of **bow**\ntitleSuffix: '| School'\ntag: new, own\nicon: 📄\ncontext: ctx",
          'Text.',
        ),
        'docs/suffix.md': yaml("titleSuffix: School\ndescription: ''", '# Suffix\n\nTaken from the text.'),
        'docs/no-title.md': yaml("title: ''", '# Heading'),
        'docs/off.md': yaml(
          'navbar: false\nsidebar: false\noutline: false\nfooter: false\nsearch: false\nglobalUIComponents: false',
          '# Off',
        ),
        'docs/strings.md': yaml(
          "navbar: 'false'\nsidebar: 'false'\noutline: no\nfooter: no\nsearch: 'false'\nglobalUIComponents: 'false'",
          '# Strings',
        ),
        'docs/free.md': yaml('sidebar: placeholder', '# Free'),
        'docs/wide.md': yaml('pageType: doc-wide\nsidebar: false\noutline: false', '# Wide'),
        'docs/custom.md': yaml('pageType: custom\ntitle: Custom', 'Text.'),
        'docs/blank.md': yaml('pageType: blank\ntitle: Blank', 'Text.'),
        'docs/lost.md': yaml("pageType: '404'", '# Lost'),
        'docs/lost-number.md': yaml('pageType: 404', '# Lost number'),
        'docs/unknown.md': yaml('pageType: document', '# Unknown'),
        'docs/head.md': yaml(
          `description: Automatic.
head:
  - [meta, { property: og:title, content: Own title }]
  - [meta, { name: description, content: Own description }]
  - [script, { src: https://example.com/a.js, async: true }]
  - [style, { children: 'b { color: red }' }]`,
          '# Head',
        ),
        'docs/invalid.md': `---\ntitle: Fold: the bow\nsidebar: false\n---\n\n# Invalid\n\n${'Words. '.repeat(40)}\n`,
        'docs/unclosed.md': '---\ntitle: Unclosed\n\n# Lost heading\n',
        'docs/area/index.md': yaml('title: Area\noverview: true', '# Twice'),
        'docs/area/one.md': '# One\n\n## Level two\n\n### Level three\n',
        'docs/area/two.md': yaml('overviewHeaders: [3]', '# Two\n\n## Second two\n\n### Second three'),
        'docs/own.mdx': `---
author: Ann
note: REPLACED
flag: yes
version: 2.10
code: 010
time: 12:30
date: 2026-01-02
empty:
---

import { useFrontmatter } from '@rspress/core/runtime';

export function Own() {
  const { frontmatter } = useFrontmatter();
  return <pre id="own">{JSON.stringify(frontmatter)}</pre>;
}

# Own

<Own />
`,
        'docs/script.tsx': `export const frontmatter = { title: 'Script', description: 'Not read.', sidebar: false };
export default () => <p>Text.</p>;
`,
      },
    });
  });

  it('builds without warnings', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(site.log).not.toContain('warn');
  });

  it('navbar, sidebar, outline, footer, globalUIComponents: true by default', () => {
    expect(partsOf(read('plain'))).toEqual(['navbar', 'sidebar', 'outline', 'footer', 'global']);
    expect(partsOf(read('off'))).toEqual(['column']);
  });

  it('navbar, outline, footer, globalUIComponents: text hides nothing; sidebar: text hides it', () => {
    expect(partsOf(read('strings'))).toEqual(['navbar', 'outline', 'footer', 'global']);
  });

  it('sidebar: placeholder keeps its own column; in doc-wide, false keeps columns of width 0', () => {
    expect(read('free')).toContain('rp-doc-layout__sidebar-placeholder--legacy');
    expect(read('off')).not.toContain('rp-doc-layout__sidebar-placeholder--legacy');
    expect(read('wide')).toMatch(/rp-doc-layout__sidebar-placeholder"[^>]*style="width:0"/);
    expect(read('wide')).toMatch(/rp-doc-layout__outline-placeholder"[^>]*style="width:0"/);
  });

  it("pageType: doc by default; an unknown type or the number 404 drops the page's tab title", () => {
    expect(read('plain')).toContain('rp-doc-layout__doc');
    expect(read('wide')).toContain('rp-doc-layout__doc--wide');
    expect(partsOf(read('custom'))).toEqual(['navbar', 'global']);
    expect(read('custom')).not.toContain('rspress-doc');
    expect(partsOf(read('blank'))).toEqual(['global']);
    expect(textsOf(read('lost'), 'h1')).toEqual(['PAGE NOT FOUND']);
    for (const name of ['unknown', 'lost-number']) expect(partsOf(read(name))).toContain('sidebar');
    const titles = ['plain', 'custom', 'blank', 'lost', 'unknown', 'lost-number'].map(name =>
      titleOf(read(name)),
    );
    expect(titles).toEqual(['Plain - Boat', 'Boat', 'Boat', '404 - Boat', 'Boat', 'Boat']);
  });

  it('title: defaults to the heading, and is the heading of a page without one', () => {
    const html = read('title');
    expect(html).toContain('<h1 class="rp-toc-include" id="folds-of-bow">');
    expect(textsOf(html, 'h1')[0]).toContain('Folds of bow');
    expect(titleOf(html)).toBe('Folds of **bow** | School');
    expect(titleOf(read('no-title'))).toBe('Boat');
    expect(textsOf(read('plain'), 'a', 'rp-sidebar-item')).toEqual(
      expect.arrayContaining(['Plain', '📄Folds of bownewown', 'script']),
    );
  });

  it('titleSuffix: defaults to the site title, and follows the site title on the home page', () => {
    expect(titleOf(read('suffix'))).toBe('Suffix - School');
    expect(titleOf(read('index'))).toBe('Boat - Fold and float');
  });

  it("description: defaults to the text before the first section, then to the site's description", () => {
    expect(metaOf(read('plain'), 'description')).toEqual(['First text.']);
    expect(metaOf(read('plain'), 'og:description')).toEqual(['First text.']);
    expect(metaOf(read('suffix'), 'description')).toEqual(['Taken from the text.']);
    expect(metaOf(read('title'), 'description')).toEqual(['Of the site.']);
    expect(metaOf(read('script'), 'description')).toEqual(['Of the site.']);
  });

  it('description: drops one-line component tags, but not with a dot, quotes in braces, or text', () => {
    const [, description = ''] = /name="description" content="([^"]*)"/.exec(read('tags')) ?? [];
    expect(description.replaceAll('&quot;', '"')).toBe(
      "import { Badge, } from '@rspress/core/theme'; export const Named = { Badge }; " +
        `<Badge text="b" /> <Named.Badge text="c" /> <Badge text={'d'} /> <Badge>e</Badge>`,
    );
  });

  it('head: adds tags, which replace the generated ones', () => {
    const html = read('head');
    expect(metaOf(html, 'og:title')).toEqual(['Own title']);
    expect(metaOf(html, 'description')).toEqual(['Own description']);
    expect(metaOf(html, 'og:description')).toEqual(['Automatic.']);
    expect(html).toContain('<script src="https://example.com/a.js" async></script>');
    expect(html).toContain('<style>b { color: red }</style>');
  });

  it('hero: actions are brand by default, lists are joined, and no heading or body is rendered', () => {
    const html = read('index');
    expect(html).toContain('rp-button--brand');
    expect(textsOf(html, 'div', 'rp-home-hero__subtitle')).toEqual(['one', 'two']);
    expect(html).toContain('<b>bold</b>');
    expect(html).toContain('srcSet="a.png 1x, b.png 2x"');
    expect(tagsOf(html, 'img').map(tag => attribute(tag, 'src'))).toEqual(['/l.svg', '/d.svg']);
    expect(textsOf(html, 'h1')).toEqual([]);
    expect(html).not.toContain('Body of the home page');
  });

  it("features: span is 4 by default, and 5 gets no class; cards aren't links", () => {
    const items = tagsOf(read('index'), 'div').filter(tag => /"rp-home-feature__item /.test(tag));
    expect(items.map(tag => attribute(tag, 'class')?.trim())).toEqual([
      'rp-home-feature__item rp-home-feature__item--span-4',
      'rp-home-feature__item',
    ]);
    expect(read('index')).toContain(
      '<article class="rp-home-feature__card rp-home-feature__card--clickable">',
    );
  });

  it('tag, icon, and context: in the generated sidebar item, and tag after the heading, too', () => {
    const entry = tagsOf(read('plain'), 'a').find(
      tag => tag.includes('href="/title.html"') && tag.includes('rp-sidebar-item'),
    );
    expect(attribute(entry, 'data-context')).toBe('ctx');
    const badges = /<h1.*?<\/h1>/s.exec(read('title'))?.[0] ?? '';
    expect(badges).toContain(
      '<span class="rp-badge rp-badge--tip">new</span><span class="rp-badge rp-badge--info">own</span>',
    );
    expect(textsOf(read('plain'), 'a', 'rp-sidebar-item')).toContain('📄Folds of bownewown');
  });

  it('overview: false by default; adds its own title, and drops the outline and footer', () => {
    const html = read('area/index');
    expect(partsOf(html)).toEqual(['navbar', 'sidebar', 'global']);
    expect(textsOf(html, 'h1').map(text => text.replace('#', '').trim())).toEqual(['Area', 'Twice']);
  });

  it('overviewHeaders: [2] by default; the option of a listed page wins', () => {
    expect(textsOf(read('area/index'), 'a', 'rp-overview-group__item__content__item__link')).toEqual([
      'Level two',
      'Second three',
    ]);
  });

  it("search: true by default, and only false excludes a page; home pages aren't indexed", () => {
    const routes = searchIndex().map(({ routePath }) => routePath);
    expect(routes).toEqual(expect.arrayContaining(['/plain', '/strings', '/invalid', '/script']));
    expect(routes).not.toContain('/off');
    expect(routes).not.toContain('/');
    expect(searchIndex().find(({ routePath }) => routePath === '/script')?.title).toBe('');
  });

  it("invalid YAML: is rendered as a heading, and the page's search record is empty", () => {
    expect(searchIndex().find(({ routePath }) => routePath === '/invalid')).toMatchObject({
      title: '',
      content: '',
      toc: [],
    });
    const html = read('invalid');
    expect(textsOf(html, 'h2')).toEqual(['#title: Fold: the bow sidebar: false']);
    expect(html).toContain('<hr/>');
    expect(titleOf(html)).toBe('Invalid - Boat');
    expect(partsOf(html)).toContain('sidebar');
  });

  it("unclosed frontmatter: the page's content isn't rendered", () => {
    expect(titleOf(read('unclosed'))).toBe('Unclosed - Boat');
    expect(read('unclosed')).not.toContain('Lost heading');
  });

  it('custom fields: parsed as YAML 1.2 with parts of 1.1, after replaceRules', () => {
    const [text = ''] = /<pre id="own">.*?<\/pre>/s.exec(read('own')) ?? [];
    expect(JSON.parse(textOf(text))).toEqual({
      author: 'Ann',
      note: 'replacement',
      flag: 'yes',
      version: 2.1,
      code: 8,
      time: 750,
      date: '2026-01-02T00:00:00.000Z',
      empty: null,
    });
  });

  it('a TSX page: frontmatter controls the layout and the document title', () => {
    expect(titleOf(read('script'))).toBe('Script - Boat');
    expect(partsOf(read('script'))).toContain('column');
  });

  it('by default, darkMode is on; llmsUI, editLink, lastUpdated, socialLinks, and footer are off', () => {
    const html = read('plain');
    expect(html).toContain('rp-switch-appearance');
    for (const sign of ['rp-llms', 'rp-edit-link', 'rp-last-updated', 'rp-social-links'])
      expect(html).not.toContain(sign);
    expect(read('index')).not.toContain('rp-home-footer');
  });
});

describe('a site with themeConfig', () => {
  let site: ExampleBuild;
  const read = (name: string) => site.read(`${name}.html`);
  beforeAll(async () => {
    site = await buildExample('minimal', {
      files: {
        ...EMPTY,
        'rspress.config.ts': config(`{
          title: 'Boat',
          description: 'Of the site.',
          lang: 'en',
          i18nSource: {
            'own.section': { en: 'Section', zh: '小节' },
            'own.guide': { en: 'Guide', zh: '指南' },
            editLinkText: { en: 'Improve', zh: '改进' },
            nextPageText: { en: 'Go on', zh: '' },
          },
          themeConfig: {
            darkMode: 'force-dark',
            hideNavbar: 'always',
            search: false,
            enableContentAnimation: true,
            fallbackHeadingTitle: false,
            footer: { message: '© <a href="/privacy">Boat</a>' },
            editLink: { docRepoBaseUrl: 'https://example.com/edit' },
            llmsUI: { viewOptions: [] },
            locales: [
              { lang: 'en', label: 'English', title: 'English boat', description: 'English.' },
              { lang: 'zh', label: '中文', title: '纸船', description: '中文。' },
            ],
            nav: [
              { text: 'own.guide', link: '/a' },
              { text: 'All', link: '/' },
              { text: 'Letters', link: '/zhuanlan' },
              { text: 'File', link: '/file.pdf', download: true },
              { text: 'Full', link: 'https://example.com/file.pdf', download: true, rel: 'nofollow', lang: 'fr' },
              { text: 'Menu', position: 'left', items: [{ text: 'Inner', items: [{ text: 'Deep', link: '/b', tag: 'new' }] }] },
            ],
            sidebar: {
              '/': [
                { sectionHeaderText: 'own.section' },
                { text: 'A \`code\`', link: '/a', context: 'ctx' },
                { dividerType: 'solid' },
                { text: 'Closed', collapsed: true, collapsible: false, items: [{ text: 'C', link: '/c' }] },
                { text: 'Open', items: [{ text: 'B', link: '/b' }] },
              ],
            },
            socialLinks: [
              { icon: 'github', mode: 'link', content: 'https://github.com/a/1' },
              { icon: 'X', mode: 'text', content: 'Text' },
              { icon: 'qq', mode: 'img', content: '/qr.png' },
              { icon: { svg: '<svg id="own"></svg>' }, mode: 'dom', content: '<i>DOM</i>' },
              { icon: 'github', mode: 'github-stars', content: 'https://github.com/a/5' },
              { icon: 'npm', mode: 'link', content: 'https://example.com/6' },
            ],
          },
        }`),
        ...Object.fromEntries(
          ['en', 'zh'].flatMap(lang => [
            [`docs/${lang}/index.md`, yaml('pageType: home', '')],
            [`docs/${lang}/a.md`, `# A ${lang}\n\n## Part\n`],
            [`docs/${lang}/b.md`, yaml('title: B', 'Text.')],
            [`docs/${lang}/c.md`, '# C\n'],
            [`docs/${lang}/outside.md`, '# Outside\n'],
          ]),
        ),
      },
    });
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it('themeConfig.darkMode: force-dark removes the switch', () => {
    expect(read('a')).not.toContain('rp-switch-appearance');
  });

  it('themeConfig.hideNavbar, search, and enableContentAnimation: have no effect', () => {
    const html = read('a');
    expect(html).toContain('class="rp-nav"');
    expect(html).toContain('rp-search-button');
    const index = JSON.parse(site.read('static/search_index.en.*.json')) as unknown[];
    expect(index.length).toBeGreaterThan(0);
  });

  it('themeConfig.footer: appears unchanged, and only on home pages', () => {
    for (const name of ['index', 'zh/index']) expect(read(name)).toContain('© <a href="/privacy">Boat</a>');
    expect(read('a')).not.toContain('rp-home-footer');
  });

  it("themeConfig.editLink: links to the file's path in the docs folder, in the footer and the outline", () => {
    for (const [name, file, text] of [
      ['a', 'en/a.md', 'Improve'],
      ['zh/a', 'zh/a.md', '改进'],
    ] as const) {
      const href = `https://example.com/edit/${file}`;
      expect(editLinks(read(name))).toEqual({ before: [], footer: [href], outline: [href] });
      expect(textsOf(read(name), 'a', 'rp-edit-link')).toEqual([text, text]);
    }
  });

  it('themeConfig.fallbackHeadingTitle: false renders no heading', () => {
    expect(textsOf(read('b'), 'h1')).toEqual([]);
    expect(titleOf(read('b'))).toBe('B - Boat');
  });

  it('themeConfig.llmsUI: shows the copy button without llms, writes no files; [] hides the menu', () => {
    expect(read('a')).toContain('rp-llms-copy-button');
    expect(read('a')).toContain('rp-llms-hint');
    expect(read('a')).not.toContain('rp-llms-view-options');
    expect(site.files.filter(file => /^[^.]*\.(md|txt)$/.test(file))).toEqual([]);
  });

  it("themeConfig.locales: the navbar shows the title; tab and description use the site's", () => {
    expect(textsOf(read('zh/a'), 'a', 'rp-nav__title__link')).toEqual(['纸船']);
    expect(titleOf(read('zh/a'))).toBe('A zh - Boat');
    expect(metaOf(read('zh/a'), 'description')).toEqual(['Of the site.']);
    expect(read('zh/a')).toContain('<html lang="zh">');
  });

  it('themeConfig.nav: handles positions, language prefixes, active items, and files', () => {
    const entries = (html: string, position: string) =>
      new RegExp(
        `<ul class="rp-nav-menu rp-nav-menu--${position}">.*?</div>(?=<div class="rp-nav__|</div>|<div)`,
        's',
      ).exec(html)?.[0] ?? '';
    const links = tagsOf(entries(read('zh/a'), 'right'), 'a');
    expect(links.map(tag => attribute(tag, 'href')).slice(0, 5)).toEqual([
      '/zh/a.html',
      '/zh/index.html',
      '/zhuanlan.html',
      '/zh/file.pdf.html',
      'https://example.com/file.pdf',
    ]);
    expect(['rel', 'lang', 'target', 'download'].map(name => attribute(links[4], name))).toEqual([
      'nofollow',
      'fr',
      '_blank',
      '',
    ]);
    expect(entries(read('a'), 'right')).toContain('>Guide</a>');
    expect(entries(read('zh/a'), 'right')).toContain('>指南</a>');
    const active = /rp-nav-menu__item--active"><a[^>]*>([^<]*)/g;
    expect([...read('c').matchAll(active)].map(match => match[1])).toEqual(['All']);
    expect(entries(read('a'), 'left')).toContain('Deep');
  });

  it('themeConfig.sidebar: groups open and collapsible by default, section headers untranslated', () => {
    const html = read('zh/outside');
    expect(html).toContain('<span>Section</span>');
    expect(html).toContain('<code>code</code>');
    expect(html).toContain('data-context="ctx"');
    expect(html).toContain('class="rp-sidebar-divider"');
    expect([...html.matchAll(/grid-template-rows:(\dfr)/g)].map(match => match[1]).slice(-2)).toEqual([
      '0fr',
      '1fr',
    ]);
    expect(html.match(/cursor:pointer/g)).toHaveLength(1);
    expect(read('c')).not.toMatch(
      /grid-template-rows:0fr;transition:grid-template-rows 0\.2s ease-out"><div style="overflow:hidden"/,
    );
    const links = tagsOf(html, 'a').filter(tag => tag.includes('"rp-sidebar-item'));
    expect(links.map(tag => attribute(tag, 'href'))).toEqual(['/zh/a.html', '/zh/c.html', '/zh/b.html']);
  });

  it("themeConfig.sidebar: a page that isn't in it has its first item as the next page", () => {
    expect(read('outside')).not.toContain('rp-prev-next-page__prev');
    expect(textsOf(read('outside'), 'a', 'rp-prev-next-page__next')).toEqual(['Go onA code']);
  });

  it('i18nSource: an empty text falls back to English', () => {
    expect(textsOf(read('zh/outside'), 'a', 'rp-prev-next-page__next')).toEqual(['Go onA code']);
  });

  it('themeConfig.socialLinks: five are shown, and panels hold text, an image, or HTML', () => {
    const html = read('a');
    const [shown = '', hidden = ''] = html
      .slice(html.indexOf('"rp-social-links"'))
      .split('rp-social-links__hidden');
    expect(tagsOf(shown, 'a').map(tag => attribute(tag, 'href'))).toEqual([
      'https://github.com/a/1',
      'https://github.com/a/5',
    ]);
    expect(hidden).toContain('https://example.com/6');
    expect(shown).toContain('<div class="rp-social-links__item__text">Text</div>');
    expect(shown).toContain('<img src="/qr.png" alt="img"/>');
    expect(shown).toContain('<div><i>DOM</i></div>');
    expect(shown).toContain('<svg id="own"></svg>');
  });
});

describe('themeConfig as read by the build', () => {
  it.each<[ThemeConfig['darkMode'], string, boolean]>([
    [undefined, 'auto', true],
    [true, 'auto', true],
    ['auto', 'auto', true],
    ['light', 'light', true],
    ['dark', 'dark', true],
    [false, 'light', false],
    ['force-light', 'light', false],
    ['force-dark', 'dark', false],
    ['force-auto', 'auto', false],
  ])('themeConfig.darkMode: %s starts with %s, choice kept: %s', (value, start, kept) => {
    const script = getInlineThemeScript(value);
    expect(script).toContain(`defaultTheme = '${start}'`);
    expect(script.includes("localStorage.getItem('rspress-theme-appearance')")).toBe(kept);
  });

  it('themeConfig.llmsUI: follows llms by default, and wins over it', () => {
    expect(isLlmsUIEnabled({})).toBe(false);
    expect(isLlmsUIEnabled({ llms: true })).toBe(true);
    expect(isLlmsUIEnabled({ llms: true, themeConfig: { llmsUI: false } })).toBe(false);
    expect(isLlmsUIEnabled({ themeConfig: { llmsUI: {} } })).toBe(true);
    expect(isLlmsHintEnabled({ llms: true }, true)).toBe(true);
    expect(isLlmsHintEnabled({ llms: true, ssg: false }, true)).toBe(false);
    expect(isLlmsHintEnabled({ llms: true, themeConfig: { llmsUI: { injectLlmsHint: false } } }, true)).toBe(
      false,
    );
  });

  it('themeConfig.localeRedirect: auto by default, and route.localeRedirect wins over it', () => {
    const site: UserConfig = {
      lang: 'en',
      locales: [
        { lang: 'en', label: 'English' },
        { lang: 'zh', label: '中文' },
      ],
    };
    const auto = getInlineLocaleRedirectScript(site);
    expect(auto).not.toBe('');
    expect(getInlineLocaleRedirectScript({ ...site, themeConfig: { localeRedirect: 'auto' } })).toBe(auto);
    expect(getInlineLocaleRedirectScript({ ...site, themeConfig: { localeRedirect: 'never' } })).toBe('');
    expect(
      getInlineLocaleRedirectScript({
        ...site,
        themeConfig: { localeRedirect: 'never' },
        route: { localeRedirect: 'auto' },
      }),
    ).toBe(auto);
  });

  it('themeConfig.nav: [] by default; themeConfig.sidebar: strings and items without link throw', async () => {
    expect(await normalizeThemeConfig({})).toMatchObject({ nav: [], sidebar: {} });
    const withEntry = (entry: unknown) =>
      normalizeThemeConfig({ themeConfig: { sidebar: { '/': [entry] } } } as unknown as UserConfig);
    await expect(withEntry({ text: 'No link' })).rejects.toThrow(
      "Cannot read properties of undefined (reading 'replace')",
    );
    await expect(withEntry('/guide')).rejects.toThrow('str.replace is not a function');
  });

  it("themeConfig.lastUpdated: a function becomes true in the browser's data", async () => {
    const { lastUpdated } = await normalizeThemeConfig({
      themeConfig: { lastUpdated: { author: () => 'x' } },
    });
    expect(lastUpdated).toEqual({ author: true });
  });

  it("themeConfig.locales: the site's locales determine the languages, but lose their titles", async () => {
    const { locales } = await normalizeThemeConfig({
      locales: [{ lang: 'en', label: 'English', title: 'Lost' }],
      themeConfig: { locales: [{ lang: 'fr', label: 'Français' }], nav: [] },
    });
    expect(locales).toEqual([{ lang: 'en', label: 'English', nav: [], sidebar: {} }]);
  });
});

/** A row of the table of texts: key, English, Chinese, and where it appears. */
const KEY_ROW = /^\| `(?:i18nSource\[")?([\w.]+)(?:"\])?` \| ([^|]+) \| ([^|]+) \| [^|]*\|$/gm;

describe.each(LANGUAGES)('the page of the options for languages (%s)', lang => {
  it('lists all texts in English and Chinese', () => {
    const rows = [...page(lang, 'config-i18n').matchAll(KEY_ROW)].map(([, key, en = '', zh = '']) => [
      key,
      en.replaceAll('\\', ''),
      zh.replaceAll('\\', ''),
    ]);
    const texts = Object.entries(DEFAULT_I18N_TEXT).map(([key, forms]) => [key, forms.en, forms.zh]);
    const keys = new Set(texts.map(([key]) => key));
    expect(rows.filter(([key]) => keys.has(key ?? '')).sort()).toEqual(texts.sort());
  });
});

it('themeConfig.socialLinks: the case of icon names matters only for the types', () => {
  const link = { mode: 'link', content: 'https://example.com' } as const;
  const links: ThemeConfig['socialLinks'] = [
    { ...link, icon: 'X' },
    // @ts-expect-error: the name is `github` there.
    { ...link, icon: 'GitHub' },
  ];
  const icons = (list: ThemeConfig['socialLinks']) => Object.values(getSocialIcons(list));
  expect(icons(links)).toEqual(
    icons([
      { ...link, icon: 'x' },
      { ...link, icon: 'github' },
    ]),
  );
});

describe.each(LANGUAGES)('the page of themeConfig (%s)', lang => {
  const text = page(lang, 'config-theme');

  it("lists icons that exist, and quotes the error for one that doesn't", () => {
    const [line = ''] = /^.*`bilibili`.*$/m.exec(text) ?? [];
    const icons = [...line.matchAll(/`(\w+)`/g)].map(([, icon = '']) => icon);
    const linksTo = (icon: string) => [{ icon, mode: 'link', content: icon }] as ThemeConfig['socialLinks'];
    // Two names are there in another case as well.
    expect(new Set(icons).size).toBe(20);
    for (const icon of icons) expect(Object.keys(getSocialIcons(linksTo(icon)))).toEqual([icon]);
    expect(() => getSocialIcons(linksTo('mastodon'))).toThrow('Icon "mastodon" not found in preset icons.');
    expect(line).toContain('`Icon "mastodon" not found in preset icons.`');
  });
});
