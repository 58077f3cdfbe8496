import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { glob } from 'tinyglobby';
import { makeManifest, offlineFile } from '../../plugins/output/offline/manifest';
import { createSiteServer, listen } from '../../scripts/serve-files';
import { cacheName, manifestFile, type OfflineFile, type OfflineManifest } from '../../site/offline-copy';
import { parseManifest } from '../../site/offline-manifest';
import { PLACES, VARIANTS } from '../variants';
import { axeFindings } from './axe';
import { test as base, expect, hydrated, layoutShift, open, VISIBLE_SHIFT } from './fixtures';
import {
  ALL_PAIRS,
  CHINESE,
  ENGLISH,
  LANGUAGES,
  LANGUAGES_IN_WINDOWS,
  type Language,
  other,
} from './languages';
import { ROUTES } from './routes';
import type { ServedSite } from './sites';

const FIRST_PAGE = '/guide/start/introduction';
const LINKED_PAGE = '/guide/basic/ssg';
const ADDRESSED_PAGE = '/guide/basic/use-mdx';
const SHORT_PAGE = '/sitemap';
/** Of a window that the end of that page is in view of, where a growing footer would move it. */
const HEIGHT = 6000;

/** A copy of the built site on a server of its own, which a test can change as a deploy does. */
interface OwnSite {
  origin: string;
  /** Deploys another text of a page's heading. */
  deploy(lang: string, page: string, heading: string): Promise<void>;
  /** Deploys a site that has a file no more. */
  deployWithout(lang: string, file: string): Promise<void>;
  /** The list of a language's files as it is deployed. */
  manifest(lang: string): Promise<OfflineManifest>;
  /** Takes a file away. @returns brings it back */
  take(file: string): Promise<() => Promise<void>>;
  /** Answers requests for files that match only when they are released. @returns releases them */
  hold(pattern: RegExp): () => void;
  /** From now on, leads from `a.html` to `a`, and answers for the 404 page with status 404. */
  leadOn(): void;
  /** Paths that were asked for so far. */
  requests: string[];
}

const test = base.extend<{ site: OwnSite }>({
  site: async ({ watch }, use) => {
    watch.allow(/Failed to load resource/);
    const dir = await mkdtemp(path.join(tmpdir(), 'offline-'));
    await cp(VARIANTS.small.outDir, dir, { recursive: true });
    const files = createSiteServer({ dir, basePath: '/' });
    const held: [RegExp, Promise<void>][] = [];
    const requests: string[] = [];
    let leadsOn = false;
    const server = createServer(async (request, response) => {
      const [asked = ''] = (request.url ?? '').slice(1).split('?');
      requests.push(asked);
      await held.find(([pattern]) => pattern.test(asked))?.[1];
      if (leadsOn && asked.endsWith('.html')) {
        response.writeHead(308, { location: `/${asked.replace(/(^|index)?\.html$/, '')}` }).end();
      } else {
        if (leadsOn && asked === '404') request.url = '/not-there';
        files.emit('request', request, response);
      }
    });
    await use({
      origin: `http://localhost:${await listen(server)}`,
      requests,
      async deploy(lang, page, heading) {
        const file = path.join(dir, page);
        const html = await readFile(file, 'utf8');
        await writeFile(file, html.replace(/(<h1[^>]*>)[^<]*/, `$1${heading}`));
        const changed = offlineFile(page, await readFile(file));
        const { files } = await readManifest(dir, lang);
        await writeManifest(
          dir,
          lang,
          files.map(known => (known.url === page ? changed : known)),
        );
      },
      async deployWithout(lang, file) {
        await rm(path.join(dir, file));
        const { files } = await readManifest(dir, lang);
        await writeManifest(
          dir,
          lang,
          files.filter(({ url }) => url !== file),
        );
      },
      manifest: lang => readManifest(dir, lang),
      leadOn() {
        leadsOn = true;
      },
      async take(file) {
        const [from, to] = [path.join(dir, file), path.join(dir, `${file}.taken`)];
        await rename(from, to);
        return () => rename(to, from);
      },
      hold(pattern) {
        const { promise, resolve } = promiseOf();
        held.push([pattern, promise]);
        return resolve;
      },
    });
    server.closeAllConnections();
    server.close();
    await rm(dir, { recursive: true });
  },
});

function promiseOf() {
  let resolve = () => {};
  const promise = new Promise<void>(done => {
    resolve = done;
  });
  return { promise, resolve };
}

async function readManifest(dir: string, lang: string): Promise<OfflineManifest> {
  return parseManifest(JSON.parse(await readFile(path.join(dir, manifestFile(lang)), 'utf8')), lang);
}

