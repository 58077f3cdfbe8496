import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, open, test } from './fixtures';
import { BEHAVIOR_LANGUAGES } from './languages';
import { LONG_PAGE } from './routes';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function readTo(page: Page, top: number) {
  await page.evaluate(to => window.scrollTo({ top: to, behavior: 'instant' }), top);
  // The page hears of it in its next frame.
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** A click that, unlike that of a mouse, does not need the link on the screen. */
const follow = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());

const sidebarLinks = (page: Page) => page.locator('.rp-doc-layout__sidebar').getByRole('link');

for (const { lang, prefix } of BEHAVIOR_LANGUAGES) {
  test(`${lang}: the scroll position stays when the app starts`, async ({ page }) => {
    await page.goto(prefix + LONG_PAGE);
    await readTo(page, 1500);
    await hydrated(page);
    expect(await scrollTop(page)).toBe(1500);
  });

  test(`${lang}: a new page starts at the top, and back and forward restore the scroll position`, async ({
    page,
  }) => {
    await open(page, prefix + LONG_PAGE);
    await readTo(page, 1500);
    await follow(sidebarLinks(page).nth(1));
    await expect(page).not.toHaveURL(prefix + LONG_PAGE);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await readTo(page, 300);
    await page.goBack();
    await expect(page).toHaveURL(prefix + LONG_PAGE);
    await expect.poll(() => scrollTop(page)).toBe(1500);
    await page.goForward();
    await expect.poll(() => scrollTop(page)).toBe(300);
  });
}

test('with a hash, the scroll position stays when the app starts', async ({ page }) => {
  await page.goto(`${LONG_PAGE}#headings`);
  await expect(page.locator('#headings')).toBeInViewport();
  const heading = await scrollTop(page);
  await readTo(page, heading + 900);
  await hydrated(page);
  expect(await scrollTop(page)).toBe(heading + 900);
});

test('a link to a heading on another page scrolls to it', async ({ page }) => {
  await open(page, LONG_PAGE);
  await readTo(page, 800);
  const link = page.locator('main a[href^="/"][href*="#"]').first();
  const [, id] = ((await link.getAttribute('href')) ?? '').split('#');
  await follow(link);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('within a page, outline links and going back scroll as the browser does', async ({ page }) => {
  await open(page, LONG_PAGE);
  await readTo(page, 200);
  const link = page.locator('.rp-doc-layout__outline').getByRole('link').nth(5);
  const id = ((await link.getAttribute('href')) ?? '').slice(1);
  await follow(link);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(LONG_PAGE);
  await expect.poll(() => scrollTop(page)).toBe(200);
});

test('going back within a page returns to where the reader was right before the link', async ({ page }) => {
  await open(page, LONG_PAGE);
  await readTo(page, 200);
  // So soon that the position of the first scrolling is the only one that's stored.
  await readTo(page, 900);
  await follow(page.locator('.rp-doc-layout__outline').getByRole('link').nth(5));
  await expect(page).toHaveURL(/#/);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(900);
});

test('after the same outline link twice, a new page starts at the top', async ({ page }) => {
  await open(page, LONG_PAGE);
  const link = page.locator('.rp-doc-layout__outline').getByRole('link').nth(5);
  await follow(link);
  await expect(page).toHaveURL(/#/);
  await follow(link);
  await follow(sidebarLinks(page).nth(1));
  await expect(page).not.toHaveURL(new RegExp(LONG_PAGE));
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('going back from the home page restores the scroll position', async ({ page }) => {
  await open(page, LONG_PAGE);
  await readTo(page, 1500);
  await follow(page.getByRole('banner').locator('a[href="/"]').first());
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(1500);
});
