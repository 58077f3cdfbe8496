import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildExample, type ExampleBuild, exampleFiles } from './build-example';
import { attribute, docContent, tagsOf } from './html';
import { builtFile, linkNamed } from './links';

const CONFIG = readFileSync('examples/multi-version-i18n/rspress.config.ts', 'utf8');
/** The URL path of each page. */
const ADDRESSES = {
  'docs/v1/en/index.md': '/v1/',
  'docs/v1/en/guide/folding.md': '/v1/guide/folding',
  'docs/v1/zh/index.md': '/v1/zh/',
  'docs/v1/zh/guide/folding.md': '/v1/zh/guide/folding',
  'docs/v2/en/index.md': '/',
  'docs/v2/en/guide/folding.md': '/guide/folding',
  'docs/v2/zh/index.md': '/zh/',
  'docs/v2/zh/guide/folding.md': '/zh/guide/folding',
};

const threeLevels = (named: string, all: string) => {
  const link = '/guide/folding';
  const third = Object.entries({ Plain: link, Named: named, All: all }).map(([text, link]) => ({
    text,
    link,
  }));
  return JSON.stringify([{ text: 'First', items: [{ text: 'Second', link, items: third }] }]);
};
/** Removes the Chinese pages of v1, and adds a third level to two navbars. */
const ONE_LANGUAGE_IN_V1 = {
  'docs/v1/en/_nav.json': threeLevels('/v1/guide/folding', '/v1/en/guide/folding'),
  'docs/v2/zh/_nav.json': threeLevels('/zh/guide/folding', '/v2/zh/guide/folding'),
  'docs/v1/zh/_nav.json': null,
  'docs/v1/zh/guide/_meta.json': null,
  'docs/v1/zh/guide/folding.md': null,
  'docs/v1/zh/index.md': null,
};

describe('the example of a site with versions and languages', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample('multi-version-i18n');
  });

  it('builds', () => {
    expect(site.exitCode, site.log).toBe(0);
  });

  it('writes pages to version and language folders, but leaves both defaults out of the path', () => {
    const sources = exampleFiles('multi-version-i18n').filter(file => file.endsWith('.md'));
    expect(Object.keys(ADDRESSES).sort()).toEqual(sources);
    const built = site.files.filter(file => file.endsWith('.html') && file !== '404.html');
    expect(Object.values(ADDRESSES).map(builtFile).sort()).toEqual(built);
  });

  it('keeps the language in the version menu, and the version in the language menu', () => {
    const page = site.read('v1/zh/guide/folding.html');
    expect(linkNamed(page, 'v2')).toBe('/zh/guide/folding');
    expect(linkNamed(page, 'English')).toBe('/v1/guide/folding');
    expect(linkNamed(page, '指南')).toBe('/v1/zh/guide/folding');
    expect(linkNamed(site.read('zh/index.html'), 'v1')).toBe('/v1/zh');
    expect(linkNamed(site.read('v1/zh/index.html'), 'v2')).toBe('/zh');
    expect(linkNamed(docContent(site.read('v1/zh/index.html')), '折法')).toBe('/v1/zh/guide/folding');
  });

  it('links the site title to the default version in the same language', () => {
    const title = tagsOf(site.read('v1/zh/guide/folding.html'), 'a').find(tag =>
      tag.includes('rp-nav__title__link'),
    );
    expect(attribute(title, 'href')).toBe('/zh/');
  });

  it('on pages of the default version, the menu entry of that version drops the language', () => {
    expect(linkNamed(site.read('zh/guide/folding.html'), 'v2')).toBe('/guide/folding');
  });

  it('builds if a version has an empty folder for a language, and fails if the folder is missing', async () => {
    const empty = await buildExample('multi-version-i18n', { files: ONE_LANGUAGE_IN_V1 });
    expect(empty.exitCode, empty.log).toBe(0);
    expect(empty.files.filter(file => file.startsWith('v1/zh/'))).toEqual([]);
    const { exitCode, log } = await buildExample('multi-version-i18n', {
      files: {
        'rspress.config.ts': CONFIG.replace(
          "title: '纸船' },",
          "title: '纸船' },\n    { lang: 'ja', label: '日本語' },",
        ),
        'docs/v2/ja/index.md': '# 紙の船\n',
      },
    });
    expect(exitCode).toBe(1);
    expect(log).toMatch(/Failed to read directory: .*docs\/v1\/ja/);
  });

  it('neither adds nor removes versions and languages in third-level navbar links', async () => {
    const { files, read } = await buildExample('multi-version-i18n', { files: ONE_LANGUAGE_IN_V1 });
    const links = (page: string) => {
      const html = read(page);
      return ['Second', 'Plain', 'Named', 'All'].map(name => linkNamed(html, name));
    };
    expect(links('v1/guide/folding.html')).toEqual([
      '/v1/guide/folding',
      '/guide/folding',
      '/v1/guide/folding',
      '/v1/en/guide/folding',
    ]);
    expect(links('zh/guide/folding.html')).toEqual([
      '/zh/guide/folding',
      '/guide/folding',
      '/zh/guide/folding',
      '/v2/zh/guide/folding',
    ]);
    expect(files).toEqual(expect.arrayContaining(['v1/guide/folding.html', 'zh/guide/folding.html']));
    expect(files.filter(file => /^(v1\/en|v2)\//.test(file))).toEqual([]);
  });

  it('adds hreflang links between the languages of a version', () => {
    const links = tagsOf(site.read('v1/zh/guide/folding.html'), 'link').filter(tag =>
      attribute(tag, 'hreflang'),
    );
    expect(links.map(tag => attribute(tag, 'href'))).toEqual(['/v1/guide/folding', '/v1/zh/guide/folding']);
  });

  it('has a search index for each version and language', () => {
    const indexes = site.files.filter(file => file.includes('search_index'));
    expect(indexes.map(file => file.split('.').slice(1, 3).join(' '))).toEqual([
      'v1 en',
      'v1 zh',
      'v2 en',
      'v2 zh',
    ]);
  });

  it('fails to build with languageParity', async () => {
    const { exitCode, log } = await buildExample('multi-version-i18n', {
      files: { 'rspress.config.ts': CONFIG.replace('route:', 'languageParity: {},\n  route:') },
    });
    expect(exitCode).toBe(1);
    expect(log).toMatch(/Failed to access directory: .*docs\/en/);
  });
});
