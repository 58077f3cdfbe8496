import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { createSiteServer } from '../../scripts/serve-files';
import { MOVED_PAGES } from '../../site/moved-pages';
import { type Crawl, crawl } from '../hosts/crawl';
import { createHost, HOSTS, type HostName } from '../hosts/host';
import { ASSET_PREFIX, PLACES, VARIANTS, type Variant } from '../variants';
import { expect, open, test } from './fixtures';
import { ALL_PAIRS, CHINESE, ENGLISH, LANGUAGES } from './languages';
import { ROUTES } from './routes';
import { dialogOf, searchFor } from './search/dialog';
import { portOf } from './sites';

// The site as each host serves it. First, all addresses in it are followed without a browser; then, a reader visits it.

/** Files and paths that no page links to: lists for programs, and old addresses of pages. */
function entries(dir: string): string[] {
  const moved = Object.keys(MOVED_PAGES).flatMap(route => [route.slice(1), `zh${route}`]);
  const lists = globSync(
    ['*.{txt,json,xml}', 'zh/*.{txt,xml}', 'offline/*.json', 'static/search/*/page-*.json'],
    {
      cwd: dir,
    },
  );
  return [...lists, ...moved, 'playground/'];
}

const pathOf = (file: string) => file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
const originOf = async (server: Server) => `http://localhost:${await portOf(server)}`;

test('with assets on another host, each page finds its files', async () => {
  const { outDir, basePath } = VARIANTS.hosted;
  const server = createHost('github-pages', { dir: outDir, basePath });
  const assetServer = createSiteServer({ dir: outDir, basePath: new URL(ASSET_PREFIX).pathname });
  const origin = await originOf(server);
  const assets = (await originOf(assetServer)) + new URL(ASSET_PREFIX).pathname;
  const site = { origin, basePath, mirrors: { [ASSET_PREFIX]: assets } };
  // The small site has links to pages that it lacks, so they aren't followed.
  const pages = globSync('**/*.html', { cwd: outDir, ignore: ['~demo/**', '404.html'] });
  const seen = await crawl(site, pages.map(pathOf), ['script', 'style', 'image']);
  expect([...seen.findings]).toEqual([]);
  const loaded = [...seen.used.script, ...seen.used.style];
  expect(loaded.length).toBeGreaterThan(5);
  for (const address of loaded) expect(address).toContain(assets);
  for (const each of [server, assetServer]) each.close();
});

/** Which pairs a crawler and a reader try: each place and each host once, or all with `ALL_PAIRS`. */
const isTriedOn = (place: string, host: HostName) => ALL_PAIRS || (place === 'root') === (host === 'netlify');

for (const name of PLACES) {
  const { outDir, basePath, env }: Variant = VARIANTS[name];
  for (const hostName of Object.keys(HOSTS) as HostName[]) {
    const hostTest = test.extend<{ origin: string }>({
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from the pattern.
      origin: async ({}, use) => {
        const server = createHost(hostName, { dir: outDir, basePath });
        await use(await originOf(server));
        server.closeAllConnections();
        server.close();
      },
    });

    test.describe(`${name} on ${hostName}`, () => {
      hostTest('addresses without a page get the 404 page, with status 404', async ({ origin }) => {
        const notFound = readFileSync(path.join(outDir, '404.html'), 'utf8');
        for (const address of [
          'no-page',
          'zh/no-page',
          'guide/basic/no-page',
          'guide/basic/use-mdx/link',
          'zh/guide/',
          'static/js/gone.js',
        ]) {
          const response = await fetch(`${origin}${basePath}${address}`);
          expect.soft(response.status, address).toBe(404);
          expect.soft(await response.text(), address).toBe(notFound);
        }
      });

      if (!isTriedOn(name, hostName)) return;

      hostTest('every address leads to what it names, and every page is reached', async ({ origin }) => {
        const mirrors = env.SITE_ORIGIN ? { [env.SITE_ORIGIN]: origin } : {};
        const seen = await crawl({ origin, basePath, mirrors }, entries(outDir));
        expect([...seen.findings]).toEqual([]);
        const written = globSync('**/*.html', {
          cwd: outDir,
          ignore: ['404.html', '~demo/**', 'playground/**'],
        });
        expect(written.map(pathOf).filter(page => !seen.pages.has(page))).toEqual([]);
        expect(written.filter(page => existsSync(path.join(outDir, page.replace(/\.html$/, ''))))).toEqual(
          [],
        );
        expectBothLanguages(seen, origin + basePath);
        for (const address of [...seen.used.script, ...seen.used.style])
          expect(address).toContain(origin + basePath);
      });

      hostTest(
        'a reader opens a page, goes on, searches, and finds back from the 404 page',
        async ({ page, origin, watch }) => {
          const root = origin + basePath.slice(0, -1);
          await open(page, `${root}/guide/start/introduction`);
          await page.locator('.rp-doc-layout__sidebar a[href$="/guide/start/getting-started"]').click();
          await expect(page).toHaveURL(`${root}/guide/start/getting-started`);
          await expect(page.locator('#getting-started')).toBeVisible();
          await page.locator('header summary', { hasText: ENGLISH.label }).first().click();
          await page.locator(`header a[hreflang=${CHINESE.lang}]`).first().click();
          await expect(page).toHaveURL(`${root}/zh/guide/start/getting-started`);
          await expect(page.locator('html')).toHaveAttribute('lang', CHINESE.lang);
          await search(page, root);
          watch.allow(/404 \(Not Found\)/);
          for (const { prefix, lang, t } of LANGUAGES) {
            await open(page, `${root}${prefix}/guide/basics/static-asset`);
            await expect(page.locator('html')).toHaveAttribute('lang', lang);
            await page
              .getByRole('region', { name: t('notFound.nearest') })
              .getByRole('link')
              .first()
              .click();
            await expect(page).toHaveURL(`${root}${prefix}/guide/basic/static-assets`);
          }
        },
      );
    });
  }
}

/** Every page links to its translation, which no other page needs to. */
function expectBothLanguages({ used }: Crawl, home: string) {
  for (const { prefix } of LANGUAGES) {
    for (const route of ROUTES) expect(used.switch).toContain(home + `${prefix}${route}`.slice(1));
  }
}

async function search(page: Page, root: string) {
  await page.keyboard.press('Control+k');
  const dialog = dialogOf(page, CHINESE);
  await expect(dialog.input).toBeFocused();
  await searchFor(dialog, '部署');
  await dialog.hits.first().click();
  await expect(page).toHaveURL(new RegExp(`^${root}/zh/`));
  await expect(dialog.input).toHaveCount(0);
}
