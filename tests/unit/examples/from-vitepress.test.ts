import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { metaValue } from '../../../checks/fences/meta';
import config from '../../../examples/from-vitepress/rspress.config';
import { buildExample, type ExampleBuild, exampleFiles } from './build-example';
import { attribute, docContent, tagsOf, textOf, textsOf } from './html';
import { pagesWithEnglishTitles } from './page-code';
import { afterCommands, commandsIn, siteOf } from './site-steps';

const PAGE = 'guide/migration/from-vitepress.mdx';
const LANGUAGES = [
  { prefix: '', nav: 'Guide', group: 'Basics', pages: ['Brew a pot', 'Choose water'], tip: 'Warm the pot' },
  { prefix: 'zh/', nav: '指南', group: '基础', pages: ['泡一壶茶', '选水'], tip: '温壶' },
];
/** Files that readers write in a step of the page, so no command creates them. */
const TOOLING = ['package.json', 'tsconfig.json'];
const moved = (file: string) => readFileSync(`examples/from-vitepress/${file}`, 'utf8');

describe('the site migrated from VitePress', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('from-vitepress');
  });

  it('builds without a warning', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(site.log).not.toMatch(/\bwarn\b|\berror\b/);
  });

  it.each(pagesWithEnglishTitles(PAGE))('has the pages that $file lists', ({ fences }) => {
    const [list] = fences.filter(({ meta }) => metaValue(meta, 'title') === 'Output');
    const built = site.files.filter(file => file.endsWith('.html')).map(file => `doc_build/${file}`);
    expect(list?.code.trim().split('\n')).toEqual(built.sort());
  });

  it.each(LANGUAGES)('has its navbar and sidebar under /$prefix', ({ prefix, nav, group, pages }) => {
    const html = site.read(`${prefix}guide/water.html`);
    expect(textsOf(html, 'a', 'rp-nav-menu__item__container')).toEqual([nav]);
    expect(textsOf(html, 'a', 'rp-sidebar-item')).toEqual(pages);
    const sidebar = html.slice(html.indexOf('rp-doc-layout__sidebar'), html.indexOf('rp-doc-layout__doc'));
    expect(textOf(sidebar)).toContain(group);
    const links = tagsOf(sidebar, 'a').map(tag => attribute(tag, 'href'));
    expect(links).toEqual([`/${prefix}guide/brew`, `/${prefix}guide/water`]);
  });

  it.each(LANGUAGES)('has containers and tabs under /$prefix', ({ prefix, tip }) => {
    const content = docContent(site.read(`${prefix}guide/brew.html`));
    expect(textsOf(content, 'div', 'rp-callout__title')).toEqual([tip]);
    expect(content).toContain('<details class="rp-callout rp-callout--details">');
    expect(textsOf(content, 'div', 'rp-tabs__label__item')).toEqual(['npm', 'pnpm']);
    expect(content).not.toContain(':::');
  });

  it('has highlighted lines, diffs, an included file, a component, and frontmatter', () => {
    const content = docContent(site.read('guide/brew.html'));
    expect(content).toMatch(/class="line highlighted"/);
    expect(content).toMatch(/class="line diff remove"/);
    expect(content).toMatch(/class="line diff add"/);
    expect(textOf(content)).toContain('export function steep(');
    expect(content).toContain('<button type="button" class="steep-time">');
    expect(textOf(content)).toContain('The leaves are from spring.');
    expect(site.read('guide/brew.html')).toContain('rp-badge--tip');
    expect(site.read('guide/brew.html')).toContain('<meta name="description" content="Warm the pot, ');
  });

  it('keeps the anchors of VitePress, one of them with an explicit id', () => {
    const ids = tagsOf(site.read('guide/brew.html'), 'h2').map(tag => attribute(tag, 'id'));
    expect(ids).toEqual(['what-s-in-the-kit', 'set-the-timer']);
    expect(moved('docs/en/guide/brew.mdx')).toContain('{#what-s-in-the-kit}');
    expect(site.read('zh/guide/water.html')).toContain('href="/zh/guide/brew#设置计时器"');
  });

  it('has home pages, interface texts, edit links, and links to translations', () => {
    for (const [file, title] of [
      ['index.html', 'Tea House'],
      ['zh/index.html', '茶馆'],
    ] as const) {
      expect(site.read(file)).toContain(`<title>${title}</title>`);
      expect(site.read(file)).toContain('rp-home-hero__image-img');
      expect(textsOf(site.read(file), 'div', 'rp-home-footer__message')).toEqual([
        'Open from noon. © Tea House',
      ]);
    }
    const water = site.read('zh/guide/water.html');
    expect(water).toContain('目录');
    expect(water).toContain('href="https://github.com/tea-house/docs/edit/main/docs/zh/guide/water.md"');
    expect(water).toContain('hreflang="en" href="https://tea.example.com/guide/water"');
  });

  it('has its icon, logo, sitemap, and search indexes', () => {
    expect(site.read('index.html')).toContain('<link rel="icon" href="/kettle.svg"');
    expect(site.read('guide/water.html')).toContain('<img src="/kettle.svg" alt="logo"');
    expect(site.read('sitemap.xml')).toContain('<loc>https://tea.example.com/zh/guide/brew</loc>');
    expect(site.files.filter(file => file.includes('search_index'))).toHaveLength(2);
  });

  it('redirects the old URLs of its second language', () => {
    const redirects = config.plugins
      ?.flatMap(plugin => (plugin && 'globalUIComponents' in plugin ? (plugin.globalUIComponents ?? []) : []))
      .flatMap(component => (Array.isArray(component) ? [component[1]] : [])) as {
      redirects: { from: string; to: string }[];
    }[];
    const [rule] = redirects[0]?.redirects ?? [];
    const redirected = (url: string) => url.replace(new RegExp(rule?.from ?? ''), rule?.to ?? '');
    expect(redirected('/zh-CN/guide/brew')).toBe('/zh/guide/brew');
    expect(redirected('/zh-CN')).toBe('/zh/');
    expect(site.files).toContain('zh/guide/brew.html');
    const scripts = site.files.filter(file => file.endsWith('.js')).map(site.read);
    expect(scripts.some(script => script.includes('^/zh-CN(/|$)'))).toBe(true);
  });
});

