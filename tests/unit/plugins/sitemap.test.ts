import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageIndexInfo } from '@rspress/core';
import { pluginLastUpdated } from '@rspress/core/dist/node/last-updated/index.js';
import { expect, it, onTestFinished, test } from 'vitest';
import { addAlternates, inOrder, pluginSitemap } from '../../../plugins/output/sitemap';
import { englishPath } from '../../../site/head';
import { hasWholeHistory } from '../../../site/whole-history';

test.each([
  ['/', ''],
  ['/guide/a', 'guide/a'],
  ['/zh/', ''],
  ['/zh', ''],
  ['/zh/guide/a', 'guide/a'],
  ['/zhang', 'zhang'],
])('the English page of %s is /%s', (routePath, english) => {
  expect(englishPath(routePath)).toBe(english);
});

it('sorts pages, no matter in which order they were read', () => {
  const sitemap = (...paths: string[]) =>
    `<urlset>\n${paths.map(path => `<url>\n<loc>/${path}</loc>\n</url>`).join('\n')}\n</urlset>`;
  expect(inOrder(sitemap('b', 'zh/a', 'a'))).toBe(sitemap('a', 'b', 'zh/a'));
  expect(inOrder(sitemap())).toBe(sitemap());
});

it('links each page to its translations, with a base path', () => {
  const root = 'https://a.example/docs/';
  const sitemap = ['', 'zh/', 'zh/api/'].map(path => `<url><loc>${root}${path}</loc></url>`).join('');
  const link = (lang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${root}${path}"/>`;
  const home = link('en', '') + link('zh', 'zh/') + link('x-default', '');
  const api = link('en', 'api/') + link('zh', 'zh/api/') + link('x-default', 'api/');
  expect(addAlternates(`<urlset xmlns="s">${sitemap}</urlset>`, root)).toBe(
    '<urlset xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns="s">' +
      `<url><loc>${root}</loc>${home}</url><url><loc>${root}zh/</loc>${home}</url>` +
      `<url><loc>${root}zh/api/</loc>${api}</url></urlset>`,
  );
});

it("has the times of the pages' last commits, and none for pages that aren't committed", async () => {
  const folder = temporaryFolder();
  commitPage(folder, 'a.md', '2024-05-06T07:08:09Z');
  commitPage(folder, 'zh.md', '2025-06-07T08:09:10Z');
  writeFileSync(path.join(folder, 'new.md'), '# New\n');
  expect(await datesOf(folder)).toEqual({
    'https://a.example/docs/a': '2024-05-06T07:08:09.000Z',
    'https://a.example/docs/new': undefined,
    'https://a.example/docs/zh/': '2025-06-07T08:09:10.000Z',
  });
});

test('only a repository with its whole history has dates', () => {
  const folder = temporaryFolder();
  expect(hasWholeHistory(folder)).toBe(false);
  commitPage(folder, 'a.md', '2024-05-06T07:08:09Z');
  commitPage(folder, 'b.md', '2025-06-07T08:09:10Z');
  expect(hasWholeHistory(folder)).toBe(true);
  git(folder, 'clone', '--quiet', '--depth', '1', `file://${folder}`, 'shallow');
  expect(hasWholeHistory(path.join(folder, 'shallow'))).toBe(false);
});

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sitemap-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function git(folder: string, ...parameters: string[]) {
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', ...parameters], {
    cwd: folder,
  });
}

function commitPage(folder: string, file: string, date: string) {
  writeFileSync(path.join(folder, file), '# A page\n');
  git(folder, 'init', '--quiet');
  git(folder, 'add', file);
  git(folder, 'commit', '--quiet', '--message', 'Add a page', '--date', date);
}

/** Builds the sitemap as the core does: it lets all plugins see a page at the same time. */
async function datesOf(folder: string) {
  const outDir = path.join(folder, 'out');
  mkdirSync(outDir);
  const plugins = [
    pluginLastUpdated(),
    pluginSitemap({ basePath: '/docs/', siteOrigin: 'https://a.example', repoUrl: undefined, outDir }),
  ];
  const routes = [
    ['/a', 'en', 'a.md'],
    ['/new', 'en', 'new.md'],
    ['/zh/', 'zh', 'zh.md'],
  ].map(([routePath = '', lang = '', file = '']) => {
    return { routePath, lang, absolutePath: path.join(folder, file) };
  });
  const config = { base: '/docs/', siteOrigin: 'https://a.example', outDir };
  for (const plugin of plugins) {
    await plugin.beforeBuild?.(config, true);
    await plugin.routeGenerated?.(routes as never, true);
  }
  for (const { absolutePath, ...route } of routes) {
    const page = { ...route, _filepath: absolutePath } as PageIndexInfo;
    await Promise.all(plugins.map(plugin => plugin.extendPageData?.(page, true)));
  }
  for (const plugin of plugins) await plugin.afterBuild?.(config, true);
  const pages = readFileSync(path.join(outDir, 'sitemap.xml'), 'utf8').match(/<url>.*?<\/url>/gs) ?? [];
  const field = (page: string, name: string) => new RegExp(`<${name}>(.*?)</${name}>`).exec(page)?.[1];
  return Object.fromEntries(pages.map(page => [field(page, 'loc'), field(page, 'lastmod')]));
}
