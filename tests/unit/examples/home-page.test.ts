import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, tagsOf, textOf, textsOf } from './html';

const fences = pagesNamed('guide/default-theme/home-page.mdx').flatMap(page =>
  page.fences.map(fence => ({ ...fence, file: page.file })),
);
const results = fences.filter(({ meta }) => metaValue(meta, 'title') === 'Result');

describe('the example of a home page', () => {
  let site: ExampleBuild;
  let html: string;
  beforeAll(async () => {
    site = await buildExample('home-page');
    html = site.read('index.html');
  });

  it('builds, and its result is shown on both pages', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(results).toHaveLength(2);
  });

  it.each(results)('shows what $file says', ({ code }) => {
    expect(resultOf(html)).toBe(code.trim());
  });

  it('has the title that both pages quote', () => {
    const title = `<title>${textsOf(html, 'title')[0]}</title>`;
    const quoted = fences.filter(({ lang }) => lang === 'html').map(({ code }) => code.trim());
    expect(quoted).toEqual([title, title]);
  });

  it('has the parts of its own theme: a heading, a landmark, a line below the buttons, the text below the cards', () => {
    expect(textsOf(html, 'h1')).toEqual(['Tidewatch']);
    expect(html.indexOf('<main')).toBeLessThan(html.indexOf('<h1'));
    const places = ['home-heading', 'rp-home-hero__actions', 'home-install', 'rp-home-feature"', 'home-text'];
    const found = places.map(place => html.indexOf(place));
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found).not.toContain(-1);
    const text = html.slice(html.indexOf('home-text'));
    expect(textsOf(text, 'h2')).toEqual(['#Before the first trip']);
    expect(text).toContain('href="/guide/harbours.html"');
  });

  it('ends with the message of the config, which other pages do not show', () => {
    expect(textsOf(html, 'footer')).toEqual(['© 2026 The Tidewatch crew']);
    expect(site.read('guide/index.html')).not.toContain('Tidewatch crew');
  });

  it('draws a card with a link as an element without one', () => {
    const [first = ''] = html.split('rp-home-feature__card--clickable').slice(1);
    expect(first.slice(0, first.indexOf('</article>'))).not.toContain('<a ');
  });

  it('is not in the search index', () => {
    const routes = JSON.parse(site.read('static/search_index.*.json')) as { routePath: string }[];
    expect(routes.map(({ routePath }) => routePath).sort()).toEqual(['/guide/', '/guide/harbours']);
  });
});

it('without a theme the home page has neither level-1 heading nor landmark nor text; a title of its own has no effect', async () => {
  const page = '---\npageType: home\ntitle: Mine\nhero:\n  name: Tidewatch\n---\n\n## Text\n';
  const site = await buildExample('home-page', {
    files: { 'theme/index.tsx': null, 'docs/index.md': page },
  });
  const html = site.read('index.html');
  expect(html).not.toMatch(/<h1|<main|<h2/);
  expect(textsOf(html, 'title')).toEqual(['Tidewatch']);
  expect(html).toContain('rp-home-hero--no-image');
});

it('in several languages the links of hero and cards get no prefix, and the footer is one text', async () => {
  const page = `---
pageType: home
hero:
  name: 潮汐
  actions:
    - text: 开始
      link: /guide/
---
`;
  const config = `import { defineConfig } from '@rspress/core';
export default defineConfig({
  title: 'Tidewatch',
  base: '/sea/',
  lang: 'en',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }],
  themeConfig: { footer: { message: 'footer' } },
});
`;
  const site = await buildExample('home-page', {
    files: {
      'rspress.config.ts': config,
      'i18n.json': '{ "footer": { "en": "Text", "zh": "文字" } }',
      'docs/index.md': null,
      'docs/guide/index.md': null,
      'docs/guide/harbours.md': null,
      'docs/en/index.md': page,
      'docs/zh/index.md': page,
      'docs/en/guide/index.md': '# Guide\n',
      'docs/zh/guide/index.md': '# 指南\n',
    },
  });
  expect(site.exitCode, site.log).toBe(0);
  const html = site.read('zh/index.html');
  const action = tagsOf(html, 'a').find(tag => tag.includes('rp-home-hero__action'));
  expect(attribute(action, 'href')).toBe('/sea/guide/');
  expect(textsOf(html, 'footer')).toEqual(['footer']);
});

/** What a reader sees of the theme's own parts, line by line. */
function resultOf(html: string): string {
  const links = (className: string) =>
    [...html.matchAll(/<a\b[^>]*>.*?<\/a>/gs)]
      .map(([link]) => link)
      .filter(link => link.includes(className))
      .map(link => ({ text: textOf(link), href: attribute(link, 'href') }));
  const [badge] = links('rp-home-hero__badge');
  const hero = [
    ...textsOf(html, 'span', 'rp-home-hero__title-brand'),
    ...textsOf(html, 'div', 'rp-home-hero__subtitle'),
    ...textsOf(html, 'p', 'rp-home-hero__tagline'),
  ];
  const actions = links('rp-home-hero__action').map(({ text, href }) => `[${text}] → ${href}`);
  const titles = textsOf(html, 'h2', 'rp-home-feature__title');
  const details = textsOf(html, 'p', 'rp-home-feature__detail');
  const cards = titles.map((title, index) => `● ${title}: ${details[index]}`);
  return [`${badge?.text}  → ${badge?.href}`, ...hero, actions.join('  '), ...cards].join('\n');
}