describe('navbar and sidebar entries that VitePress allows', () => {
  const build = (themeConfig: string) =>
    buildExample('from-vitepress', {
      files: {
        'rspress.config.ts': `import path from 'node:path';
export default {
  lang: 'en',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }],
  markdown: { globalComponents: [path.resolve('components/SteepTime.tsx')] },
  themeConfig: ${themeConfig},
};`,
      },
    });

  it('stop the build if a sidebar item has only text', async () => {
    const { exitCode, log } = await build(
      `{ nav: [], sidebar: { '/guide/': [{ text: 'Tea' }, { text: 'Brew', link: '/guide/brew' }] } }`,
    );
    expect(exitCode).not.toBe(0);
    expect(log).toContain("Cannot read properties of undefined (reading 'replace')");
  });

  it('show the links of a group in a menu, but its title only if the group has a link', async () => {
    const group = `{ text: 'Leaves', items: [{ text: 'Brew a pot', link: '/guide/brew' }] }`;
    const linked = `{ text: 'Kettles', link: '/guide/water', items: [{ text: 'Choose water', link: '/guide/water' }] }`;
    const site = await build(`{ nav: [{ text: 'Menu', items: [${group}, ${linked}] }], sidebar: {} }`);
    expect(site.exitCode, site.log).toBe(0);
    const html = site.read('guide/water.html');
    const header = html.slice(html.indexOf('rp-nav"'), html.indexOf('rp-doc-layout'));
    for (const text of ['Menu', 'Brew a pot', 'Kettles', 'Choose water'])
      expect(textOf(header)).toContain(text);
    expect(textOf(header)).not.toContain('Leaves');
  });
});