async function writeManifest(dir: string, lang: string, files: OfflineFile[]) {
  await writeFile(path.join(dir, manifestFile(lang)), JSON.stringify(makeManifest(lang, files)));
}

/** More of them than are fetched at the same time: where they are held, nothing goes on. */
const PAGE_FILE = /\.html$/;

const footer = (page: Page) => page.getByRole('contentinfo');
const button = (page: Page, { t }: Language, name: 'save' | 'update' | 'remove') =>
  footer(page).getByRole('button', {
    name: t(name === 'save' ? 'offline.save' : `offline.panel.${name}`),
    exact: true,
  });
const status = (page: Page) => footer(page).getByRole('status');

/** What the footer says of a saved copy; the version is the one group. */
function savedPattern({ t }: Language): RegExp {
  const params = { size: '\\d+\\.\\d', version: '([0-9a-f]{7})', date: '\\d{4}-\\d\\d-\\d\\d' };
  return new RegExp(`^${t('offline.panel.saved', params)}`);
}

/** @returns the version that the footer names */
async function savedVersion(page: Page, language: Language): Promise<string> {
  await expect(status(page)).toHaveText(savedPattern(language));
  return savedPattern(language).exec((await status(page).textContent()) ?? '')?.[1] ?? '';
}

async function save(page: Page, language: Language) {
  await button(page, language, 'save').click();
  return savedVersion(page, language);
}

/** What the browser has of this site: workers and caches. */
function kept(page: Page) {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    caches: await caches.keys(),
  }));
}

const NOTHING = { workers: [], caches: [] };

for (const [name, languages] of [
  ['small', [ENGLISH]],
  ['base', [CHINESE]],
  ['hosted', [ENGLISH]],
] as const) {
  const { basePath } = VARIANTS[name];
  for (const language of languages) {
    const { lang, prefix, t } = language;
    const addressIn =
      ({ root }: ServedSite) =>
      (of: Language, route: string) =>
        root + of.prefix + route;

    test(`${name} ${lang}: a saved language can be read and searched offline`, async ({
      page,
      context,
      watch,
      sites,
    }) => {
      const address = addressIn(sites[name]);
      watch.allow(/ERR_INTERNET_DISCONNECTED|status of (404|503)/);
      await open(page, address(language, FIRST_PAGE));
      await save(page, language);
      expect((await kept(page)).workers).toEqual([basePath]);
      await context.setOffline(true);

      await page
        .locator(`a[href="${basePath.slice(0, -1)}${prefix}${LINKED_PAGE}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(address(language, LINKED_PAGE));
      await expect(page.locator('#output')).toBeVisible();

      const byAddress = await page.goto(address(language, `${ADDRESSED_PAGE}?from=mail#headings`));
      expect([byAddress?.status(), byAddress?.fromServiceWorker()]).toEqual([200, true]);
      await expect(page.locator('#headings')).toBeInViewport();
      await hydrated(page);

      await page.keyboard.press('ControlOrMeta+k');
      await page.keyboard.type('SSG');
      if (name === 'hosted') {
        // The hosted search asks its service, which a network that is off doesn't reach.
        watch.allow(/algolia|ERR_FAILED/);
        await expect(page.locator('.DocSearch-ErrorScreen')).toBeVisible();
      } else {
        await expect(page.locator('.DocSearch-Hit mark').first()).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
        await expect(page).not.toHaveURL(/use-mdx/);
        await expect(page.locator('h1')).toBeVisible();
      }

      for (const folder of ['/api/', '/api', '/']) {
        expect((await page.goto(address(language, folder)))?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
      }

      const unknown = await page.goto(address(language, '/guide/nowhere'));
      expect(unknown?.status()).toBe(404);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveText(t('notFound.title'));
    });

    if (name !== 'small' && !ALL_PAIRS) continue;

    test(`${name} ${lang}: offline, the other language says that it isn't saved`, async ({
      page,
      context,
      watch,
      sites,
    }) => {
      const address = addressIn(sites[name]);
      watch.allow(/ERR_INTERNET_DISCONNECTED|status of (404|503)/);
      await open(page, address(language, FIRST_PAGE));
      await save(page, language);
      await context.setOffline(true);
      const unsaved = await page.goto(address(other(language), LINKED_PAGE));
      expect(unsaved?.status()).toBe(503);
      await expect(page.locator('html')).toHaveAttribute('lang', other(language).lang);
      await expect(page.getByRole('heading')).toHaveText(other(language).t('offline.page.title'));
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: language.label }).click();
      await expect(page).toHaveURL(address(language, '/'));
      await expect(page.locator('h1')).toBeVisible();
    });
  }
}

