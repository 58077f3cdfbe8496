import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageIndexInfo, RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { pluginSocialImages } from '../../../plugins/output/social-images';
import { type CardFacts, card } from '../../../plugins/output/social-images/card';
import { partsFor } from '../../../plugins/output/social-images/fonts';
import { type Draw, preparePainter } from '../../../plugins/output/social-images/painter';
import { headTags, socialImagePath } from '../../../site/head';
import type { Settings } from '../../../site/settings';

const DIR = mkdtempSync(path.join(tmpdir(), 'social-images-'));
afterAll(() => rmSync(DIR, { recursive: true }));

const SIZE = { width: 1200, height: 630, type: 'png' };
const LOGO = `data:image/svg+xml;base64,${readFileSync('public/logo-light.svg', 'base64')}`;

function picture(facts: Partial<CardFacts>) {
  return card({
    lang: 'en',
    siteName: 'Rspress',
    section: 'Guide',
    title: 'Static site generation',
    description: 'How pages become files.',
    host: 'docs.example.com',
    logo: LOGO,
    ...facts,
  });
}

/** Returns the brightness of the pixels by row. */
async function linesOf(png: Buffer): Promise<Buffer[]> {
  const pixels = await sharp(png).toColourspace('b-w').raw().toBuffer();
  return Array.from({ length: SIZE.height }, (_, y) => pixels.subarray(y * SIZE.width, (y + 1) * SIZE.width));
}

/** Each picture has its own palette, so colors that look the same can differ a little. */
const TOLERANCE = 16;

function looksLike(line: Buffer, other: Buffer): boolean {
  return line.every((brightness, x) => Math.abs(brightness - (other[x] ?? Number.NaN)) <= TOLERANCE);
}

describe('a social image', () => {
  const LONG = `${'A title that goes on and on, '.repeat(7)}`.slice(0, 200);
  let draw: Draw;
  beforeAll(async () => {
    const all = picture({ title: LONG, description: '静态站点指南与插件🚀ก', section: 'Plugin' });
    draw = await preparePainter([all]);
  });
  const drawn = async (facts: Partial<CardFacts>) => Buffer.from(await draw(picture(facts)));

  test.each([
    ['a short title', {}],
    ['an empty title', { title: '' }],
    ['only the site name', { title: '', description: '', section: '' }],
    ['a title of 200 characters', { title: LONG }],
    ['markup in the title', { title: '<Badge> & "b" </text>' }],
    ['a title in no known script', { title: 'ก 🚀' }],
  ])('of %s is 1200 pixels wide and 630 high', async (_, facts) => {
    expect(imageSize(await drawn(facts))).toMatchObject(SIZE);
  });

  it('is the same for the same texts, and differs for others', async () => {
    const usual = await drawn({});
    expect((await drawn({})).equals(usual)).toBe(true);
    for (const facts of [
      { title: 'Static' },
      { description: 'How.' },
      { section: 'Plugin' },
      { host: 'a.example' },
    ])
      expect((await drawn(facts)).equals(usual), JSON.stringify(facts)).toBe(false);
  });

  it('draws different glyphs for different Chinese characters', async () => {
    expect((await drawn({ title: '静' })).equals(await drawn({ title: '态' }))).toBe(false);
  });

  it('shows markup in a title as text', async () => {
    const markup = await drawn({ title: '<Badge> & b' });
    for (const title of ['& b', '&lt;Badge&gt; &amp; b'])
      expect(markup.equals(await drawn({ title })), title).toBe(false);
  });

  it("omits characters that the font doesn't have", async () => {
    expect((await drawn({ title: 'A 🚀 Bก' })).equals(await drawn({ title: 'A B' }))).toBe(true);
  });

  it('has at most 256 colors, and the colors of the card nearly unchanged', async () => {
    const pixels = await sharp(await drawn({}))
      .raw()
      .toBuffer();
    const colors = new Set<string>();
    for (let at = 0; at < pixels.length; at += 3) colors.add(pixels.subarray(at, at + 3).toString('hex'));
    expect(colors.size).toBeLessThanOrEqual(256);
    for (const wanted of ['f6faff', '10243e', '4a6384', '0066d6', 'ff7a2f']) {
      const near = [...colors].some(color => distance(color, wanted) <= 3);
      expect(near, wanted).toBe(true);
    }
  });

  it('keeps the header and the host in place if the title and description are too long', async () => {
    const long = await linesOf(await drawn({ title: LONG, description: LONG + LONG }));
    const usual = await linesOf(await drawn({}));
    const differing = usual.flatMap((line, y) => (looksLike(line, long[y] ?? Buffer.alloc(0)) ? [] : [y]));
    expect(differing[0]).toBeGreaterThan(130);
    expect(differing.at(-1)).toBeLessThan(520);
  });
});

