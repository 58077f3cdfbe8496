import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import texts from '../../i18n.json' with { type: 'json' };
import { parseOwnPage } from '../../theme/parts/PageIndex/ownPage';
import { VARIANTS } from '../variants';
import { expect, hydrated, open, test } from './fixtures';
import { ALL_PAIRS, BEHAVIOR_LANGUAGES, CHINESE, ENGLISH, LANGUAGES } from './languages';
import { LONG_PAGE, ROUTES } from './routes';

const FIRST = '/guide/start/introduction';
const ELSEWHERE = '/api/commands';
/** What is known of the pages of a language. */
const INDEX = /\/static\/js\/async\/pages-(\w+)\.\w+\.js$/;

const sidebar = (page: Page) => page.locator('.rp-doc-layout__sidebar');
const sidebarLink = (page: Page, address: string) => sidebar(page).locator(`a[href="${address}"]`);

/** Languages whose pages were asked for, in their order. */
function watchIndexes(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    const [, lang] = INDEX.exec(new URL(request.url()).pathname) ?? [];
    if (lang) asked.push(lang);
  });
  return asked;
}

/** The mark is gone with the document. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in window);

const read = (file: string) => readFileSync(path.join(VARIANTS.root.outDir, file), 'utf8');
const htmlFile = (route: string) => `${route.slice(1).replace(/(^|\/)$/, '$1index')}.html`;

test('the shared scripts name no pages except those that every page links to', () => {
  const scripts = readdirSync(path.join(VARIANTS.root.outDir, 'static/js')).filter(name =>
    name.endsWith('.js'),
  );
  const code = scripts.map(name => read(`static/js/${name}`)).join('\n');
  expect(code).toContain('pages-zh');
  expect(code).not.toMatch(/route-[\da-f]{12}/);
  // The 404 page is the frame alone.
  const frame = read('404.html');
  const ofInterface = JSON.stringify(texts);
  const inFrame = (route: string) => frame.includes(`href="${route.replace(/^\/zh/, '')}"`);
  for (const { prefix } of LANGUAGES) {
    const others = ROUTES.map(route => prefix + route).filter(route => route.length > 4 && !inFrame(route));
    expect(others.length).toBeGreaterThan(40);
    for (const route of others) {
      expect.soft(code.includes(`"${route}"`) || code.includes(`"${route}.html"`), route).toBe(false);
      const [, title = ''] = /<title>(.*?) - Rspress<\/title>/.exec(read(htmlFile(route))) ?? [];
      // Of one English word, a title could be any name.
      if (!/\s|\p{Script=Han}{4}/u.test(title) || ofInterface.includes(title)) continue;
      expect.soft(code.includes(`"${title}"`), title).toBe(false);
    }
  }
});

test("a page's HTML contains the data of its own sidebar and of no other", () => {
  const heldBy = (route: string) =>
    parseOwnPage(/ id="__own-page">(.*?)<\/script>/.exec(read(htmlFile(route)))?.[1])?.sidebar;
  const some = expect.arrayContaining([expect.anything()]);
  expect(heldBy(LONG_PAGE)).toEqual({ '/guide': some });
  expect(heldBy(`/zh${LONG_PAGE}`)).toEqual({ '/zh/guide': some });
  expect(heldBy('/api/')).toEqual({ '/api': some });
});

for (const name of ALL_PAIRS ? (['root', 'base', 'hosted'] as const) : (['base'] as const)) {
  const base = VARIANTS[name].basePath.slice(0, -1);

  for (const language of BEHAVIOR_LANGUAGES) {
    const { lang, prefix } = language;
    test(`${name} ${lang}: a language's pages are requested once, when the reader goes to one`, async ({
      page,
      sites,
    }) => {
      const { root } = sites[name];
      const asked = watchIndexes(page);
      await open(page, root + prefix + FIRST);
      await markDocument(page);
      // The text itself needs no list.
      await expect(page.locator('.rspress-doc > [data-served]')).toHaveCount(0);
      expect(asked).toEqual([]);
      const links = () =>
        sidebar(page)
          .locator('a')
          .evaluateAll(all => all.map(link => link.outerHTML));
      const asRead = await links();
      const link = sidebarLink(page, `${base}${prefix}${LONG_PAGE}`);
      const arrived = page.waitForResponse(INDEX);
      await link.hover();
      await arrived;
      await link.click();
      await expect(page).toHaveURL(root + prefix + LONG_PAGE);
      await expect(link).toHaveAttribute('aria-current', 'page');
      await sidebarLink(page, `${base}${prefix}${FIRST}`).click();
      await expect(page).toHaveURL(root + prefix + FIRST);
      // Now drawn from the list of pages, and before from what the page showed.
      await expect.poll(links).toEqual(asRead);
      expect(asked).toEqual([lang]);
      expect(await isSameDocument(page)).toBe(true);
    });

    test(`${name} ${lang}: an unknown URL requests only the pages of its own language`, async ({
      page,
      watch,
      sites,
    }) => {
      const { root } = sites[name];
      watch.allow(/status of 404/);
      const asked = watchIndexes(page);
      await page.goto(`${root}${prefix}${FIRST}s`);
      await expect(page.locator('#nearest')).toBeVisible();
      expect(asked).toEqual([lang]);
    });
  }

  test(`${name}: going back past a reload shows the page and its sidebar, in the same document`, async ({
    page,
    sites,
  }) => {
    const { root } = sites[name];
    await open(page, root + FIRST);
    await sidebarLink(page, base + LONG_PAGE).click();
    await expect(page).toHaveURL(root + LONG_PAGE);
    await expect(sidebarLink(page, base + LONG_PAGE)).toHaveAttribute('aria-current', 'page');
    const own = await sidebar(page).getByRole('link').allTextContents();
    const heading = (await page.locator('h1').textContent()) ?? '';
    await page
      .getByRole('navigation', { name: ENGLISH.t('nav.label') })
      .getByRole('link', { name: 'API' })
      .click();
    await expect(page).toHaveURL(`${root}/api/`);
    await page.reload();
    await hydrated(page);
    await markDocument(page);
    await page.goBack();
    await expect(page).toHaveURL(root + LONG_PAGE);
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(sidebarLink(page, base + LONG_PAGE)).toHaveAttribute('aria-current', 'page');
    await expect(sidebar(page).getByRole('link')).toHaveText(own);
    expect(await isSameDocument(page)).toBe(true);
  });

  test(`${name}: the other language loads its own pages and sidebar`, async ({ page, sites }) => {
    const { root } = sites[name];
    const asked = watchIndexes(page);
    await open(page, root + ELSEWHERE);
    await markDocument(page);
    await page.getByText(ENGLISH.label, { exact: true }).first().click();
    await page.getByRole('link', { name: CHINESE.label }).first().click();
    await expect(page).toHaveURL(`${root}/zh${ELSEWHERE}`);
    await expect(sidebarLink(page, `${base}/zh${ELSEWHERE}`)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('.rp-prev-next-page a').first()).toHaveAttribute('href', /\/zh\/api\//);
    expect(asked).toEqual(['zh']);
    expect(await isSameDocument(page)).toBe(true);
  });
}

/** Puts a deploy between the open tab and what it asks for next: the list of pages is gone, as long as told. */
async function removeIndex(page: Page, until: () => boolean) {
  await page.route(INDEX, route => (until() ? route.continue() : route.fulfill({ status: 404, body: '' })));
}