for (const name of PLACES) {
  const { outDir } = VARIANTS[name];
  test(`the lists in ${outDir} contain each page of one language and what it loads`, async () => {
    const written = await glob('**/*', { cwd: outDir });
    const [english = [], chinese = []] = await Promise.all(
      LANGUAGES.map(async ({ lang }) => (await readManifest(outDir, lang)).files.map(({ url }) => url)),
    );
    const both = english.filter(url => chinese.includes(url));
    for (const [own, prefix] of [
      [english, ''],
      [chinese, 'zh/'],
    ] as const) {
      expect(own.filter(url => !written.includes(url))).toEqual([]);
      const pages = ROUTES.map(route => `${prefix}${route.slice(1).replace(/(^|\/)$/, '$1index')}.html`);
      expect(pages.filter(file => !own.includes(file) || both.includes(file))).toEqual([]);
      for (const page of pages) {
        const html = await readFile(path.join(outDir, page), 'utf8');
        const addresses = [
          ...html.matchAll(/<(?:script|link|img)\s[^>]*?(?:src|href|data-scripts)="([^"]*)"/g),
        ].flatMap(([, value = '']) => value.split(' '));
        const loaded = addresses.flatMap(address => address.match(/(?<=\/)static\/.+/) ?? []);
        expect(loaded.length).toBeGreaterThan(2);
        expect(loaded.filter(url => !own.includes(url))).toEqual([]);
      }
    }
    const scripts = written.filter(file => /^static\/js\/(?:async\/)?[^/]+\.js$/.test(file));
    expect(scripts.filter(file => !english.includes(file) && !chinese.includes(file))).toEqual([]);
    expect(both.filter(url => /\/route-|^static\/search\/.*\.json$/.test(url))).toEqual([]);
  });
}

test("readers who don't ask for it get no worker, no cache, and no request for either", async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await open(page, FIRST_PAGE);
  await button(page, ENGLISH, 'save').hover();
  await button(page, ENGLISH, 'save').focus();
  await page.goto(`${CHINESE.prefix}${LINKED_PAGE}`);
  await hydrated(page);
  await expect(button(page, CHINESE, 'save')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await kept(page)).toEqual(NOTHING);
  expect(asked.filter(file => /service-worker|\/offline\//.test(file))).toEqual([]);
});

test("if workers can't run, there's no button", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Object.getPrototypeOf(navigator), 'serviceWorker');
  });
  await open(page, FIRST_PAGE);
  await expect(footer(page).getByRole('link').first()).toBeVisible();
  await expect(button(page, ENGLISH, 'save')).toHaveCount(0);
});

