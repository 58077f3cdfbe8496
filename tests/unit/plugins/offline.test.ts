import type { RspressPlugin, UserConfig } from '@rspress/core';
import { describe, expect, it, test } from 'vitest';
import { endingWith } from '../../../plugins/output/offline/ending';
import { isNeeded, pageFiles, type SiteFacts } from '../../../plugins/output/offline/files';
import { candidateFiles, isPagePath, pathBelow, siteFile } from '../../../plugins/output/offline/lookup';
import { makeManifest, offlineFile } from '../../../plugins/output/offline/manifest';
import { cacheKey, cacheName, cachePrefix } from '../../../site/offline-copy';
import { parseManifest } from '../../../site/offline-manifest';

describe('URLs and paths', () => {
  test.each([
    ['/', 'https://a.b/guide/x?q=1#h', 'guide/x'],
    ['/docs/', 'https://a.b/docs/', ''],
    ['/docs/', 'https://a.b/docs/zh/guide/', 'zh/guide/'],
    ['/docs/', 'https://a.b/docs/%E4%B8%AD', '中'],
    ['/docs/', 'https://a.b/docs/100%', '100%'],
    ['/docs/', 'https://a.b/other', undefined],
  ])('with the base path %s, the path of %s is %j', (base, address, path) => {
    expect(pathBelow(base, address)).toBe(path);
  });

  test.each([
    ['https://a.b/docs/static/x.js', 'static/x.js'],
    ['https://cdn.example/a/static/x.js?y', 'static/x.js'],
    ['https://cdn.example/b/static/x.js', undefined],
    ['https://c.d/docs/static/x.js', undefined],
  ])('on the site or the asset host, the file at %s is %j', (address, path) => {
    expect(siteFile(address, 'https://a.b/docs/', 'https://cdn.example/a/')).toBe(path);
  });

  test.each([
    ['', ['index.html']],
    ['guide/', ['guide/index.html']],
    ['guide/basic/ssg', ['guide/basic/ssg', 'guide/basic/ssg.html', 'guide/basic/ssg/index.html']],
  ])('looks for "%s" in the same files as a static host', (path, files) => {
    expect(candidateFiles(path)).toEqual(files);
  });

  test.each([
    ['guide/basic/ssg', true],
    ['guide/', true],
    ['guide/a.html', true],
    ['guide/v1.2/a', true],
    ['examples/a.zip', false],
    ['llms.txt', false],
  ])('the path %s can be a page: %s', (path, expected) => {
    expect(isPagePath(path)).toBe(expected);
  });
});

describe('the files of a language', () => {
  const facts: SiteFacts = {
    pages: new Map([
      ...['/', '/guide/', '/guide/a'].flatMap(pageFiles).map(file => [file, 'en'] as const),
      ...['/zh/', '/zh/guide/a'].flatMap(pageFiles).map(file => [file, 'zh'] as const),
    ]),
    chunks: new Map([
      ['static/js/async/route-1.0.js', new Set(['en'])],
      ['static/js/async/route-2.0.js', new Set(['zh'])],
      ['static/js/async/both.0.js', new Set(['en', 'zh'])],
    ]),
  };
  const BOTH = ['en', 'zh'];
  test.each([
    ['index.html', ['en']],
    ['guide/index.html', ['en']],
    ['guide/a.html', ['en']],
    ['guide/a.md', ['en']],
    ['zh/index.html', ['zh']],
    ['zh/guide/a.html', ['zh']],
    ['404.html', BOTH],
    ['static/js/async/route-1.0.js', ['en']],
    ['static/js/async/route-2.0.js', ['zh']],
    ['static/js/async/both.0.js', BOTH],
    ['static/js/async/zoom.0.js', BOTH],
    ['static/js/async/pages-zh.0.js', ['zh']],
    ['static/css/styles.0.css', BOTH],
    ['static/search/en-0/start.json', ['en']],
    ['static/search/zh-0/page-1.json', ['zh']],
    ['static/search/worker-0.js', ['en', 'zh']],
    ['favicon.svg', BOTH],
    ['icons/feature.svg', BOTH],
    ['~demo/_guide_a.html', BOTH],
    ['~demo/static/js/a.0.js', BOTH],
    ['~demo/static/js/a.0.js.LICENSE.txt', []],
    ['static/js/async/shiki-4.6.0/langs/abap.js', []],
    ['static/js/lib.0.js.LICENSE.txt', []],
    ['guide/old.html', []],
    ['playground/index.html', []],
    ['examples/a.zip', []],
    ['social/en/guide/a.png', []],
    ['social.png', []],
    ['llms-full.txt', []],
    ['_headers', []],
    ['service-worker.js', []],
    ['offline/en.json', []],
  ])('include %s for the languages %j', (file, languages) => {
    expect(BOTH.filter(lang => isNeeded(file, lang, facts))).toEqual(languages);
  });
});

