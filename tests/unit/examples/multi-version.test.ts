import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RouteService } from '@rspress/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildExample, type ExampleBuild, exampleFiles } from './build-example';
import { attribute, docContent, tagsOf, textOf, textsOf } from './html';
import { builtFile, linkNamed, linksOf } from './links';

const CONFIG = readFileSync('examples/multi-version/rspress.config.ts', 'utf8');
/** The URL path of each page. */
const ADDRESSES = {
  'docs/v1/index.md': '/v1/',
  'docs/v1/guide/folding.md': '/v1/guide/folding',
  'docs/v1/guide/wax.md': '/v1/guide/wax',
  'docs/v2/index.md': '/',
  'docs/v2/guide/folding.md': '/guide/folding',
  'docs/v2/guide/launch.md': '/guide/launch',
};
/** Where the note on each old page links to: the home page, if the current version doesn't have the page. */
const NOTES = {
  '/v1/guide/folding': '/guide/folding',
  '/v1/guide/wax': '/',
};

/** Returns a version's navigation, with links that name their version and others that don't. */
function navigation(version: string) {
  const link = '/guide/folding';
  const prefixed = `/${version}${link}`;
  const group = { type: 'custom-link', items: [{ type: 'custom-link', label: 'Inner', link }] };
  const three = [
    { text: 'Three', link, items: [{ text: 'Four', link }] },
    { text: 'Three prefixed', link: prefixed },
  ];
  return {
    [`docs/${version}/_nav.json`]: JSON.stringify([
      { text: 'One', link, items: [{ text: 'Two', link, items: three }] },
    ]),
    [`docs/${version}/guide/_meta.json`]: JSON.stringify([
      { ...group, label: 'Group', link },
      { ...group, label: 'Group prefixed', link: prefixed },
    ]),
  };
}

