import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, tagsOf, textOf, textsOf } from './html';

/** The shortest home page with one button, three cards, and text. */
const SHORT_PAGE = `---
pageType: home
hero:
  name: Tidewatch
  text: Know the water before you cast off
  tagline: High and low water for 240 harbors.
  image:
    src: /boat.svg
    alt: A boat at high water
  actions:
    - text: Get started
      link: /guide/
features:
  - icon: 🌊
    title: High and low water
    details: Times and heights for a year ahead.
  - icon: 🧭
    title: Streams
    details: Where the water runs, hour by hour.
  - icon: 🌕
    title: Moon
    details: Springs and neaps at a glance.
---

## Before the first trip

Read [how a tide table works](/guide/).

:::tip
Take a pencil.
:::
`;

/** The shortest theme that shows the text of a home page. */
const SHORT_THEME = `import { DocContent, HomeLayout as DefaultHomeLayout, type HomeLayoutProps } from '@rspress/core/theme-original';

export * from '@rspress/core/theme-original';

export function HomeLayout(props: HomeLayoutProps) {
  return (
    <DefaultHomeLayout
      {...props}
      afterFeatures={
        <div className="rp-doc rspress-doc" style={{ maxWidth: '72rem', margin: 'auto', padding: 24 }}>
          <DocContent components={{}} />
        </div>
      }
    />
  );
}
`;

