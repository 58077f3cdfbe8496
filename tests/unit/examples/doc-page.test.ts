import { beforeAll, describe, expect, it } from 'vitest';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, editLinks, tagsOf, textOf, textsOf } from './html';

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

  it('has an outline of the headings, indented by level', () => {
    const links = [...sail.matchAll(/<a\b[^>]*rp-toc-item[^>]*>.*?<\/a>/gs)].map(([link]) => {
      const indent = '  '.repeat(Number(attribute(link, 'data-depth')));
      return `${indent}${textOf(link)} ${attribute(link, 'href')}`;
    });
    expect(links).toEqual([
      'Cut #cut',
      '  The pattern #the-pattern',
      '    Leave a margin #leave-a-margin',
      'Fold #fold-the-edge',
    ]);
  });

  it('has the edit link in the footer and in the outline', () => {
    const href = 'https://github.com/kite-maker/docs/edit/main/docs/guide/sail.mdx';
    expect(editLinks(sail)).toEqual({ before: [], footer: [href], outline: [href] });
  });

  it('links to the previous and next pages, across a section header in the sidebar', () => {
    expect(neighborsOf(site.read('guide/frame.html'))).toEqual([
      'Previous page The sail /guide/sail.html',
      'Next page Wind /guide/wind.html',
    ]);
  });

  it('ignores prev and next in the frontmatter', async () => {
    const { read } = await buildExample('doc-page', {
      files: { 'docs/guide/frame.md': '---\nprev: /guide/\nnext: false\n---\n\n# The frame\n' },
    });
    expect(neighborsOf(read('guide/frame.html'))).toEqual(neighborsOf(site.read('guide/frame.html')));
  });

  it('has one neighbor link on the first and the last page of a section, and none on the home page', () => {
    expect(neighborsOf(site.read('guide/index.html'))).toEqual(['Next page The sail /guide/sail.html']);
    expect(neighborsOf(site.read('guide/plans.html'))).toEqual(['Previous page Wind /guide/wind.html']);
    expect(site.read('index.html')).not.toContain('rp-prev-next-page__item ');
  });

  it('keeps the columns of a missing outline and sidebar, but not on a full-width page', () => {
    expect(site.read('guide/frame.html')).toMatch(/outline-placeholder"><\/aside>/);
    const wind = site.read('guide/wind.html');
    expect(wind).toContain('sidebar-placeholder');
    expect(wind).not.toContain('rp-doc-footer');
    const plans = site.read('guide/plans.html');
    const placeholders = tagsOf(plans, 'aside').filter(tag => tag.includes('placeholder'));
    expect(placeholders.map(tag => attribute(tag, 'style'))).toEqual(['width:0', 'width:0']);
  });

  it('keeps the edit link of the outline if the footer is hidden', async () => {
    const { read } = await buildExample('doc-page', {
      files: { 'docs/guide/wind.md': '---\nfooter: false\n---\n\n# Wind\n\n## Three is enough\n' },
    });
    const wind = read('guide/wind.html');
    expect(wind).not.toContain('rp-doc-footer');
    expect(tagsOf(wind, 'a').filter(tag => tag.includes('rp-edit-link'))).toHaveLength(1);
  });

  it("links from a page that isn't listed to the first entry", async () => {
    const { read } = await buildExample('doc-page', { files: { 'docs/guide/string.md': '# String\n' } });
    const string = read('guide/string.html');
    const links = tagsOf(string, 'a').filter(tag => tag.includes('rp-prev-next-page__item'));
    expect(links.map(link => attribute(link, 'href'))).toEqual(['/guide/index.html']);
  });

  it('has no breadcrumbs', () => {
    expect(sail).not.toMatch(/breadcrumb/i);
  });
});

it('the frontmatter title wins except in the text, where it only replaces a missing heading', async () => {
  const site = await buildExample('doc-page', {
    files: {
      'docs/guide/frame.md': '---\ntitle: Bamboo\n---\n\n# The frame\n',
      'docs/guide/wind.md': '---\ntitle: Breeze\n---\n\nThree is enough.\n',
    },
  });
  const frame = site.read('guide/frame.html');
  expect(textsOf(frame, 'h1')).toEqual(['#The frame']);
  expect(textsOf(frame, 'title')).toEqual(['Bamboo - Kite maker']);
  expect(textsOf(frame, 'a', 'rp-sidebar-item')).toContain('Bamboo');
  const wind = site.read('guide/wind.html');
  expect(textsOf(wind, 'h1').map(text => text.replace(/#/g, '').trim())).toEqual(['Breeze']);
  expect(neighborsOf(wind)).toContain('Previous page Bamboo /guide/frame.html');
});

/** Returns the links to the previous and next pages: description, title, and URL. */
function neighborsOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*rp-prev-next-page__item.*?<\/a>/gs)].map(([link]) =>
    [
      ...textsOf(link, 'span', 'rp-prev-next-page__item__desc'),
      textOf(link)
        .replace(/^(Previous|Next) page/, '')
        .trim(),
      attribute(link, 'href'),
    ].join(' '),
  );
}