/** The largest difference of red, green, or blue. */
function distance(a: string, b: string): number {
  const channels = [a, b].map(color => Buffer.from(color, 'hex'));
  return Math.max(...[0, 1, 2].map(at => Math.abs((channels[0]?.[at] ?? 0) - (channels[1]?.[at] ?? 0))));
}

it('picks the font parts that the text needs, and always the Latin one', () => {
  const ranges = { '[4]': 'U+1f300,U+4e00-4e02', '[5]': 'U+4e03', latin: 'U+0000-00FF' };
  expect(partsFor('', ranges)).toEqual(['latin']);
  expect(partsFor('a丁', ranges)).toEqual(['latin', '4']);
  expect(partsFor('🌀七', ranges)).toEqual(['latin', '4', '5']);
});

test.each([
  ['/', 'social/en/index.png'],
  ['/api/', 'social/en/api/index.png'],
  ['/guide/a', 'social/en/guide/a.png'],
  ['/zh/', 'social/zh/index.png'],
  ['/zh/api/', 'social/zh/api/index.png'],
  ['/zh/guide/a', 'social/zh/guide/a.png'],
])('the picture of %s is %s', (routePath, file) => {
  expect(socialImagePath(routePath)).toBe(file);
});

function settingsFor(outDir: string, siteOrigin?: string): Settings {
  return { basePath: '/docs/', siteOrigin, outDir, repoUrl: undefined };
}

function page(routePath: string, info: Partial<PageIndexInfo>): PageIndexInfo {
  return {
    routePath,
    title: '',
    toc: [],
    content: '',
    frontmatter: {},
    lang: routePath.startsWith('/zh') ? 'zh' : 'en',
    version: '',
    _filepath: `${routePath}.mdx`,
    _relativePath: `${routePath}.mdx`,
    ...info,
  };
}

const UTILS: Parameters<NonNullable<RspressPlugin['config']>>[1] = { addPlugin() {}, removePlugin() {} };
const ORIGIN = 'https://docs.example.com';

/** Returns the tags that a plugin adds to the head for a route, as `name: content`. */
async function tagsOf(plugin: RspressPlugin, routePath: string, isProd = true): Promise<string[]> {
  const config: UserConfig = { title: 'Site', head: [] };
  const { head = [] } = (await plugin.config?.(config, UTILS, isProd)) ?? {};
  const route: RouteMeta = {
    routePath,
    absolutePath: '',
    relativePath: '',
    pageName: '',
    pureRoutePath: routePath,
    lang: 'en',
    version: '',
  };
  return head.map(tag => {
    const made = typeof tag === 'function' ? tag(route) : tag;
    if (!Array.isArray(made)) throw new Error(`unexpected tag ${made}`);
    const [, { property, name, content }] = made;
    return `${property ?? name}: ${content}`;
  });
}

