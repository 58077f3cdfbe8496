import { readFileSync } from 'node:fs';
import type { UserConfig } from '@rspress/core';
import { type PluginRssOptions, pluginRss, testPage } from '@rspress/plugin-rss';
import { beforeAll, describe, expect, it } from 'vitest';
import { metaValue } from '../../../checks/fences/meta';
import { buildExample, type ExampleBuild, exampleFiles } from './build-example';
import { tagsOf } from './html';
import { pagesWithEnglishTitles } from './page-code';

const NAME = 'plugin-rss';
const pages = pagesWithEnglishTitles('plugin/official-plugins/rss.mdx');
const messages = readFileSync('docs/en/plugin/official-plugins/rss.mdx', 'utf8');
const quoted = (title: string) =>
  pages.flatMap(({ fences }) =>
    fences.filter(({ meta }) => metaValue(meta, 'title') === title).map(({ code }) => code.trim()),
  );

const CONFIG_WITH_DEFAULTS = `import { defineConfig } from '@rspress/core';
import { pluginRss } from '@rspress/plugin-rss';

export default defineConfig({
  title: 'Bakery',
  siteOrigin: 'https://bakery.example.com',
  plugins: [pluginRss()],
});
`;

describe('the example of a blog with a feed', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample(NAME);
  });

  it('builds a feed with the entry that both docs pages show', () => {
    expect(site.exitCode, site.log).toBe(0);
    const shown = quoted('doc_build/rss/blog.xml');
    expect(shown).toHaveLength(2);
    for (const xml of shown) expect(timeless(site.read('rss/blog.xml'))).toContain(timeless(xml));
    expect(site.files.filter(file => file.startsWith('rss/'))).toEqual(['rss/blog.xml']);
  });

  it('links the feed in the head of its pages and of a page that opts in, and in a component', () => {
    const [link = ''] = quoted('doc_build/blog/oven.html');
    for (const page of ['oven', 'rye', 'index'])
      expect(alternates(site, `blog/${page}.html`)).toEqual([link]);
    expect(alternates(site, 'index.html')).toEqual([]);
    const [paragraph = ''] = quoted('In doc_build/blog/index.html');
    expect(site.read('blog/index.html')).toContain(paragraph);
  });
});

