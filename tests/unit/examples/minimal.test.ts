import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildExample, type ExampleBuild, exampleFiles } from './build-example';
import { attribute, tagsOf, textsOf } from './html';

describe('the minimal example', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('minimal');
  });

  it('has fewer than 130 lines, config files included', () => {
    const texts = exampleFiles('minimal').map(file => readFileSync(`examples/minimal/${file}`, 'utf8'));
    expect(texts.join('').split('\n').length - 1).toBeLessThan(130);
  });

  it('has scripts for React, the router, the app, and the pages', () => {
    for (const script of ['lib-react', 'lib-router', 'index', 'async/route-\\w+']) {
      const pattern = new RegExp(`^static/js/${script}\\.\\w+\\.js$`);
      expect(site.files.filter(file => pattern.test(file)).length).toBeGreaterThan(0);
    }
  });

  it('builds a page for each file, the 404 page, one stylesheet, and a search index', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(site.files.filter(file => file.endsWith('.html'))).toEqual([
      '404.html',
      'guide/folding.html',
      'guide/introduction.html',
      'guide/launch-counter.html',
      'index.html',
    ]);
    expect(site.files.filter(file => file.endsWith('.css'))).toHaveLength(1);
    expect(site.files.filter(file => /^static\/search_index\.en\.\w+\.json$/.test(file))).toHaveLength(1);
    expect(site.files.filter(file => file.includes('__ssg__'))).toEqual([]);
  });

  it('has one navbar entry, and lists pages in the sidebar in the order of _meta.json', () => {
    const page = site.read('guide/folding.html');
    expect(textsOf(page, 'li', 'rp-nav-menu__item')).toEqual(['Guide']);
    expect(textsOf(page, 'a', 'rp-sidebar-item')).toEqual(['Introduction', 'Folding', 'Launch counter']);
  });

  it('uses the frontmatter title in the sidebar and the tab, and the heading on the page', () => {
    const page = site.read('guide/folding.html');
    expect(textsOf(page, 'a', 'rp-sidebar-item--active')).toEqual(['Folding']);
    expect(textsOf(page, 'h1')).toEqual(['#Folding the boat']);
    expect(textsOf(page, 'title')).toEqual(['Folding - Paper Boat']);
    const description = tagsOf(page, 'meta').find(tag => attribute(tag, 'name') === 'description');
    expect(attribute(description, 'content')).toBe('The first two folds of a paper boat.');
  });

  it('renders the component and the button of the home page', () => {
    expect(textsOf(site.read('guide/launch-counter.html'), 'button')).toContain('Launches: 0');
    const home = site.read('index.html');
    expect(textsOf(home, 'a', 'rp-home-hero__action')).toEqual(['Start folding']);
    const action = tagsOf(home, 'a').find(tag => tag.includes('rp-home-hero__action'));
    expect(attribute(action, 'href')).toBe('/guide/introduction');
  });

  it("builds a page that _meta.json doesn't list, but leaves it out of the sidebar", async () => {
    const { files, read } = await buildExample('minimal', {
      files: { 'docs/guide/_meta.json': '["introduction", "launch-counter"]' },
    });
    expect(files).toContain('guide/folding.html');
    expect(textsOf(read('guide/introduction.html'), 'a', 'rp-sidebar-item')).toEqual([
      'Introduction',
      'Launch counter',
    ]);
  });

  it.each(['sinking', 'sinking-2.0'])(
    "fails to build if _meta.json lists a page that doesn't exist: %s",
    async name => {
      const { exitCode, log } = await buildExample('minimal', {
        files: {
          'docs/guide/_meta.json': JSON.stringify(['introduction', 'folding', 'launch-counter', name]),
        },
      });
      expect(exitCode).toBe(1);
      expect(log).toContain('Missing page file');
    },
  );

  it('fails to build with mistakes in its pages, and reports each one', async () => {
    const { exitCode, log } = await buildExample('minimal', {
      files: {
        'docs/guide/introduction.md': '# Introduction\n\n[a link](/gone)\n',
        'docs/guide/folding.md': '# Folding\n\n![a picture](/gone.png)\n',
        'docs/guide/launch-counter.mdx': '# Launch counter\n\n<!-- a comment -->\n',
        'docs/guide/language.md': '# Language\n\n```nosuchlang\n```\n',
        'docs/guide/file.md': '# File\n\n```ts file="./gone.ts"\n```\n',
      },
    });
    expect(exitCode).toBe(1);
    expect(log).toMatch(
      /Dead links found in .*docs\/guide\/introduction\.md:\n\s*"\[\.\.\]\(\/gone\)" \/gone\.html/,
    );
    expect(log).toMatch(/Dead images found in .*docs\/guide\/folding\.md:\n\s*"!\[\.\.\]\(\/gone\.png\)"/);
    expect(log).toContain('Unexpected character `!` (U+0021) before name');
    expect(log).toContain('Language `nosuchlang` is not included in this bundle');
    expect(log).toMatch(/\[remarkFileCodeBlock\] .*docs\/guide\/gone\.ts", but the file does not exist/);
  });

  it('fails to build with a dead anchor if checkAnchors is on', async () => {
    const config = readFileSync('examples/minimal/rspress.config.ts', 'utf8');
    const { exitCode, log } = await buildExample('minimal', {
      files: {
        'rspress.config.ts': config.replace(
          'themeConfig',
          'markdown: { link: { checkAnchors: true } },\n  themeConfig',
        ),
        'docs/guide/folding.md': '# Folding\n\n[a section](./introduction.md#gone)\n',
      },
    });
    expect(exitCode).toBe(1);
    expect(log).toMatch(/Dead (links|anchors) found in .*docs\/guide\/folding\.md/);
  });

  it('checkAnchors misses element ids, and headings in lists, quotes, divs, and partials', async () => {
    const { exitCode, log } = await buildExample('minimal', {
      files: {
        'rspress.config.ts': 'export default { markdown: { link: { checkAnchors: true } } };',
        'docs/guide/introduction.mdx': null,
        'docs/guide/folding.md':
          '# Folding\n\n<span id="first"></span>\n\n- ## Second\n\n> ## Third\n\n###### Fourth\n\n[1](#first) [2](#second) [3](#third) [4](#fourth)\n',
        'docs/guide/parts.mdx':
          "import Part from './_part.mdx';\n\n# Parts\n\n<div>\n\n## Inside\n\n</div>\n\n<Part />\n\n[1](#inside) [2](#imported)\n",
        'docs/guide/_part.mdx': '## Imported\n',
      },
    });
    expect(exitCode).toBe(1);
    const found = log.split('Dead anchors found in ').slice(1);
    const links = found.map(text => [...text.matchAll(/"\[\.\.\]\((#\w+)\)"/g)].map(([, link]) => link));
    expect(links.sort()).toEqual([
      ['#first', '#second', '#third'],
      ['#inside', '#imported'],
    ]);
  });
});
