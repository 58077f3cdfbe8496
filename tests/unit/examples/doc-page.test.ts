import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, tagsOf, textOf, textsOf } from './html';

const fences = pagesNamed('guide/default-theme/doc-page.mdx').flatMap(page => page.fences);
/** Texts of both pages under a title, without the columns. */
const shown = (title: string) =>
  fences
    .filter(({ meta }) => metaValue(meta, 'title') === title)
    .map(({ code }) => code.trim().replace(/(?<=\S) {2,}/g, ' '));

describe('the example of doc pages', () => {
  let site: ExampleBuild;
  let sail: string;
  beforeAll(async () => {
    site = await buildExample('doc-page');
    sail = site.read('guide/sail.html');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it('has the outline that both pages show', () => {
    const links = [...sail.matchAll(/<a\b[^>]*rp-toc-item[^>]*>.*?<\/a>/gs)].map(([link]) => {
      const indent = '  '.repeat(Number(attribute(link, 'data-depth')));
      return `${indent}${textOf(link)} ${attribute(link, 'href')}`;
    });
    expect(shown('Outline')).toEqual([links.join('\n'), links.join('\n')]);
  });

  it('has the edit link that both pages show, in footer and outline', () => {
    const links = tagsOf(sail, 'a').filter(tag => tag.includes('rp-edit-link'));
    expect(links).toHaveLength(2);
    const shownLink = `docs/guide/sail.mdx ${attribute(links[0], 'href')}`;
    expect(attribute(links[1], 'href')).toBe(attribute(links[0], 'href'));
    expect(shown('Addresses')).toEqual([shownLink, shownLink]);
  });

  it('has the neighbours that both pages show, across a heading of the sidebar', () => {
    const html = site.read('guide/frame.html');
    const neighbours = [...html.matchAll(/<a\b[^>]*rp-prev-next-page__item.*?<\/a>/gs)].map(([link]) =>
      [
        ...textsOf(link, 'span', 'rp-prev-next-page__item__desc'),
        textOf(link)
          .replace(/^(Previous|Next) page/, '')
          .trim(),
        attribute(link, 'href'),
      ].join(' '),
    );
    expect(shown('/guide/frame')).toEqual([neighbours.join('\n'), neighbours.join('\n')]);
  });

  it('ends the neighbours with the section', () => {
    expect(site.read('guide/index.html').match(/rp-prev-next-page__item /g)).toHaveLength(1);
    expect(site.read('index.html')).not.toContain('rp-prev-next-page__item ');
  });

  it('leaves a column empty, or takes it away on a wide page', () => {
    expect(site.read('guide/frame.html')).toMatch(/outline-placeholder"><|outline-placeholder"\s*>/);
    const wind = site.read('guide/wind.html');
    expect(wind).toContain('sidebar-placeholder');
    expect(wind).not.toContain('rp-doc-footer');
    const plans = site.read('guide/plans.html');
    const placeholders = tagsOf(plans, 'aside').filter(tag => tag.includes('placeholder'));
    expect(placeholders.map(tag => attribute(tag, 'style'))).toEqual(['width:0', 'width:0']);
  });

  it('has no breadcrumbs', () => {
    expect(sail).not.toMatch(/breadcrumb/i);
  });
});

it('the title of the frontmatter wins everywhere but in the text, and is printed where there is no heading', async () => {
  const site = await buildExample('doc-page', {
    files: {
      'docs/guide/frame.md': '---\ntitle: Bamboo\n---\n\n# The frame\n',
      'docs/guide/wind.md': '---\ntitle: Breeze\nprev: /guide/\nnext: false\n---\n\nThree is enough.\n',
    },
  });
  const frame = site.read('guide/frame.html');
  expect(textsOf(frame, 'h1')).toEqual(['#The frame']);
  expect(textsOf(frame, 'title')).toEqual(['Bamboo - Kite maker']);
  expect(textsOf(frame, 'a', 'rp-sidebar-item')).toContain('Bamboo');
  const wind = site.read('guide/wind.html');
  expect(textsOf(wind, 'h1').map(text => text.replace(/#/g, '').trim())).toEqual(['Breeze']);
  expect(wind.match(/rp-prev-next-page__item /g)).toHaveLength(2);
  expect(wind).toContain('Bamboo');
});