describe('a site with several feeds, formats, and languages', () => {
  let site: ExampleBuild;
  beforeAll(async () => {
    site = await buildExample(NAME, {
      files: {
        ...inLanguages(),
        'rspress.config.ts': configWith('pluginFeeds'),
        'docs/en/blog/code.md':
          '---\ndate: 2026-04-01\nslug: https://bakery.example.com/old\nfooter: false\n---\n\n# Code\n\n[oven](./oven.md#heat) and [mail](mailto:a@b.example)\n\n```ts\nconst a = 1;\n```\n\nAfter.\n',
      },
    });
  });

  it('writes the files that the page lists', () => {
    expect(site.exitCode, site.log).toBe(0);
    for (const list of quoted('doc_build/'))
      expect(site.files.filter(file => file.startsWith('feeds/'))).toEqual(list.split('\n'));
    expect(site.read('feeds/blog-rss.rss')).toContain('<language>en</language>');
    expect(JSON.parse(site.read('feeds/blog-json.json'))).toMatchObject({
      version: 'https://jsonfeed.org/version/1',
      home_page_url: 'https://bakery.example.com/docs/',
    });
    expect(site.read('feeds/blog-zh.xml')).toContain('<feed xml:lang="zh" xmlns=');
    expect(site.read('feeds/blog-zh.xml').match(/<id>.*<\/id>/g)).toEqual([
      '<id>https://bakery.example.com/docs/blog-zh</id>',
      '<id>https://bakery.example.com/docs/zh/blog/oven</id>',
      '<id>https://bakery.example.com/docs/zh/blog/rye</id>',
    ]);
  });

  it("writes entries with absolute links and without the page's own markup", () => {
    const xml = site.read('feeds/blog.xml');
    expect(xml).not.toMatch(/<!--|<h1|rp-header-anchor|<button|href="[/#]/);
    expect(xml).toContain('href="https://bakery.example.com/docs/blog/oven.html#heat"');
    expect(xml).toContain('<id>https://bakery.example.com/old</id>');
    expect(xml).toContain('<id>https://bakery.example.com/docs/blog/oven</id>');
    expect(xml).toContain('href="mailto:a@b.example"');
    expect(xml).toContain('<h2 class="rp-toc-include" id="heat">Heat</h2>');
    expect(xml).toContain('<p>After.</p>');
  });

  it("links all of a page's feeds in its head", () => {
    const [, links = ''] = quoted('doc_build/blog/oven.html');
    expect(alternates(site, 'blog/oven.html')).toEqual(links.split('\n'));
  });
});

it('the RSS plugin has the limitations that the page lists', async () => {
  const site = await buildExample(NAME, {
    files: {
      ...inLanguages(),
      'docs/en/index.md': '---\nlink-rss: [none, unknown]\n---\n\n# Bakery\n',
      'docs/en/blog/index.mdx': '# Blog\n',
      'docs/en/blog/shell.md':
        '---\ndate: 2026-01-07\npermalink: https://other.example.com/x\nslug: old\n---\n\n# Shell\n\nText of **shell**.\n',
      'docs/en/blog/custom.md':
        '---\ndate: 2100-01-01\npageType: custom\npermalink: /elsewhere\n---\n\n# Custom\n\nText.\n',
      'docs/public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'rspress.config.ts': `import { defineConfig } from '@rspress/core';
import { pluginRss } from '@rspress/plugin-rss';

export default defineConfig({
  title: 'Bakery',
  base: '/docs/',
  icon: '/icon.svg',
  siteOrigin: 'https://bakery.example.com',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  themeConfig: { footer: { message: '© Bakery' } },
  ssg: { experimentalExcludeRoutePaths: ['/blog/shell'] },
  plugins: [
    pluginRss({
      output: { type: 'rss', dir: 'feeds' },
      feed: [
        { id: 'all', test: '/blog/', output: { filename: 'all.txt' } },
        { id: 'twice', test: '/zh/', title: 'First' },
        { id: 'twice', test: '/zh/', title: 'Second' },
        { id: 'none', test: '/nowhere/' },
        {
          id: 'newest',
          test: ['/zh/nothing', /^\\/blog\\/./],
          updated: new Date('2026-01-01'),
          output: {
            type: 'atom',
            publicPath: 'https://cdn.example.com',
            transform: (content, { feed }) => { feed.items = feed.items.slice(0, 1); return feed.atom1(); },
          },
        },
      ],
    }),
  ],
});
`,
    },
  });
  expect(site.exitCode, site.log).toBe(0);
  expect(site.files.filter(file => file.startsWith('feeds/'))).toEqual([
    'feeds/all.txt',
    'feeds/newest.xml',
    'feeds/twice.rss',
  ]);
  const rss = site.read('feeds/all.txt');
  expect(rss.match(/(?<=<title><!\[CDATA\[).*(?=\]\]>)/g)).toEqual([
    'Custom',
    'New oven',
    'Rye week',
    'Shell',
    'Blog',
  ]);
  expect(rss).toContain('<copyright>© Bakery</copyright>');
  expect(rss).toMatch(
    /<link>https:\/\/other\.example\.com\/x<\/link>\s*<guid isPermaLink="false">old<\/guid>/,
  );
  expect(rss).toContain('<link>https://bakery.example.com/docs/elsewhere</link>');
  expect(rss).toContain('<![CDATA[Text of shell.]]>');
  expect(rss).toContain('<![CDATA[Text.]]>');
  expect(rss).toContain('<description><![CDATA[It holds six loaves.]]></description>');
  expect(rss.slice(rss.indexOf('[Blog]'))).not.toContain('pubDate');
  expect(rss).toContain('<link>https://bakery.example.com/docs/blog/oven</link>');
  const newest = site.read('feeds/newest.xml');
  expect(newest.match(/<entry>/g)).toHaveLength(1);
  expect(newest).toContain('<updated>2026-01-01T00:00:00.000Z</updated>');
  expect(newest).toContain('<icon>https://bakery.example.com/icon.svg</icon>');
  expect(site.read('feeds/twice.rss')).toContain('<title>Second</title>');

  const linkOfNewest =
    '<link rel="alternate" type="application/atom+xml" href="https://cdn.example.com/feeds/newest.xml" hreflang="en">';
  const translation =
    '<link rel="alternate" hreflang="zh" href="https://bakery.example.com/docs/zh/blog/oven.html">';
  expect(alternates(site, 'blog/oven.html').sort()).toEqual([translation, linkOfNewest].sort());
  expect(alternates(site, 'index.html').join()).toContain('/feeds/none.rss');
});

it('the build fails at a feed page without a date, after writing the HTML but no feed', async () => {
  const { exitCode, log, files } = await buildExample(NAME, {
    files: {
      'rspress.config.ts': CONFIG_WITH_DEFAULTS,
      'docs/blog/index.mdx': '# Blog\n',
    },
  });
  expect(exitCode).toBe(1);
  const shown = quoted('Output');
  expect(shown).toHaveLength(2);
  for (const message of shown) expect(log).toContain(message);
  expect(log).not.toContain('blog/index.mdx');
  expect(files).toContain('blog/oven.html');
  expect(files.filter(file => file.endsWith('.xml'))).toEqual([]);
});

describe('error messages of the RSS plugin', () => {
  it.each([
    ['static generation is off', {}, { ssg: false, llms: false }],
    ["siteUrl isn't a URL", { siteUrl: 'bakery.example.com' }, {}],
    ["siteOrigin isn't an origin", {}, { siteOrigin: 'bakery.example.com' }],
  ] satisfies [string, PluginRssOptions, UserConfig][])(
    'are those of the page if %s',
    (_, options, config) => {
      expect(messages).toContain(
        messageOf(() => pluginRss(options).beforeBuild?.({ ssg: true, ...config }, true)),
      );
    },
  );

  it("are those of the page if a feed's test option has the wrong type", () => {
    const message = messageOf(() => testPage(5 as unknown as RegExp, { routePath: '/' } as never));
    expect(messages).toContain(message);
  });
});

/** Returns the config on the page that contains a text. */
function configWith(text: string): string {
  const [config] = quoted('rspress.config.ts').filter(code => code.includes(text));
  if (!config) throw new Error(`No config on the page has ${text}.`);
  return config;
}

/** Returns the example's pages in `docs/en` and `docs/zh` instead of `docs`. */
function inLanguages(): Record<string, string | null> {
  const docs = exampleFiles(NAME).filter(file => file.startsWith('docs/'));
  return Object.fromEntries(
    docs.flatMap(file => {
      const text = readFileSync(`examples/${NAME}/${file}`, 'utf8').replace('../../comp', '../../../comp');
      const moved = ['en', 'zh'].map(lang => [file.replace('docs/', `docs/${lang}/`), text]);
      return [[file, null], ...moved];
    }),
  );
}

function alternates({ read }: ExampleBuild, file: string): string[] {
  return tagsOf(read(file), 'link').filter(tag => tag.includes('rel="alternate"'));
}

/** Returns the feed without the time of the build. */
function timeless(xml: string): string {
  return xml.replace(/(?<=^ {4}<updated>).*(?=<)/m, 'TIME');
}

function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('Nothing was thrown.');
}