const MISSING = /ChunkLoadError|Loading chunk|404 \(Not Found\)|MIME type/;

test('if a deployment removed the list of pages, the requested page is loaded from the server, once', async ({
  page,
  watch,
}) => {
  watch.allow(MISSING);
  await open(page, FIRST);
  await markDocument(page);
  let documents = 0;
  page.on('request', request => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await removeIndex(page, () => documents > 0);
  await sidebarLink(page, LONG_PAGE).click();
  await page.waitForFunction(() => !('isMarked' in window));
  await expect(page).toHaveURL(LONG_PAGE);
  await hydrated(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await sidebarLink(page, FIRST).click();
  await expect(page).toHaveURL(FIRST);
  expect(documents).toBe(1);
});

test('if the list of pages stays missing, every page can be read, and an unknown URL shows the 404 page without a loop', async ({
  page,
  watch,
}) => {
  watch.allow(MISSING);
  await removeIndex(page, () => false);
  let documents = 0;
  page.on('request', request => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await open(page, FIRST);
  await markDocument(page);
  await sidebarLink(page, LONG_PAGE).click();
  await page.waitForFunction(() => !('isMarked' in window));
  await expect(page).toHaveURL(LONG_PAGE);
  await hydrated(page);
  await expect(page.locator('h1')).toBeVisible();
  expect(documents).toBe(2);
  // Without a list of pages this page cannot be told from one that is there, so its scripts do not wait.
  await page.goto('/guide/basics/none');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toBe(4);
});