for (const { language, width } of LANGUAGES_IN_WINDOWS) {
  test(`${language.lang}: axe finds nothing in any state, and the layout doesn't shift, at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await open(page, site.origin + language.prefix + SHORT_PAGE);
    await expect(button(page, language, 'save')).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(VISIBLE_SHIFT);
    expect(await axeFindings(page)).toEqual([]);

    const release = site.hold(/^hero\.svg$/);
    await button(page, language, 'save').press('Enter');
    await expect(status(page)).toContainText('75%');
    await expect(footer(page).getByRole('group')).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
    release();
    await savedVersion(page, language);
    expect(await axeFindings(page)).toEqual([]);

    await page.reload();
    await hydrated(page);
    await savedVersion(page, language);
    expect(await layoutShift(page)).toBeLessThan(VISIBLE_SHIFT);
    await site.deploy(language.lang, `${language.prefix}/index.html`.slice(1), 'Deployed');
    await page.reload();
    await hydrated(page);
    await expect(button(page, language, 'update')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await button(page, language, 'remove').press('Enter');
    await expect(status(page)).toHaveText(language.t('offline.panel.removed'));
    await expect(footer(page).getByRole('group')).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('the worker is removed with the last saved language', async ({ page, site }) => {
  await open(page, site.origin + FIRST_PAGE);
  await save(page, ENGLISH);
  await open(page, site.origin + CHINESE.prefix + FIRST_PAGE);
  await save(page, CHINESE);
  expect((await kept(page)).caches).toHaveLength(2);
  await button(page, CHINESE, 'remove').click();
  await expect(button(page, CHINESE, 'save')).toBeVisible();
  expect(await kept(page)).toMatchObject({ workers: ['/'], caches: [expect.stringMatching(/ en$/)] });
  await open(page, site.origin + FIRST_PAGE);
  await button(page, ENGLISH, 'remove').click();
  await expect(button(page, ENGLISH, 'save')).toBeVisible();
  expect(await kept(page)).toEqual(NOTHING);
  await save(page, ENGLISH);
  expect((await kept(page)).workers).toEqual(['/']);
});

test('a damaged copy counts as absent, and the other language can still be read', async ({
  page,
  context,
  site,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|status of 503/);
  for (const language of [ENGLISH, CHINESE]) {
    await open(page, site.origin + language.prefix + FIRST_PAGE);
    await save(page, language);
  }
  await page.evaluate(
    async ([name, file]) => {
      const cache = await caches.open(name);
      await cache.put(file, new Response('{"lang":"en"}'));
    },
    [cacheName('/', 'en'), `/${manifestFile('en')}`] as const,
  );
  await context.setOffline(true);
  expect((await page.goto(site.origin + CHINESE.prefix + LINKED_PAGE))?.status()).toBe(200);
  expect((await page.goto(site.origin + LINKED_PAGE))?.status()).toBe(503);
  await context.setOffline(false);
  await open(page, site.origin + FIRST_PAGE);
  await save(page, ENGLISH);
  await context.setOffline(true);
  expect((await page.goto(site.origin + LINKED_PAGE))?.status()).toBe(200);
});

test('a host that redirects files to clean URLs can be saved, too', async ({ page, context, site }) => {
  site.leadOn();
  await open(page, site.origin + FIRST_PAGE);
  await save(page, ENGLISH);
  expect(site.requests).toContain('404');
  await context.setOffline(true);
  for (const [route, expected] of [
    ['/', 200],
    ['/api/', 200],
    [LINKED_PAGE, 200],
    ['/nowhere', 404],
  ] as const) {
    expect((await page.goto(site.origin + route))?.status()).toBe(expected);
    await expect(page.locator('h1')).toBeVisible();
  }
});

test('online, a reader with a copy sees the current site', async ({ page, site }) => {
  await open(page, site.origin + FIRST_PAGE);
  await save(page, ENGLISH);
  await site.deploy('en', 'guide/basic/ssg.html', 'Deployed');
  const response = await page.goto(site.origin + LINKED_PAGE);
  expect(await response?.text()).toContain('Deployed');
});

test('an update fetches only what has changed, and is used from then on', async ({ page, context, site }) => {
  await open(page, site.origin + FIRST_PAGE);
  const old = await save(page, ENGLISH);
  await site.deploy('en', 'guide/basic/ssg.html', 'Deployed');
  await page.reload();
  await hydrated(page);
  await expect(button(page, ENGLISH, 'update')).toBeVisible();
  const before = site.requests.length;
  await button(page, ENGLISH, 'update').click();
  await expect(button(page, ENGLISH, 'update')).toHaveCount(0);
  expect(await savedVersion(page, ENGLISH)).not.toBe(old);
  expect(site.requests.slice(before).filter(file => file.endsWith('.html'))).toEqual([
    'guide/basic/ssg.html',
  ]);
  await context.setOffline(true);
  expect(await (await page.goto(site.origin + LINKED_PAGE))?.text()).toContain('Deployed');
});

test('a deployment during saving is saved as a whole', async ({ page, context, site }) => {
  await open(page, site.origin + FIRST_PAGE);
  const release = site.hold(/^sitemap\.html$/);
  await button(page, ENGLISH, 'save').click();
  await expect.poll(() => site.requests).toContain('sitemap.html');
  await expect.poll(() => site.requests).toContain('guide/basic/ssg.html');
  await site.deploy('en', 'guide/basic/ssg.html', 'Deployed');
  release();
  expect(await savedVersion(page, ENGLISH)).toBe((await site.manifest('en')).version);
  await context.setOffline(true);
  expect(await (await page.goto(site.origin + LINKED_PAGE))?.text()).toContain('Deployed');
});

test('an update that fails keeps the saved copy and can be retried', async ({ page, context, site }) => {
  await open(page, site.origin + FIRST_PAGE);
  await save(page, ENGLISH);
  await site.deploy('en', 'guide/basic/ssg.html', 'Deployed');
  await site.deploy('en', 'index.html', 'Deployed');
  await page.reload();
  await hydrated(page);
  const restore = await site.take('index.html');
  await button(page, ENGLISH, 'update').click();
  await expect(status(page)).toHaveText(
    ENGLISH.t('offline.panel.unchanged', { failure: ENGLISH.t('offline.panel.network') }),
  );
  expect(await axeFindings(page)).toEqual([]);
  await context.setOffline(true);
  const reading = await context.newPage();
  for (const route of ['/', LINKED_PAGE]) {
    expect(await (await reading.goto(site.origin + route))?.text()).not.toContain('Deployed');
  }
  await context.setOffline(false);
  await restore();
  await button(page, ENGLISH, 'update').click();
  await savedVersion(page, ENGLISH);
  await context.setOffline(true);
  for (const route of ['/', LINKED_PAGE]) {
    expect(await (await reading.goto(site.origin + route))?.text()).toContain('Deployed');
  }
});

test('an update keeps the scripts that open tabs may need until the tabs are closed', async ({
  page,
  context,
  site,
}) => {
  await open(page, site.origin + FIRST_PAGE);
  await save(page, ENGLISH);
  const old = await context.newPage();
  await old.goto(site.origin + LINKED_PAGE);
  const { files } = await site.manifest('en');
  const script = files.find(({ url }) => url.includes('/zoom.'))?.url ?? '';
  await site.deployWithout('en', script);
  await page.reload();
  await hydrated(page);
  await button(page, ENGLISH, 'update').click();
  await savedVersion(page, ENGLISH);
  await expect(button(page, ENGLISH, 'update')).toHaveCount(0);
  await context.setOffline(true);
  const statusOf = (url: string) =>
    fetch(url, { cache: 'no-store' }).then(
      response => response.status,
      () => 0,
    );
  expect(await old.evaluate(statusOf, `/${script}`)).toBe(200);
  await context.setOffline(false);
  await old.close();
  await open(page, site.origin + FIRST_PAGE);
  await savedVersion(page, ENGLISH);
  await expect.poll(() => page.evaluate(statusOf, `/${script}`)).toBe(404);
});

test('a failure shows a message, leaves nothing behind, and can be retried', async ({ page, site }) => {
  await open(page, site.origin + CHINESE.prefix + FIRST_PAGE);
  const restore = await site.take('zh/index.html');
  await button(page, CHINESE, 'save').click();
  await expect(status(page)).toHaveText(CHINESE.t('offline.panel.network'));
  expect(await kept(page)).toEqual(NOTHING);
  expect(await axeFindings(page)).toEqual([]);
  await restore();
  await save(page, CHINESE);
});

test('losing the network during saving shows a message and leaves nothing behind', async ({
  page,
  context,
  site,
}) => {
  await open(page, site.origin + FIRST_PAGE);
  const release = site.hold(PAGE_FILE);
  await button(page, ENGLISH, 'save').click();
  await expect.poll(() => site.requests.filter(file => PAGE_FILE.test(file))).not.toEqual([]);
  await context.setOffline(true);
  release();
  await expect(status(page)).toHaveText(ENGLISH.t('offline.panel.network'));
  expect(await kept(page)).toEqual(NOTHING);
  await context.setOffline(false);
  await save(page, ENGLISH);
});

for (const estimates of [true, false]) {
  test(`a full disk shows a message and leaves nothing behind; the browser ${estimates ? 'reports it' : "doesn't report it"} in advance`, async ({
    page,
    context,
    site,
  }) => {
    if (!estimates) {
      await page.addInitScript(() => {
        Reflect.deleteProperty(StorageManager.prototype, 'estimate');
      });
    }
    await open(page, site.origin + FIRST_PAGE);
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1_000_000 });
    await button(page, ENGLISH, 'save').click();
    await expect(status(page)).toHaveText(ENGLISH.t('offline.panel.room'));
    expect(await kept(page)).toEqual(NOTHING);
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin });
    await save(page, ENGLISH);
  });
}

test('offline, the button says why nothing can be saved', async ({ page, context, site }) => {
  await open(page, site.origin + FIRST_PAGE);
  await context.setOffline(true);
  await button(page, ENGLISH, 'save').click();
  await expect(status(page)).toHaveText(/^Saving failed/);
  expect(await kept(page)).toEqual(NOTHING);
  await context.setOffline(false);
  await save(page, ENGLISH);
});

test('files left by a closed tab are deleted at the next visit', async ({ page, context, site }) => {
  await open(page, site.origin + FIRST_PAGE);
  const release = site.hold(PAGE_FILE);
  await button(page, ENGLISH, 'save').click();
  await expect.poll(() => site.requests.filter(file => PAGE_FILE.test(file))).not.toEqual([]);
  const next = await context.newPage();
  await page.close();
  release();
  await open(next, `${site.origin}/api/`);
  await expect.poll(() => kept(next)).toEqual(NOTHING);
  await expect(button(next, ENGLISH, 'save')).toBeVisible();
});