describe('the example of a home page', () => {
  let site: ExampleBuild;
  let html: string;
  beforeAll(async () => {
    site = await buildExample('home-page');
    html = site.read('index.html');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it('shows the fields of the hero and the features in order', () => {
    expect(linesOf(html)).toEqual([
      'Harbors of Brittany added → /guide/harbors',
      'Tidewatch',
      'Know the water',
      'before you cast off',
      'High and low water for 240 harbors.',
      '[Get started] → /guide/',
      '[Harbors] → /guide/harbors',
      '● High and low water: Times and heights for a year ahead.',
      '● Streams: Where the water runs, hour by hour.',
      '● Works at sea: Save the tables before you leave; you need no connection.',
      '● Moon: Springs and neaps at a glance.',
      '● Harbors: From Brest to Saint-Malo.',
    ]);
    const parts = ['badge', 'title-brand', 'subtitle', 'tagline', 'actions'].map(part => `hero__${part}`);
    const found = [...parts, 'feature"'].map(part => html.indexOf(`rp-home-${part}`));
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found).not.toContain(-1);
  });

  it('renders HTML in the tagline and in a card', () => {
    expect(html).toContain('<b>240 harbors</b>');
    expect(html).toContain('<em>no connection</em>');
  });

  it('fills the first button, which sets no theme, but not the second one', () => {
    const themes = buttonsOf(html).map(({ tag }) => /rp-button--(brand|alt)/.exec(tag)?.[1]);
    expect(themes).toEqual(['brand', 'alt']);
  });

  it('has a light and a dark image, both with the alternative text', () => {
    expect(imagesOf(html)).toEqual([
      { src: '/boat-light.svg', alt: 'A boat at high water', mode: 'light' },
      { src: '/boat-dark.svg', alt: 'A boat at high water', mode: 'dark' },
    ]);
  });

  it('renders icons from emoji and from files', () => {
    const icons = [...html.matchAll(/rp-home-feature__icon"[^>]*>(.*?)<\/div>/gs)].map(
      ([, icon = '']) => icon,
    );
    expect(icons.map(icon => textOf(icon) || attribute(tagsOf(icon, 'img')[0], 'src'))).toEqual([
      '/icons/tide.svg',
      '/icons/streams.svg',
      '⚓',
      '/icons/moon.svg',
      '🗺️',
    ]);
  });

  it('appends titleSuffix to the config title, and uses the description in its frontmatter', () => {
    expect(textsOf(html, 'title')).toEqual(['Tidewatch - Tide tables for small boats']);
    expect(descriptionOf(html)).toBe('Times and heights of the tide for 240 harbors.');
  });

  it('has what its theme adds: a heading, a landmark, an install line, and text below the cards', () => {
    expect(textsOf(html, 'h1')).toEqual(['Tidewatch']);
    const places = [
      '<main',
      '<h1 class="home-heading"',
      'rp-home-hero__actions',
      'home-install',
      'rp-home-feature"',
      'home-text',
    ];
    const found = places.map(place => html.indexOf(place));
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found).not.toContain(-1);
    const text = html.slice(html.indexOf('home-text'));
    expect(textsOf(text, 'h2')).toEqual(['#Before the first trip']);
    expect(text).toContain('href="/guide/harbors.html"');
  });

  it('shows the footer message of the config, unlike a page in the guide', () => {
    expect(textsOf(html, 'footer')).toEqual(['© 2026 The Tidewatch crew']);
    expect(site.read('guide/index.html')).not.toContain('Tidewatch crew');
  });

  it('renders a card with a link without an <a> element', () => {
    const cards = [...html.matchAll(/rp-home-feature__card--clickable.*?<\/article>/gs)].map(
      ([card]) => card,
    );
    expect(cards).toHaveLength(2);
    for (const card of cards) expect(card).not.toContain('<a ');
  });

  it("isn't in the search index", () => {
    const routes = JSON.parse(site.read('static/search_index.*.json')) as { routePath: string }[];
    expect(routes.map(({ routePath }) => routePath).sort()).toEqual(['/guide/', '/guide/harbors']);
  });
});

describe('home pages with the default theme, under a base path, in two languages', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('home-page', {
      files: {
        'theme/index.tsx': null,
        'rspress.config.ts': `import { defineConfig } from '@rspress/core';
export default defineConfig({
  title: 'Tidewatch',
  base: '/sea/',
  lang: 'en',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }],
  themeConfig: { footer: { message: 'footer' } },
});
`,
        'i18n.json': '{ "footer": { "en": "Text", "zh": "文字" } }',
        'docs/index.md': null,
        'docs/guide/index.md': null,
        'docs/guide/harbors.md': null,
        'docs/en/guide/index.md': '# Guide\n',
        'docs/zh/guide/index.md': '# 指南\n',
        'docs/en/index.md': `---
pageType: home
title: Mine
hero:
  name: Tidewatch
  image:
    src:
      light: /boat-light.svg
      dark: /boat-dark.svg
    alt: A boat at high water
---

## Text
`,
        'docs/zh/index.md': `---
pageType: home
titleSuffix: 小船潮汐表
description: 240 个港口的潮汐时间与潮高。
hero:
  name: Tidewatch
  text: 出航前，先看潮汐
  actions:
    - text: 快速开始
      link: /zh/guide/
---
`,
        'docs/zh/links.md': `---
pageType: home
hero:
  name: <b>Tide</b>watch
  actions:
    - text: <b>Start</b>
      link: /guide/
    - text: Nowhere
      link: /nowhere
    - text: Relative
      link: ./guide/harbors
    - text: Markdown
      link: /guide/harbors.md
    - text: Elsewhere
      link: https://example.com/tides
features:
  - icon: ./moon.svg
    title: Wide
    details: Fewer than a < b.
    link: /nowhere
    span: 12
---
`,
      },
    });
  });

  it('build without a warning, although links in the hero and the cards are dead', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(site.log).not.toMatch(/nowhere|dead ?link|warn/i);
  });

  it('have no level-1 heading, main element, or body text, and ignore title in the frontmatter', () => {
    const html = site.read('index.html');
    expect(html).not.toMatch(/<h1|<main|<h2/);
    expect(textsOf(html, 'title')).toEqual(['Tidewatch']);
  });

  it('add the base path to the light and the dark image', () => {
    expect(imagesOf(site.read('index.html')).map(({ src, mode }) => [mode, src])).toEqual([
      ['light', '/sea/boat-light.svg'],
      ['dark', '/sea/boat-dark.svg'],
    ]);
    expect(site.read('index.html')).not.toContain('rp-home-hero--no-image');
    expect(site.read('zh/index.html')).toContain('rp-home-hero--no-image');
  });

  it('have the texts, description, and title suffix of their language', () => {
    const html = site.read('zh/index.html');
    expect(linesOf(html)).toEqual(['Tidewatch', '出航前，先看潮汐', '', '[快速开始] → /sea/zh/guide/']);
    expect(descriptionOf(html)).toBe('240 个港口的潮汐时间与潮高。');
    expect(textsOf(html, 'title')).toEqual(['Tidewatch - 小船潮汐表']);
  });

  it("share one footer, whose message isn't looked up in i18n.json", () => {
    for (const page of ['index.html', 'zh/index.html'])
      expect(textsOf(site.read(page), 'footer')).toEqual(['footer']);
  });

  it('add no language prefix to links, and keep relative links and .md extensions unchanged', () => {
    expect(buttonsOf(site.read('zh/links.html')).map(({ href }) => href)).toEqual([
      '/sea/guide/',
      '/sea/nowhere',
      './guide/harbors',
      '/sea/guide/harbors.md',
      'https://example.com/tides',
    ]);
  });

  it('open a link to another site in a new tab', () => {
    const targets = buttonsOf(site.read('zh/links.html')).map(({ tag }) => attribute(tag, 'target'));
    expect(targets).toEqual([undefined, undefined, undefined, undefined, '_blank']);
  });

  it('show an empty button if its text contains HTML', () => {
    const [button] = buttonsOf(site.read('zh/links.html'));
    expect(button?.text).toBe('');
    expect(button?.tag).toContain('__html=');
  });

  it('keep a relative icon path and a lone < unchanged, and add no class for an unknown span', () => {
    const html = site.read('zh/links.html');
    const [icon] = tagsOf(html, 'img').filter(tag => tag.includes('moon'));
    expect(attribute(icon, 'src')).toBe('./moon.svg');
    expect(textsOf(html, 'p', 'rp-home-feature__detail')).toEqual(['Fewer than a < b.']);
    expect(html).toContain('class="rp-home-feature__item "');
  });
});