describe('VitePress syntax in an Rspress page', () => {
  it('appears as text', async () => {
    const site = await buildExample('from-vitepress', {
      files: {
        'docs/en/guide/water.md': [
          '# Water\n',
          '{{ $frontmatter.season }} :tea:\n',
          '[[toc]]\n',
          '::: code-group\n',
          '```bash [npm]\nnpm ci\n```\n',
          ':::\n',
          '<<< @/snippets/timer.ts\n',
          ':::: tip Outer\n::: warning\nInner\n:::\n::::\n',
          '::: details Open {open}\nText\n:::\n',
          "## What's new?\n",
        ].join('\n'),
      },
    });
    expect(site.exitCode, site.log).toBe(0);
    const content = docContent(site.read('guide/water.html'));
    for (const text of [
      '{{ $frontmatter.season }} :tea:',
      '[[toc]]',
      '::: code-group',
      '<<< @/snippets/timer.ts',
      ':::: tip Outer',
      'Open {open}',
    ])
      expect(textOf(content)).toContain(text);
    expect(content).toContain('id="whats-new"');
  });

  it('stops the build if braces follow the language of a code block', async () => {
    const { exitCode, log } = await buildExample('from-vitepress', {
      files: { 'docs/en/guide/water.md': '# Water\n\n```ts{1}\nlet a;\n```\n' },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain('Language `ts{1}` is not included in this bundle');
  });

  it('stops the build if the icon of a card is an object', async () => {
    const home = moved('docs/en/index.md').replace('icon: 🍃', 'icon:\n      src: /kettle.svg');
    const { exitCode, log } = await buildExample('from-vitepress', { files: { 'docs/en/index.md': home } });
    expect(exitCode).toBe(1);
    expect(log).toContain('Element type is invalid');
  });

  it('shows no image if the image of the hero is a string', async () => {
    const home = moved('docs/en/index.md').replace(/image:\n.*\n.*\n/, 'image: /kettle.svg\n');
    const site = await buildExample('from-vitepress', { files: { 'docs/en/index.md': home } });
    expect(site.exitCode, site.log).toBe(0);
    const [image] = tagsOf(site.read('index.html'), 'img').filter(tag => tag.includes('rp-home-hero__image'));
    expect(attribute(image, 'src')).toBeUndefined();
  });
});

describe.each(pagesWithEnglishTitles(PAGE))('the steps of $file', page => {
  it('give a site with one language its title, navbar, and sidebar', async () => {
    const { exitCode, log, read } = await buildExample('from-vitepress', {
      files: {
        ...Object.fromEntries(exampleFiles('from-vitepress').map(file => [file, null])),
        'package.json': '{}',
        'rspress.config.ts':
          page.fences.find(({ code, includes }) => !includes && code.includes("  title: 'Tea House'"))
            ?.code ?? '',
        'docs/guide/brew.md': '# Brew\n',
        'docs/guide/water.md': '# Water\n',
      },
    });
    expect(exitCode, log).toBe(0);
    const html = read('guide/brew.html');
    expect(textsOf(html, 'title')).toEqual(['Brew - Tea House']);
    expect(textsOf(html, 'li', 'rp-nav-menu__item')).toEqual(['Guide']);
    expect(textsOf(html, 'a', 'rp-sidebar-item')).toEqual(['Brew a pot', 'Choose water']);
  });

  it('move the files of the VitePress site to the paths of the Rspress site', () => {
    const [commands] = commandsIn(page, 'steps').filter(code => code.startsWith('mkdir'));
    const moved = Object.keys(afterCommands(siteOf('vitepress'), commands ?? ''));
    const expected = Object.keys(siteOf('from-vitepress'));
    expect(moved.filter(file => !TOOLING.includes(file)).sort()).toEqual(
      expected.filter(file => !TOOLING.includes(file)).sort(),
    );
  });
});
