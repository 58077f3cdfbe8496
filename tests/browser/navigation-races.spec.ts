import type { Locator, Page, Request } from '@playwright/test';
import { expect, hydrated, open, sidebarLink, test, withoutCache } from './fixtures';
import { BEHAVIOR_LANGUAGES, CHINESE, ENGLISH, other } from './languages';
import { dialogOf, searchFor } from './search/dialog';

const FIRST = '/guide/start/introduction';
const SLOW = '/guide/basic/use-mdx';
const NEXT = '/guide/basic/deploy';
const LAST = '/guide/advanced/custom-theme';
const PAGE_SCRIPT = '**/static/js/async/route-*';

const current = (page: Page) => page.locator('.rp-doc-layout__sidebar [aria-current=page]');

/** A click that neither moves a pointer, which would fetch the page beforehand, nor waits for anything. */
const follow = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());

/** Opens a page and waits until its own text has its script too. */
async function openWithText(page: Page, path: string) {
  await open(page, path);
  await expect(page.locator('.rspress-doc > [data-served]')).toHaveCount(0);
}

/** Holds the script of the next page that is asked for, and of no other. @returns releases it */
async function holdNextPage(page: Page) {
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  let isFirst = true;
  await page.route(PAGE_SCRIPT, async route => {
    const mustWait = isFirst;
    isFirst = false;
    if (mustWait) await held;
    await route.continue();
  });
  return async () => {
    const arrived = page.waitForResponse(PAGE_SCRIPT);
    release();
    await (await arrived).finished();
    // What it could spoil would be on the screen by then.
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
  };
}

/** Address, language, title, heading, sidebar and outline are all those of one page. */
async function expectWhole(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('html')).toHaveAttribute('lang', path.startsWith('/zh') ? 'zh' : 'en');
  await expect(page.locator('h1')).toHaveCount(1);
  expect(title).toContain((await page.locator('h1').innerText()).replace(/^#|#$/g, '').trim());
  await expect(current(page)).toHaveAttribute('href', path);
  const headings = await page
    .locator('.rspress-doc :is(h2, h3, h4)[id]')
    .evaluateAll(all => all.map(({ id }) => `#${id}`));
  const outline = await page
    .locator('.rp-doc-layout__outline a[href^="#"]')
    .evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''));
  expect(outline.length).toBeGreaterThan(1);
  expect(headings).toEqual(expect.arrayContaining(outline.filter(href => href !== '#docs-main')));
}

for (const { lang, prefix } of BEHAVIOR_LANGUAGES) {
  test(`${lang}: of two links, the last one wins, however late the first page arrives`, async ({ page }) => {
    await openWithText(page, prefix + FIRST);
    const arrive = await holdNextPage(page);
    const asked = page.waitForRequest(PAGE_SCRIPT);
    await follow(sidebarLink(page, prefix + SLOW));
    await asked;
    await follow(sidebarLink(page, prefix + NEXT));
    await expectWhole(page, prefix + NEXT);
    await arrive();
    await expectWhole(page, prefix + NEXT);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await page.goBack();
    await expectWhole(page, prefix + FIRST);
  });

  test(`${lang}: switching the language while a page is loading`, async ({ page }) => {
    const to = other(prefix ? CHINESE : ENGLISH);
    await openWithText(page, prefix + FIRST);
    const arrive = await holdNextPage(page);
    const asked = page.waitForRequest(PAGE_SCRIPT);
    await follow(sidebarLink(page, prefix + SLOW));
    await asked;
    await follow(page.locator(`header a[hreflang=${to.lang}]`).first());
    await expectWhole(page, to.prefix + FIRST);
    await arrive();
    await expectWhole(page, to.prefix + FIRST);
  });
}

