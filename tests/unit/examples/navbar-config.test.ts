import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild } from './build-example';
import { attribute, tagsOf, textOf, textsOf } from './html';

const CONFIG = readFileSync('examples/navbar-config/rspress.config.ts', 'utf8');
const results = pagesNamed('guide/default-theme/navbar.mdx').flatMap(({ file, fences }) =>
  fences.filter(({ meta }) => metaValue(meta, 'title') === 'Result').map(({ code }) => ({ file, code })),
);

describe('the example of a navbar by config', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('navbar-config');
  });

  it('builds, and its result is shown on both pages', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(results).toHaveLength(2);
  });

  it.each(results)('shows what $file says', ({ code }) => {
    const lines = new Map(
      code
        .trim()
        .split('\n')
        .map(line => [line.slice(0, 7).trim(), line.slice(7).split(' | ')]),
    );
    const header = headerOf(site.read('index.html'));
    const [left = '', right = ''] = [menu(header, 'left'), menu(header, 'right')];
    const labels = (html: string) => textsOf(html, 'li', 'rp-nav-menu__item').map(label => label.trim());
    expect([...textsOf(header, 'a', 'rp-nav__title__link'), ...spaced(labels(left))]).toEqual(
      lines.get('left'),
    );
    for (const label of lines.get('right') ?? []) expect(textOf(right)).toContain(label.replace(' ', ''));
    expect(textsOf(right, 'a', 'rp-hover-group__item__link')).toEqual(lines.get('More'));
  });

  it('does not show the label of a group inside a menu', () => {
    expect(headerOf(site.read('index.html'))).not.toContain('Other boats');
  });

  it('marks the entry of the page, and none for a menu', () => {
    const active = (page: string) =>
      headerOf(site.read(page))
        .split('<li')
        .filter(item => item.includes('__item--active'))
        .map(item => textOf(`<li${item}`));
    expect(active('index.html')).toEqual(['Home']);
    expect(active('guide/folding.html')).toEqual([expect.stringContaining('Guide')]);
    expect(active('changelog.html')).toEqual(['Changelog']);
  });

  it('opens full addresses in a new tab, with rel and download as given', () => {
    const tags = tagsOf(headerOf(site.read('index.html')), 'a');
    const raft = tags.find(tag => tag.includes('/raft'));
    expect([attribute(raft, 'target'), attribute(raft, 'rel')]).toEqual(['_blank', 'nofollow']);
    const pattern = tags.find(tag => tag.includes('pattern.pdf'));
    expect(attribute(pattern, 'download')).toBe('');
    const repository = tags.find(tag => tag.includes('github.com'));
    expect(attribute(repository, 'rel')).toBe('noopener noreferrer');
  });

  it('has no navbar where the frontmatter says so', () => {
    expect(site.read('poster.html')).not.toContain('<header');
    expect(site.read('changelog.html')).toContain('<header');
  });

  it('marks an entry by its link as an expression without anchors, and adds .html to a path to a file', async () => {
    const { exitCode, log, read } = await buildExample('navbar-config', {
      files: {
        'rspress.config.ts': CONFIG.replace(/\{ text: 'Home'[^}]*\}/, "{ text: 'Home', link: '/' }")
          .replace(/\{ text: 'Guide'[^}]*\}/, "{ text: 'Guide', link: '/guide' }")
          .replace("'https://boat.example.com/pattern.pdf'", "'/pattern.pdf'")
          .replace('themeConfig: {', "themeConfig: {\n    hideNavbar: 'always',"),
        'docs/guidelines.md': '# Guidelines\n',
      },
    });
    expect(exitCode, log).toBe(0);
    const active = headerOf(read('guidelines.html'))
      .split('<li')
      .filter(item => item.includes('__item--active'))
      .map(item => textOf(`<li${item}`));
    expect(active).toEqual(['Home', expect.stringContaining('Guide')]);
    expect(headerOf(read('guidelines.html'))).toContain('href="/pattern.pdf.html"');
  });

  it('does not build with a social icon that is not there', async () => {
    const { exitCode, log } = await buildExample('navbar-config', {
      files: { 'rspress.config.ts': CONFIG.replace("icon: 'github'", "icon: 'mastodon'") },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain('Icon "mastodon" not found in preset icons.');
  });
});

function headerOf(html: string): string {
  return html.slice(html.indexOf('<header'), html.indexOf('</header>'));
}

/** The list of entries on one side, up to what follows it. */
function menu(header: string, side: 'left' | 'right'): string {
  const start = header.indexOf(`rp-nav-menu--${side}`);
  const end = header.indexOf(side === 'left' ? 'rp-nav__right' : 'rp-nav__others', start);
  return header.slice(start, end);
}

/** A label and its badge stand side by side in the HTML. */
function spaced(labels: string[]): string[] {
  return labels.map(label => label.replace(/(?<=[a-z])new$/, ' new'));
}
