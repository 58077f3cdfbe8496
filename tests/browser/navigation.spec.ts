import type { Page, Request } from '@playwright/test';
import { expect, hydrated, open, sidebarLink, test } from './fixtures';
import { BEHAVIOR_LANGUAGES } from './languages';
import { LONG_PAGE } from './routes';

const FROM = '/guide/start/introduction';

/** Below what a low window shows of the sidebar. */
const LAST_PAGE = '/guide/troubleshooting';

for (const { lang, prefix } of BEHAVIOR_LANGUAGES) {
  test(`${lang}: a slow page shows the progress bar from 0.08 on, without a spinner, until it arrives`, async ({
    page,
  }) => {
    await open(page, prefix + FROM);
    let release = () => {};
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    await page.route('**/static/js/async/route-*', async route => {
      await held;
      await route.continue();
    });
    await sidebarLink(page, prefix + LONG_PAGE).click();
    const bar = page.locator('#nprogress .bar');
    await expect(bar).toBeVisible();
    const progress = () =>
      bar.evaluate(element => {
        const { m41 } = new DOMMatrix(getComputedStyle(element).transform);
        return 1 + m41 / innerWidth;
      });
    await expect.poll(progress).toBeGreaterThan(0);
    expect(await progress()).toBeLessThan(0.2);
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    release();
    await expect(page).toHaveURL(prefix + LONG_PAGE);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
}

/** Puts a deploy between the open tab and the page that it asks for next: the scripts of pages are gone. */
async function removePageScripts(page: Page, until: (request: Request) => boolean) {
  let gone = true;
  page.on('request', request => {
    if (until(request)) gone = false;
  });
  await page.route('**/static/js/async/route-*', route =>
    gone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
}

/**
 * @param part between 0 and 1; in a low window, the footer pushes the outline out of it at the end
 */
const readTo = (page: Page, part: number) =>
  page.evaluate(
    share => window.scrollTo({ top: document.body.scrollHeight * share, behavior: 'instant' }),
    part,
  );

/** The address changes before the page is loaded afresh; the mark tells the one from the other. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isOld: true }));

test("if a deployment removed a page's script, the page reloads once", async ({ page, watch }) => {
  watch.allow(/ChunkLoadError|Loading chunk|404 \(Not Found\)|MIME type/);
  await open(page, FROM);
  await markDocument(page);
  const link = sidebarLink(page, LONG_PAGE);
  await removePageScripts(page, request => request.isNavigationRequest());
  await link.click();
  await page.waitForFunction(() => !('isOld' in window));
  await expect(page).toHaveURL(LONG_PAGE);
  await hydrated(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('if the scripts stay missing, the reloaded page can be read, without a loop', async ({
  page,
  watch,
}) => {
  watch.allow(/ChunkLoadError|Loading chunk|404 \(Not Found\)|MIME type/);
  await open(page, FROM);
  await markDocument(page);
  await removePageScripts(page, () => false);
  let documents = 0;
  page.on('request', request => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await sidebarLink(page, LONG_PAGE).click();
  await page.waitForFunction(() => !('isOld' in window));
  await expect(page).toHaveURL(LONG_PAGE);
  await hydrated(page);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(documents).toBeLessThanOrEqual(2);
});

test('a script that the browser gives up when the reader leaves the page is no fault, and nothing is reloaded', async ({
  page,
  watch,
}) => {
  watch.allow(/ChunkLoadError/);
  await open(page, FROM);
  const asked = page.waitForRequest(request => request.method() === 'HEAD');
  const giveUp = (action: string) =>
    page.evaluate(type => {
      dispatchEvent(new Event(type, { cancelable: true }));
      // As React reports it. Chromium itself doesn't give scripts up.
      const error = Object.assign(new Error('given up'), { name: 'ChunkLoadError' });
      return dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));
    }, action);
  expect(await giveUp('beforeunload')).toBe(false);
  // The reader has stayed, so the script is needed. The first request is that of this one.
  await page.evaluate(() => history.replaceState(history.state, '', '?stayed'));
  expect(await giveUp('pointerdown')).toBe(true);
  expect((await asked).url()).toContain('?stayed');
});

test('in a low window, the sidebar and outline show the current entries, and the page stays at the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, LAST_PAGE);
  await expect(sidebarLink(page, LAST_PAGE)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const last = page.locator('.rp-doc-layout__outline a[href^="#"]').last();
  await expect(last).not.toBeInViewport();
  await readTo(page, 0.9);
  await expect(page.locator('.rp-toc-item--active')).toBeInViewport();
});

test("the outline doesn't move while a reader moves through it with the keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, LAST_PAGE);
  const first = page.locator('.rp-doc-layout__outline a[href^="#"]').first();
  const active = page.locator('.rp-toc-item--active');
  await page.keyboard.press('Tab');
  await first.focus();
  await readTo(page, 0.8);
  await expect(active).toHaveCount(1);
  await expect(active).not.toBeInViewport();
  await expect(first).toBeInViewport();
  await first.blur();
  await readTo(page, 0.6);
  await expect(active).toBeInViewport();
  await expect(first).not.toBeInViewport();
});
