import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { pluginSitemap } from '@rspress/plugin-sitemap';
import { beforeAll, describe, expect, it } from 'vitest';
import { pagesNamed } from '../../../checks/corpus';
import { metaValue } from '../../../checks/fences/meta';
import { pluginDatedSitemap } from '../../../examples/plugin-sitemap/sitemap-dates';
import { buildExample, type ExampleBuild } from './build-example';

const PAGE = 'plugin/official-plugins/sitemap.mdx';
const CONFIG = readFileSync('examples/plugin-sitemap/rspress.config.ts', 'utf8');

describe('the example of a site with a sitemap', () => {
  let site: ExampleBuild;
  let urls: string[];
  beforeAll(async () => {
    site = await buildExample('plugin-sitemap');
    urls = urlsOf(site);
  });

  it('builds, and logs how many pages the sitemap lists', () => {
    expect(site.exitCode, site.log).toBe(0);
    expect(site.log).toMatch(/info {4}Generate sitemap\.xml for 5 pages\./);
  });

  it('lists every page of every language once, in one line of XML', () => {
    expect(urls.map(url => fieldOf(url, 'loc')).sort()).toEqual([
      'https://bakery.example.com/',
      'https://bakery.example.com/guide/bread',
      'https://bakery.example.com/guide/flour',
      'https://bakery.example.com/zh/',
      'https://bakery.example.com/zh/guide/bread',
    ]);
    expect(site.read('sitemap.xml')).not.toContain('\n');
    expect(site.read('sitemap.xml')).not.toContain('hreflang');
  });

  it('gives the home page priority 1.0, pages without a custom one 0.5, and all pages changefreq monthly', () => {
    expect(urls.map(url => `${fieldOf(url, 'priority')} ${fieldOf(url, 'loc')}`).sort()).toEqual([
      '0.5 https://bakery.example.com/guide/flour',
      '0.5 https://bakery.example.com/zh/',
      '0.5 https://bakery.example.com/zh/guide/bread',
      '0.9 https://bakery.example.com/guide/bread',
      '1.0 https://bakery.example.com/',
    ]);
    expect(new Set(urls.map(url => fieldOf(url, 'changefreq')))).toEqual(new Set(['monthly']));
  });

  it('uses the fields of customMaps, and defaults for the rest', () => {
    expect(entry('https://bakery.example.com/guide/bread')).toBe(
      '<url><loc>https://bakery.example.com/guide/bread</loc><lastmod>2026-03-01</lastmod><priority>0.9</priority><changefreq>monthly</changefreq></url>',
    );
  });

  it('gives a page without a custom date an ISO timestamp as lastmod', () => {
    expect(fieldOf(entry('https://bakery.example.com/zh/'), 'lastmod')).toMatch(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
    );
  });

  it("adds the base path, lists pages of any kind, and doesn't add .html or escape URLs", async () => {
    const built = await buildExample('plugin-sitemap', {
      files: {
        'rspress.config.ts': CONFIG.replace('siteOrigin:', "base: '/docs/', siteOrigin:").replace(
          'route: { cleanUrls: true },',
          '',
        ),
        'docs/public/sitemap.xml': '<urlset></urlset>',
        'docs/en/404.mdx': '# Not here\n',
        'docs/en/team.tsx': 'export default () => <p>Team</p>;\n',
        'docs/en/guide/r&d.md': '---\nsearch: false\n---\n\n# R&D\n',
        'docs/en/guide/黑 麦.md':
          '---\nhead:\n  - - meta\n    - name: robots\n      content: noindex\n---\n\n# Rye\n',
      },
    });
    expect(built.exitCode, built.log).toBe(0);
    expect(
      urlsOf(built)
        .map(url => fieldOf(url, 'loc'))
        .sort(),
    ).toEqual([
      'https://bakery.example.com/docs/',
      'https://bakery.example.com/docs/404',
      'https://bakery.example.com/docs/guide/flour',
      'https://bakery.example.com/docs/guide/r&d',
      'https://bakery.example.com/docs/guide/黑 麦',
      'https://bakery.example.com/docs/team',
      'https://bakery.example.com/docs/zh/',
      'https://bakery.example.com/docs/zh/guide/bread',
      // The page's own `loc` stays as it's written.
      'https://bakery.example.com/guide/bread',
    ]);
    expect(built.read('guide/黑 麦.html')).toContain('<meta name="robots" content="noindex">');
    expect(built.read('zh/guide/bread.html')).toContain(
      'hreflang="zh" href="https://bakery.example.com/docs/zh/guide/bread.html"',
    );
  });

  it('leaves out pages by frontmatter with a wrapper plugin, and lists paths without an origin', async () => {
    const built = await buildExample('plugin-sitemap', {
      files: {
        'rspress.config.ts': `import { defineConfig } from '@rspress/core';
import { pluginPublicSitemap } from './sitemap';

export default defineConfig({
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  plugins: [pluginPublicSitemap()],
});
`,
      },
    });
    expect(built.exitCode, built.log).toBe(0);
    expect(built.log).toContain('Generate sitemap.xml for 4 pages.');
    expect(built.log).not.toMatch(/warn.*(site|sitemap)/i);
    const locs = urlsOf(built).map(url => fieldOf(url, 'loc'));
    expect(locs.sort()).toEqual(['/', '/guide/bread', '/zh/', '/zh/guide/bread']);
  });

  it('fails to build with a siteUrl that has no protocol', async () => {
    const { exitCode, log } = await buildExample('plugin-sitemap', {
      files: {
        'rspress.config.ts': CONFIG.replace(
          'pluginSitemap({',
          "pluginSitemap({ siteUrl: 'bakery.example.com',",
        ),
      },
    });
    expect(exitCode).toBe(1);
    expect(messages()).toContain(
      '[plugin-sitemap] `siteUrl` must be a valid absolute URL with protocol, such as `https://example.com/base/`.',
    );
    expect(log).toContain('[plugin-sitemap] `siteUrl` must be a valid absolute URL with protocol');
  });

  function entry(loc: string): string {
    return urls.find(url => fieldOf(url, 'loc') === loc) ?? '';
  }
});

