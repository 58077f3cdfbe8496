import type { Page, Request } from '@playwright/test';
import { expect, hydrated, open, test } from './fixtures';
import { LANGUAGES } from './languages';
import { LONG_PAGE } from './routes';

const FROM = '/guide/start/introduction';

for (const { lang, prefix } of LANGUAGES) {
  test(`${lang}: a slow page shows the progress bar from 0.08 on, without a spinner, until it is there`, async ({
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
    await page.locator('.rp-doc-layout__sidebar').getByRole('link').nth(2).click();
    const bar = page.locator('#nprogress .bar');
    await expect(bar).toBeVisible();
    const progress = await bar.evaluate(element => {
      const { m41 } = new DOMMatrix(getComputedStyle(element).transform);
      return 1 + m41 / innerWidth;
    });
    expect(progress).toBeGreaterThan(0);
    expect(progress).toBeLessThan(0.2);
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

test('a page whose script is gone after a deploy is loaded afresh, once', async ({ page, watch }) => {
  watch.allow(/ChunkLoadError|Loading chunk|404 \(Not Found\)|MIME type/);
  await open(page, FROM);
  await page.evaluate(() => {
    (window as Window & { sameDocument?: boolean }).sameDocument = true;
  });
  const link = page.locator('.rp-doc-layout__sidebar').getByRole('link').nth(2);
  await removePageScripts(page, request => request.isNavigationRequest());
  await link.click();
  await expect(page).toHaveURL(LONG_PAGE);
  await hydrated(page);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('where loading afresh does not help, a message with a link stands in the page, without a loop', async ({
  page,
  watch,
}) => {
  watch.allow(/ChunkLoadError|Loading chunk|404 \(Not Found\)|MIME type/);
  await open(page, FROM);
  await removePageScripts(page, () => false);
  let documents = 0;
  page.on('request', request => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.locator('.rp-doc-layout__sidebar').getByRole('link').nth(2).click();
  const notice = page.getByRole('alert');
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link')).toHaveAttribute('href', new RegExp(`${LONG_PAGE}$`));
  await expect(page.locator('h1')).toBeVisible();
  expect(documents).toBeLessThanOrEqual(2);
});