it('a short theme shows the text of the page below the cards', async () => {
  const site = await buildExample('home-page', {
    files: {
      'rspress.config.ts': `import { defineConfig } from '@rspress/core';
export default defineConfig({ title: 'Tidewatch', base: '/sea/' });
`,
      'theme/HomeLayout.tsx': null,
      'theme/index.css': null,
      'theme/index.tsx': SHORT_THEME,
      'docs/index.md': SHORT_PAGE,
      'docs/public/boat.svg': readFileSync('examples/home-page/docs/public/boat-light.svg', 'utf8'),
      'docs/titled.md': '---\npageType: home\ntitle: Tides\n---\n\nText.\n',
    },
  });
  expect(site.exitCode, site.log).toBe(0);
  const html = site.read('index.html');
  expect(linesOf(html)).toEqual([
    'Tidewatch',
    'Know the water before you cast off',
    'High and low water for 240 harbors.',
    '[Get started] → /sea/guide/',
    '● High and low water: Times and heights for a year ahead.',
    '● Streams: Where the water runs, hour by hour.',
    '● Moon: Springs and neaps at a glance.',
  ]);
  expect(imagesOf(html).map(({ src }) => src)).toEqual(['/sea/boat.svg', '/sea/boat.svg']);
  const text = html.slice(html.lastIndexOf('rp-home-feature__card'));
  expect(textsOf(text, 'h2', 'rp-toc-include')).toEqual(['#Before the first trip']);
  expect(text).toContain('href="/sea/guide/index.html"');
  expect(text).toContain('rp-callout--tip');
  expect(textsOf(html, 'h1')).toEqual([]);
  // `DocContent` prints the frontmatter's title, which otherwise has no effect on a home page.
  expect(textsOf(site.read('titled.html'), 'h1')).toEqual(['Tides#']);
});

interface Button {
  /** Its start tag. */
  tag: string;
  text: string;
  href: string | undefined;
}

/** Returns the links whose start tag contains a class name. */
function linksOf(html: string, className: string): Button[] {
  return [...html.matchAll(/(<a\b[^>]*>).*?<\/a>/gs)]
    .filter(([, tag = '']) => tag.includes(className))
    .map(([link, tag = '']) => ({ tag, text: textOf(link), href: attribute(tag, 'href') }));
}

function buttonsOf(html: string): Button[] {
  return linksOf(html, 'rp-home-hero__action');
}

function imagesOf(html: string) {
  return tagsOf(html, 'img')
    .filter(tag => tag.includes('rp-home-hero__image-img'))
    .map(tag => ({
      src: attribute(tag, 'src'),
      alt: attribute(tag, 'alt'),
      mode: /rp-home-hero__image-img--(\w+)/.exec(tag)?.[1],
    }));
}

function descriptionOf(html: string): string | undefined {
  return attribute(
    tagsOf(html, 'meta').find(tag => tag.includes('name="description"')),
    'content',
  );
}

/** Returns what a reader sees of the theme's own parts, line by line. */
function linesOf(html: string): string[] {
  const badges = linksOf(html, 'rp-home-hero__badge').map(({ text, href }) => `${text} → ${href}`);
  const buttons = buttonsOf(html).map(({ text, href }) => `[${text}] → ${href}`);
  const titles = textsOf(html, 'h2', 'rp-home-feature__title');
  const details = textsOf(html, 'p', 'rp-home-feature__detail');
  return [
    ...badges,
    ...textsOf(html, 'span', 'rp-home-hero__title-brand'),
    ...textsOf(html, 'div', 'rp-home-hero__subtitle'),
    ...textsOf(html, 'p', 'rp-home-hero__tagline'),
    ...buttons,
    ...titles.map((title, index) => `● ${title}: ${details[index]}`),
  ];
}