describe('the sitemap with dates from Git', () => {
  const folder = path.resolve('.test-builds/examples/plugin-sitemap-git');

  beforeAll(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const file of ['bread.md', 'flour.md']) writeFileSync(path.join(folder, file), '# Page\n');
    git('init', '-q');
    git('add', 'bread.md');
    git('commit', '-q', '-m', 'Add bread');
  });

  it("uses the time of the last commit, or the file's time for an uncommitted page", async () => {
    const plugin = pluginDatedSitemap('https://bakery.example.com/docs');
    const urls = await sitemapOf(plugin, ['bread', 'flour']);
    expect(urls.map(url => fieldOf(url, 'loc'))).toEqual([
      'https://bakery.example.com/docs/bread',
      'https://bakery.example.com/docs/flour',
    ]);
    expect(fieldOf(urls[0] ?? '', 'lastmod')).toBe('2024-05-06T07:08:09+08:00');
    expect(fieldOf(urls[1] ?? '', 'lastmod')).toMatch(/^20\d\d-.*\.\d{3}Z$/);
  });

  it('has the times of the files without the wrapper', async () => {
    const time = new Date('2023-04-05T06:07:08.000Z');
    utimesSync(path.join(folder, 'bread.md'), time, time);
    const [bread = ''] = await sitemapOf(pluginSitemap(), ['bread']);
    expect(fieldOf(bread, 'lastmod')).toBe(time.toISOString());
  });

  /** Calls the hooks as a build does, for these pages of the folder, and returns the URLs in the sitemap. */
  async function sitemapOf(plugin: RspressPlugin, names: string[]): Promise<string[]> {
    await plugin.beforeBuild?.({}, true);
    for (const name of names) {
      const page = { routePath: `/${name}`, _filepath: path.join(folder, `${name}.md`), frontmatter: {} };
      await plugin.extendPageData?.(page as PageIndexInfo, true);
    }
    await plugin.afterBuild?.({ outDir: folder }, true);
    return urlsIn(readFileSync(path.join(folder, 'sitemap.xml'), 'utf8'));
  }

  function git(...args: string[]) {
    const person = { NAME: 'Ann', EMAIL: 'ann@example.com', DATE: '2024-05-06T07:08:09+08:00' };
    const identity = Object.entries(person).flatMap(([key, value]) =>
      ['AUTHOR', 'COMMITTER'].map(role => [`GIT_${role}_${key}`, value]),
    );
    execFileSync('git', args, {
      cwd: folder,
      env: {
        ...process.env,
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_SYSTEM: '/dev/null',
        ...Object.fromEntries(identity),
      },
      stdio: 'pipe',
    });
  }
});

describe('the page about the sitemap', () => {
  it('shows entries that the build writes, in both languages', async () => {
    const xml = undated((await buildExample('plugin-sitemap')).read('sitemap.xml'));
    const pages = pagesNamed(PAGE);
    expect(pages).toHaveLength(2);
    for (const { fences } of pages) {
      const shown = fences.filter(({ meta }) => metaValue(meta, 'title') === 'doc_build/sitemap.xml');
      const entries = shown.flatMap(({ code }) => urlsIn(undated(code.replace(/\n\s*/g, ''))));
      expect(entries.length).toBeGreaterThan(0);
      for (const url of entries) expect(xml).toContain(url);
    }
  });
});

/** Returns the English page, which shows the messages. */
function messages(): string {
  return readFileSync(`docs/en/${PAGE}`, 'utf8');
}

function urlsOf({ read }: ExampleBuild): string[] {
  return urlsIn(read('sitemap.xml'));
}

function urlsIn(xml: string): string[] {
  return xml.match(/<url>.*?<\/url>/g) ?? [];
}

function fieldOf(url: string, tag: string): string {
  return new RegExp(`<${tag}>(.*?)</${tag}>`).exec(url)?.[1] ?? '';
}

/** Replaces the times of files, which differ from checkout to checkout. */
function undated(xml: string): string {
  return xml.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
}
