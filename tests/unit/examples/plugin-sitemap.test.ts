import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { pluginSitemap } from '@rspress/plugin-sitemap';
import { beforeAll, describe, expect, it } from 'vitest';
import { pluginDatedSitemap } from '../../../examples/plugin-sitemap/sitemap-dates';

it('the page has the message about a siteUrl without a protocol', async () => {
  const page = readFileSync('docs/en/plugin/official-plugins/sitemap.mdx', 'utf8');
  const message = await failureOf(async () =>
    pluginSitemap({ siteUrl: 'bakery.example.com' }).beforeBuild?.({}, true),
  );
  expect(message).toContain('[plugin-sitemap]');
  expect(page).toContain(message);
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
    return readFileSync(path.join(folder, 'sitemap.xml'), 'utf8').match(/<url>.*?<\/url>/g) ?? [];
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

async function failureOf(run: () => unknown): Promise<string> {
  try {
    await run();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('Nothing failed.');
}

function fieldOf(url: string, tag: string): string {
  return new RegExp(`<${tag}>(.*?)</${tag}>`).exec(url)?.[1] ?? '';
}
