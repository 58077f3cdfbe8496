import type { Page } from '@playwright/test';
import { expect, open, stopClock, test } from './fixtures';
import { BEHAVIOR_LANGUAGES } from './languages';

const PATH = '/api/client-api/api-runtime';
const PLAIN_PATH = '/guide/start/introduction';

/** The first code of the page that shows types. */
const CODE = `import { usePage, useSite } from '@rspress/core/runtime';

export function PageFacts() {
  const { site } = useSite();
  const { page } = usePage();
  return (
    <p>
      {page.title} is a page of {site.title}.
    </p>
  );
}`;

const blockOf = (page: Page) => page.locator('.rp-codeblock', { has: page.locator('.twoslash') }).first();
const namesOf = (page: Page) => blockOf(page).locator('twoslash-popup-trigger');
const popupOf = (page: Page) => page.getByRole('tooltip');

/** Opens the page and acts, so that its text has its script. */
async function openTyped(page: Page, path = PATH) {
  await open(page, path);
  await blockOf(page).hover({ position: { x: 4, y: 4 } });
  await expect(namesOf(page).first()).toHaveAttribute('tabindex', '0');
}

for (const { lang, prefix } of BEHAVIOR_LANGUAGES) {
  test(`${lang}: pointing at a name shows its type below it until the pointer leaves`, async ({ page }) => {
    await openTyped(page, prefix + PATH);
    const name = namesOf(page)
      .filter({ hasText: /^site$/ })
      .first();
    await name.hover();
    const popup = popupOf(page);
    await expect(popup).toHaveText('const site: SiteData');
    const [from, box] = [await name.boundingBox(), await popup.boundingBox()];
    expect(box?.y).toBeGreaterThanOrEqual((from?.y ?? 0) + (from?.height ?? 0) - 1);
    await page.mouse.move(2, 2);
    await expect(popup).toBeHidden();
  });
}

test('a popup stays 0.1 s after the pointer leaves and while the pointer is on it, and Escape closes it', async ({
  page,
}) => {
  await page.clock.install();
  await openTyped(page);
  await stopClock(page);
  await namesOf(page).first().hover();
  const popup = popupOf(page);
  await expect(popup).toBeVisible();
  await popup.hover();
  await page.clock.runFor(500);
  await expect(popup).toBeVisible();
  await page.mouse.move(2, 2);
  await page.clock.runFor(90);
  await expect(popup).toBeVisible();
  await page.clock.runFor(20);
  await expect(popup).toBeHidden();

  await namesOf(page).first().hover();
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
});

test('the names are one tab stop, and the arrow keys, Home, and End move between them', async ({ page }) => {
  await openTyped(page);
  await expect(blockOf(page).locator('twoslash-popup-trigger[tabindex="0"]')).toHaveCount(1);
  const names = namesOf(page);
  const [first, second, last] = [names.nth(0), names.nth(1), names.last()];
  // From the heading before the code, over no more than the anchors and buttons there.
  await page.locator('h1').first().click();
  for (let presses = 0; presses < 10; presses++) {
    await page.keyboard.press('Tab');
    if (await first.evaluate(element => element === document.activeElement)) break;
  }
  await expect(first).toBeFocused();
  await expect(first).toHaveCSS('outline-style', 'solid');
  const popup = popupOf(page);
  await expect(popup).toContainText('usePage');
  await expect(first).toHaveAccessibleDescription(/usePage/);

  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await expect(popup).toContainText('useSite');
  await expect(first).not.toHaveAttribute('aria-describedby');
  await page.keyboard.press('ArrowLeft');
  await expect(first).toBeFocused();
  await page.keyboard.press('End');
  await expect(last).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(last).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(second).toBeFocused();

  // The names are left with one key, and found again where they were left.
  await page.keyboard.press('Tab');
  expect(await names.evaluateAll(all => all.some(name => name === document.activeElement))).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await expect(second).toBeFocused();
  await expect(popup).toBeVisible();
});

test('near the bottom the popup opens above the name, and on a narrow screen it stays inside the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openTyped(page);
  const name = namesOf(page)
    .filter({ hasText: /^page$/ })
    .first();
  await name.evaluate(element => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await name.focus();
  const popup = popupOf(page);
  await expect(popup).toBeVisible();
  const [from, box] = [await name.boundingBox(), await popup.boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((from?.y ?? 0) + 1);
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  expect(box?.width).toBeLessThanOrEqual(324);
});

test('the copy button copies the code without types', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTyped(page);
  await namesOf(page).first().focus();
  await expect(popupOf(page)).toBeVisible();
  await blockOf(page).getByRole('button', { name: 'Copy code' }).click();
  await expect(blockOf(page).getByRole('status')).not.toBeEmpty();
  expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(CODE);
});

test('the script loads with the first page that has types, even after navigation', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', request => {
    if (/\/hover-types\.[^/]*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await open(page, PLAIN_PATH);
  await page.mouse.move(600, 400);
  await expect(page.locator('[data-served]')).toHaveCount(0);
  expect(scripts).toEqual([]);

  await page.getByRole('navigation').getByRole('link', { name: 'API', exact: true }).first().click();
  await page.getByRole('link', { name: 'Runtime API' }).first().click();
  await expect(page).toHaveURL(PATH);
  await expect(namesOf(page).first()).toHaveAttribute('tabindex', '0');
  expect(scripts).toHaveLength(1);
  await namesOf(page).first().hover();
  await expect(popupOf(page)).toBeVisible();
  // What shows a type goes with its page.
  await page.goBack();
  await expect(popupOf(page)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the code is plain code without tab stops', async ({ page }) => {
    await page.goto(PATH);
    expect((await blockOf(page).locator('pre').innerText()).trim()).toBe(CODE);
    await expect(page.locator('twoslash-popup-trigger[tabindex]')).toHaveCount(0);
    await namesOf(page).first().hover();
    await expect(popupOf(page)).toHaveCount(0);
  });
});

test('without styles, the code contains no types', async ({ page, request }) => {
  const html = await (await request.get(PATH)).text();
  await page.setContent(html.replaceAll(/<(?:link|script)[^>]*>/g, ''));
  expect((await blockOf(page).locator('pre').innerText()).trim()).toBe(CODE);
});