describe('the example of a site with versions', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('multi-version');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it('writes pages of the default version to the root, and others to a folder of their version', () => {
    const sources = exampleFiles('multi-version').filter(file => file.endsWith('.md'));
    expect(Object.keys(ADDRESSES).sort()).toEqual(sources);
    const built = site.files.filter(file => file.endsWith('.html') && file !== '404.html');
    expect(Object.values(ADDRESSES).map(builtFile).sort()).toEqual(built);
  });

  it('has a search index for each version', () => {
    expect(site.files.filter(file => file.includes('search_index'))).toEqual([
      expect.stringMatching(/^static\/search_index\.v1\.en\.\w+\.json$/),
      expect.stringMatching(/^static\/search_index\.v2\.en\.\w+\.json$/),
    ]);
  });

  it.each(Object.entries(NOTES))('has a note on %s that links to %s', (address, target) => {
    const html = site.read(builtFile(address));
    const note = html.slice(html.indexOf('rp-callout--warning'), html.indexOf('rspress-doc'));
    expect(textOf(`<p ${note}`)).toContain('This is v1');
    expect(linksOf(note)[0]).toBe(target);
  });

  it('has no note on pages of the default version', () => {
    expect(site.read('guide/folding.html')).not.toContain('rp-callout--warning');
  });

  it('keeps links in the version of their page, unless they name another version', () => {
    expect(linksOf(docContent(site.read('v1/guide/folding.html'))).slice(0, 2)).toEqual([
      '/v1/guide/wax',
      '/guide/folding',
    ]);
    expect(linksOf(docContent(site.read('guide/folding.html'))).slice(0, 2)).toEqual([
      '/guide/launch',
      '/v1/guide/folding',
    ]);
  });

  it('has a navbar and a sidebar per version, and a site title that links to the default one', () => {
    const page = site.read('v1/guide/wax.html');
    expect(linkNamed(page, 'Guide')).toBe('/v1/guide/folding');
    expect(textsOf(page, 'a', 'rp-sidebar-item')).toEqual(['Folding', 'Wax']);
    expect(
      attribute(
        tagsOf(page, 'a').find(tag => tag.includes('rp-nav__title__link')),
        'href',
      ),
    ).toBe('/');
    expect(textsOf(site.read('guide/launch.html'), 'a', 'rp-sidebar-item')).toEqual(['Folding', 'Launch']);
  });

  it('has a version menu that keeps the path, even if the other version lacks the page', () => {
    const page = site.read('v1/guide/wax.html');
    expect(linkNamed(page, 'v2')).toBe('/guide/wax');
    expect(site.files).not.toContain('guide/wax.html');
    expect(linkNamed(site.read('guide/folding.html'), 'v1')).toBe('/v1/guide/folding');
  });

  it('on pages of the default version, the menu entry of that version drops the first folder', () => {
    expect(linkNamed(site.read('guide/folding.html'), 'v2')).toBe('/folding');
  });

  it('adds noindex to pages of old versions', () => {
    const robots = (page: string) =>
      tagsOf(site.read(page), 'meta').filter(tag => attribute(tag, 'name') === 'robots');
    expect(robots('v1/guide/folding.html')).toEqual(['<meta name="robots" content="noindex">']);
    expect(robots('guide/folding.html')).toEqual([]);
  });

  describe('with .html in URLs, one search index, and links at all levels', () => {
    let copy: ExampleBuild;
    beforeAll(async () => {
      copy = await buildExample('multi-version', {
        files: {
          'rspress.config.ts': CONFIG.replace('cleanUrls: true', 'cleanUrls: false').replace(
            'head:',
            'search: { versioned: false },\n  head:',
          ),
          'docs/about.md': '# About\n',
          'docs/v2/guide/launch.md': '# Launch\n\n[about](/about)\n',
          'docs/v1/guide/wax.md': '# Wax\n\n[about](/v2/about)\n',
          ...navigation('v1'),
          ...navigation('v2'),
        },
      });
    });

    it('omits .html from version menu links, and puts all versions into one search index', () => {
      const { exitCode, log, read, files } = copy;
      expect(exitCode, log).toBe(0);
      expect(linkNamed(read('guide/folding.html'), 'v1')).toBe('/v1/guide/folding');
      expect(files.filter(file => file.includes('search_index'))).toEqual([
        expect.stringMatching(/^static\/search_index\.en\.\w+\.json$/),
      ]);
      expect(files).toContain('about.html');
      for (const page of ['guide/launch.html', 'v1/guide/wax.html'])
        expect(linksOf(docContent(read(page)))[0]).toBe('/about.html');
    });

    it.each([
      ['v1', 'v1/guide/wax.html', '/v1/guide/folding.html'],
      ['v2', 'guide/launch.html', '/guide/folding.html'],
    ])(
      'adds the version to links of %s, except below navbar level 2 and on sidebar groups',
      (version, page, inVersion) => {
        const linkOf = (name: string) => linkNamed(copy.read(page), name);
        expect(['One', 'Two', 'Inner'].map(linkOf)).toEqual([inVersion, inVersion, inVersion]);
        expect(['Three', 'Four', 'Group'].map(linkOf)).toEqual(Array(3).fill('/guide/folding.html'));
        // The default version has no pages below its name.
        const named = `/${version}/guide/folding.html`;
        expect(['Three prefixed', 'Group prefixed'].map(linkOf)).toEqual([named, named]);
        expect(copy.files.includes(named.slice(1))).toBe(version === 'v1');
      },
    );
  });

  it("supports version names with dots, and a newer version that isn't the default", async () => {
    const { exitCode, log, files, read } = await buildExample('multi-version', {
      files: {
        'rspress.config.ts': CONFIG.replace("['v2', 'v1']", "['3.x', 'v2', 'v1']"),
        'docs/3.x/_nav.json': '[{ "text": "Guide", "link": "/guide/folding" }]',
        'docs/3.x/index.md': '# Paper Boat\n\n[folding](/guide/folding)\n',
        'docs/3.x/guide/folding.md': '# Folding\n\n[now](/v2/guide/folding)\n',
        'docs/3.x/guide/index.md': '# Guide\n',
      },
    });
    expect(exitCode, log).toBe(0);
    expect(files).toContain('3.x/guide/folding.html');
    expect(files).toContain('guide/folding.html');
    expect(linksOf(docContent(read('3.x/index.html')))[0]).toBe('/3.x/guide/folding');
    const page = read('3.x/guide/folding.html');
    expect(linksOf(docContent(page))[0]).toBe('/guide/folding');
    expect(linkNamed(page, 'Guide')).toBe('/3.x/guide/folding');
    expect(linkNamed(page, 'v2')).toBe('/guide/folding');
    expect(linkNamed(read('3.x/guide/index.html'), 'v2')).toBe('/guide');
    expect(linkNamed(read('guide/folding.html'), '3.x')).toBe('/3.x/guide/folding');
  });

  it('route.exclude applies to all versions with a leading */, and to none without it', async () => {
    const routesWithout = async (excluded: string) => {
      const config = {
        multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
        route: { exclude: [excluded] },
      };
      const scanDir = path.resolve('examples/multi-version/docs');
      const service = await RouteService.create({ config, scanDir, externalPages: [] });
      return service.getRoutes().map(({ routePath }) => routePath);
    };
    expect((await routesWithout('guide')).sort()).toEqual(Object.values(ADDRESSES).sort());
    expect((await routesWithout('*/guide')).sort()).toEqual(['/', '/v1/']);
  });

  it("reports dead links if there's no default version", async () => {
    const { exitCode, log } = await buildExample('multi-version', {
      files: { 'rspress.config.ts': CONFIG.replace("default: 'v2',", '') },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain('Dead links found');
  });

  it("fails to build without a default version, even if dead links aren't checked", async () => {
    const { exitCode, log } = await buildExample('multi-version', {
      files: {
        'rspress.config.ts': CONFIG.replace("default: 'v2',", '').replace(
          'head:',
          'markdown: { link: { checkDeadLinks: false } },\n  head:',
        ),
      },
    });
    expect(exitCode).toBe(1);
    expect(log).toContain('TypeError: nav[navKey] is not iterable');
  });

  it('reports a dead link if only another version has the page', async () => {
    const { exitCode, log } = await buildExample('multi-version', {
      files: { 'docs/v2/guide/launch.md': '# Launch\n\n[wax](/guide/wax)\n' },
    });
    expect(exitCode).toBe(1);
    expect(log).toMatch(/Dead links found in .*docs\/v2\/guide\/launch\.md:\n\s*"\[\.\.\]\(\/guide\/wax\)"/);
  });
});