describe('the manifest of offline files', () => {
  const page = offlineFile('a.html', Buffer.from('page'));
  const script = offlineFile('static/js/a.0.js', Buffer.from('script!'));

  it('gives a file a revision unless its name identifies its content', () => {
    expect(page).toEqual({ url: 'a.html', revision: expect.stringMatching(/^[0-9a-f]{7}$/), size: 4 });
    expect(script).toEqual({ url: 'static/js/a.0.js', revision: null, size: 7 });
    expect(offlineFile('a.html', Buffer.from('other')).revision).not.toBe(page.revision);
  });

  it('has a version that depends only on its files, and their total size', () => {
    const manifest = makeManifest('en', [page, script]);
    expect(manifest).toMatchObject({ lang: 'en', size: 11, files: [page, script] });
    expect(makeManifest('en', [script, page])).toEqual(manifest);
    const versions = [[page], [script], [page, { ...script, url: 'static/js/a.1.js' }]].map(
      files => makeManifest('en', files).version,
    );
    expect(new Set([manifest.version, ...versions]).size).toBe(4);
  });

  it('can be parsed again, and other JSON is rejected', () => {
    const manifest = makeManifest('en', [page, script]);
    expect(parseManifest(JSON.parse(JSON.stringify(manifest)), 'en')).toEqual({ ...manifest, savedAt: '' });
    const broken = [
      null,
      [],
      {},
      { ...manifest, files: 1 },
      { ...manifest, files: [{}] },
      { ...manifest, size: '1' },
      { ...manifest, size: Number.POSITIVE_INFINITY },
      { ...manifest, lang: 'zh' },
    ];
    for (const json of broken) expect(() => parseManifest(json, 'en')).toThrow();
    for (const url of ['/evil.example/', '//evil.example/', '../other/', 'a/..', 'a?b', '\ud800']) {
      const files = [{ ...page, url }];
      expect(() => parseManifest({ ...manifest, files }, 'en'), url).toThrow();
    }
  });
});

it('adds the revision to a cache key, unless the file has none', () => {
  expect(cacheKey('/docs/', { url: 'guide/a b.html', revision: '12ab', size: 1 })).toBe(
    '/docs/guide/a%20b.html?revision=12ab',
  );
  expect(cacheKey('/docs/', { url: 'static/a.0.js', revision: null, size: 1 })).toBe('/docs/static/a.0.js');
});

it("doesn't treat the cache of a site in a subfolder as its own", () => {
  expect(cacheName('/docs/', 'en').startsWith(cachePrefix('/docs/'))).toBe(true);
  expect(cacheName('/docs/next/', 'en').startsWith(cachePrefix('/docs/'))).toBe(false);
});

it("runs a plugin's afterBuild after all others have finished", async () => {
  const ended: string[] = [];
  const ending = promiseOf();
  const plugin = (name: string, waitFor?: Promise<void>): RspressPlugin => ({
    name,
    async afterBuild() {
      await waitFor;
      ended.push(name);
    },
  });
  const config: UserConfig = {};
  const plugins = endingWith(plugin('last'), [
    plugin('slow', ending.promise),
    { name: 'none' },
    plugin('fast'),
  ]);
  expect(plugins.map(({ name }) => name)).toEqual(['slow', 'none', 'fast', 'last']);
  const all = Promise.all(plugins.map(({ afterBuild }) => afterBuild?.(config, true)));
  ending.resolve();
  await all;
  expect(ended).toEqual(['fast', 'slow', 'last']);
});

function promiseOf() {
  let resolve = () => {};
  const promise = new Promise<void>(done => {
    resolve = done;
  });
  return { promise, resolve };
}