test('going back while a page is loading', async ({ page }) => {
  await openWithText(page, FIRST);
  await follow(sidebarLink(page, NEXT));
  await expectWhole(page, NEXT);
  const arrive = await holdNextPage(page);
  const asked = page.waitForRequest(PAGE_SCRIPT);
  await follow(sidebarLink(page, SLOW));
  await asked;
  await page.goBack();
  await expectWhole(page, FIRST);
  await arrive();
  await expectWhole(page, FIRST);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('going back to a slow page and forward again', async ({ page }) => {
  await openWithText(page, FIRST);
  await follow(sidebarLink(page, SLOW));
  await expectWhole(page, SLOW);
  await follow(sidebarLink(page, NEXT));
  await expectWhole(page, NEXT);
  // From now on the pages before have to be fetched again.
  await page.reload();
  await hydrated(page);
  await expect(page.locator('.rspress-doc > [data-served]')).toHaveCount(0);
  const arrive = await holdNextPage(page);
  const asked = page.waitForRequest(PAGE_SCRIPT);
  await page.evaluate(() => history.back());
  await asked;
  await page.evaluate(() => history.forward());
  await expectWhole(page, NEXT);
  await arrive();
  await expectWhole(page, NEXT);
});

test('many quick steps through the history end at the right page', async ({ page }) => {
  await openWithText(page, FIRST);
  for (const path of [SLOW, NEXT, LAST]) {
    await follow(sidebarLink(page, path));
    await expectWhole(page, path);
  }
  await follow(page.locator('header a[hreflang=zh]').first());
  await expectWhole(page, `/zh${LAST}`);
  await page.reload();
  await hydrated(page);
  for (const steps of [
    [-1, -1, -1, 1, 1, -1],
    [-1, 1, 1, 1, -1, -1, -1, -1],
  ]) {
    await page.evaluate(async all => {
      for (const step of all) {
        const stepped = new Promise(resolve => addEventListener('popstate', resolve, { once: true }));
        history.go(step);
        await stepped;
      }
    }, steps);
  }
  await expectWhole(page, FIRST);
  await page.goForward();
  await expectWhole(page, SLOW);
});

test('going back after a reload, before the app runs, shows the previous page', async ({ page }) => {
  await openWithText(page, FIRST);
  await follow(sidebarLink(page, NEXT));
  await expectWhole(page, NEXT);
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-intent');
  await page.evaluate(() => history.back());
  await expectWhole(page, FIRST);
  await page.evaluate(() => history.forward());
  await expectWhole(page, NEXT);
});

for (const isSlow of [false, true]) {
  test(`a double click on a link to a ${isSlow ? 'slow ' : ''}page adds one history entry`, async ({
    page,
  }) => {
    await openWithText(page, FIRST);
    const arrive = isSlow ? await holdNextPage(page) : undefined;
    const before = await page.evaluate(() => history.length);
    await sidebarLink(page, NEXT).dblclick();
    await arrive?.();
    await expectWhole(page, NEXT);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await sidebarLink(page, NEXT).click();
    await expectWhole(page, NEXT);
    await page.goBack();
    await expectWhole(page, FIRST);
  });
}

test('a double click on the other language adds one history entry, and on the theme switch none', async ({
  page,
}) => {
  await openWithText(page, FIRST);
  const before = await page.evaluate(() => history.length);
  await page.locator('header summary', { hasText: ENGLISH.label }).first().click();
  await page.locator('header a[hreflang=zh]').first().dblclick();
  await expectWhole(page, `/zh${FIRST}`);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  const themeSwitch = page.getByRole('button', { name: CHINESE.t('nav.switchTheme') }).first();
  await themeSwitch.dblclick();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await themeSwitch.click();
  await expect(page.locator('html')).toHaveClass(/rp-dark/);
});

test.describe("pages that can't be fetched", () => {
  const notice = (page: Page) => page.locator('#stale-page');

  test.beforeEach(({ watch }) => {
    watch.allow(/ChunkLoadError|Loading (CSS )?chunk|Failed to load resource|MIME type/);
  });

  function countDocuments(page: Page) {
    const documents: string[] = [];
    page.on('request', (request: Request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    return documents;
  }

  for (const { lang, prefix, t } of BEHAVIOR_LANGUAGES) {
    test(`${lang}: a link followed offline stays on the page, shows a notice, and works later`, async ({
      page,
      context,
    }) => {
      await openWithText(page, prefix + FIRST);
      const documents = countDocuments(page);
      await context.setOffline(true);
      await sidebarLink(page, prefix + NEXT).click();
      await expect(notice(page)).toBeVisible();
      await expect(notice(page)).toContainText(t('stale.text'));
      await expect(notice(page).getByRole('link')).toHaveAttribute('href', new RegExp(`${prefix}${NEXT}$`));
      await expectStill(page, prefix + FIRST);
      await expect(page.locator('#nprogress')).toHaveCount(0);
      const asked = page.waitForEvent('requestfailed', request => request.method() === 'HEAD');
      await sidebarLink(page, prefix + NEXT).click();
      await asked;
      await expectStill(page, prefix + FIRST);
      expect(documents).toEqual([]);

      await context.setOffline(false);
      await sidebarLink(page, prefix + NEXT).click();
      await expectWhole(page, prefix + NEXT);
      await expect(notice(page)).toBeHidden();
      expect(documents).toEqual([prefix + NEXT]);
      await page.goBack();
      await expectWhole(page, prefix + FIRST);
    });
  }

  async function expectStill(page: Page, path: string) {
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(current(page)).toHaveAttribute('href', path);
  }

  test('opening an available page removes the notice', async ({ page, context }) => {
    await openWithText(page, FIRST);
    await follow(sidebarLink(page, SLOW));
    await expectWhole(page, SLOW);
    await context.setOffline(true);
    await sidebarLink(page, NEXT).click();
    await expect(notice(page)).toBeVisible();
    await sidebarLink(page, FIRST).click();
    await expect(page).toHaveURL(FIRST);
    await expect(notice(page)).toBeHidden();
  });

  test('going back offline to a page that must be fetched shows a notice', async ({ page, context }) => {
    await openWithText(page, FIRST);
    await follow(sidebarLink(page, NEXT));
    await expectWhole(page, NEXT);
    await withoutCache(page);
    await page.reload();
    await hydrated(page);
    await expect(page.locator('.rspress-doc > [data-served]')).toHaveCount(0);
    const documents = countDocuments(page);
    await context.setOffline(true);
    await page.evaluate(() => history.back());
    await expect(notice(page)).toBeVisible();
    await expect(notice(page).getByRole('link')).toHaveAttribute('href', new RegExp(`${FIRST}$`));
    expect(documents).toEqual([]);
    await context.setOffline(false);
    await notice(page).getByRole('link').click();
    await expectWhole(page, FIRST);
  });

  test('a search result whose page is gone reloads that page, not the previous one', async ({ page }) => {
    await openWithText(page, FIRST);
    // The dialog may fetch the page of a result before it's chosen.
    await page.route(PAGE_SCRIPT, route => route.fulfill({ status: 404, body: '' }));
    await page.keyboard.press('ControlOrMeta+k');
    await searchFor(dialogOf(page), 'deploy');
    const documents = countDocuments(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(NEXT);
    await expect(page.locator('h1')).toHaveText(/Deploy/);
    expect(documents).toEqual([NEXT]);
  });

  test("a missing page doesn't matter if another one was requested since", async ({ page }) => {
    await openWithText(page, FIRST);
    const documents = countDocuments(page);
    let lose = () => {};
    const held = new Promise<void>(resolve => {
      lose = resolve;
    });
    let isFirst = true;
    await page.route(PAGE_SCRIPT, async route => {
      if (!isFirst) return route.continue();
      isFirst = false;
      await held;
      return route.fulfill({ status: 404, body: '' });
    });
    const asked = page.waitForRequest(PAGE_SCRIPT);
    await follow(sidebarLink(page, SLOW));
    await asked;
    await follow(sidebarLink(page, NEXT));
    await expectWhole(page, NEXT);
    const lost = page.waitForResponse(response => response.status() === 404);
    lose();
    await lost;
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
    await expectWhole(page, NEXT);
    await expect(notice(page)).toBeHidden();
    expect(documents).toEqual([]);
  });

  test('if its styles fail to load, the search shows a message, and the page stays unchanged', async ({
    page,
  }) => {
    // Set before the page opens, because the browser may let requests through while it begins to intercept them.
    let isGone = false;
    await page.route('**/static/css/async/**', route =>
      isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    await openWithText(page, FIRST);
    const documents = countDocuments(page);
    isGone = true;
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(
      ENGLISH.t('search.unavailable'),
    );
    await expectWhole(page, FIRST);
    isGone = false;
    await page.keyboard.press('ControlOrMeta+k');
    await expect(dialogOf(page).input).toBeFocused();
    expect(documents).toEqual([]);
  });
});