describe('with a site origin', () => {
  it('each page links its own image, with its size and the title as alt text', async () => {
    const plugin = pluginSocialImages(settingsFor(DIR, ORIGIN), DIR);
    await plugin.modifySearchIndexData?.(
      [
        page('/zh/a', { title: 'The <b> & "c"' }),
        page('/', { frontmatter: { hero: { name: 'Site', text: 'Fast' } } }),
      ],
      true,
    );
    expect(await tagsOf(plugin, '/zh/a')).toEqual([
      'og:image: https://docs.example.com/docs/social/zh/a.png',
      'og:image:width: 1200',
      'og:image:height: 630',
      'og:image:alt: The &lt;b&gt; &amp; &quot;c&quot;',
      'twitter:image: https://docs.example.com/docs/social/zh/a.png',
    ]);
    expect(await tagsOf(plugin, '/')).toContain('og:image:alt: Fast');
    expect(await tagsOf(plugin, '/without-title')).toContain('og:image:alt: Site');
  });

  it('no tag links the shared image', () => {
    expect(JSON.stringify(headTags(settingsFor(DIR, ORIGIN)))).not.toContain('social.png');
  });

  it('the dev server draws no images and adds no tags', async () => {
    const outDir = path.join(DIR, 'dev');
    const plugin = pluginSocialImages(settingsFor(outDir, ORIGIN), DIR);
    await plugin.modifySearchIndexData?.([page('/', { title: 'A' })], false);
    await plugin.afterBuild?.({ title: 'Site' }, false);
    expect(await tagsOf(plugin, '/', false)).toEqual([]);
    expect(() => readdirSync(outDir)).toThrow('ENOENT');
  });

  it('the build writes an image for each page, and the next build reuses unchanged ones', async () => {
    const kept = path.join(DIR, 'kept');
    const build = async (name: string, description: string) => {
      const outDir = path.join(DIR, name);
      const plugin = pluginSocialImages(settingsFor(outDir, ORIGIN), kept);
      const pages = [
        page('/', {}),
        page('/api/', { title: 'API' }),
        page('/zh/api/', { title: 'API', description }),
      ];
      await plugin.beforeBuild?.({ title: 'Site' }, true);
      await plugin.modifySearchIndexData?.(pages, true);
      await plugin.afterBuild?.({}, true);
      return (file: string) => readFileSync(path.join(outDir, 'social', file));
    };
    const first = await build('first', '参考');
    const files = ['en/index.png', 'en/api/index.png', 'zh/api/index.png'];
    for (const file of files) expect(imageSize(first(file))).toMatchObject(SIZE);
    expect(readdirSync(kept).filter(name => !/^[\da-f]{64}\.png$/.test(name))).toEqual([]);

    for (const name of readdirSync(kept)) writeFileSync(path.join(kept, name), 'kept');
    const second = await build('second', '全部选项');
    expect(files.map(file => String(second(file)) === 'kept')).toEqual([true, true, false]);
    expect(imageSize(second('zh/api/index.png'))).toMatchObject(SIZE);
    expect(readdirSync(kept)).toHaveLength(4);
  });

  it("the build fails if an image can't be written", async () => {
    const outDir = path.join(DIR, 'blocked');
    mkdirSync(outDir);
    writeFileSync(path.join(outDir, 'social'), 'a file where the folder belongs');
    const plugin = pluginSocialImages(settingsFor(outDir, ORIGIN), DIR);
    await plugin.modifySearchIndexData?.([page('/', { title: 'A' })], true);
    await expect(plugin.afterBuild?.({ title: 'Site' }, true)).rejects.toThrow(/ENOTDIR|EEXIST/);
  });
});

it('without a site origin, all pages link one shared image', async () => {
  const plugin = pluginSocialImages(settingsFor(DIR), DIR);
  expect(await tagsOf(plugin, '/')).toEqual([]);
  expect(plugin.afterBuild).toBeUndefined();
  expect(headTags(settingsFor(DIR))).toContainEqual([
    'meta',
    { property: 'og:image', content: '/docs/social.png' },
  ]);
});
