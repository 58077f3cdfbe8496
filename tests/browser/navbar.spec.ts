import type { Page } from '@playwright/test';
import rspress from '@rspress/core/package.json' with { type: 'json' };
import { CHANGELOG_URL, VERSION_1_URL } from '../../site/links';
import { expect, open, test } from './fixtures';
import { BEHAVIOR_LANGUAGES } from './languages';
import { LONG_PAGE } from './routes';

/** Scrolls as a wheel does and waits for the page to have moved. */
async function scrollBy(page: Page, distance: number) {
  const from = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, distance);
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(from);
}

function bottomOfNavbar(page: Page): Promise<number> {
  return page.locator('.rp-nav').evaluate(nav => nav.getBoundingClientRect().bottom);
}

for (const { lang, prefix, t } of BEHAVIOR_LANGUAGES) {
  test(`${lang}: the version menu names the documented version and has two entries`, async ({ page }) => {
    await open(page, prefix + LONG_PAGE);
    const menu = page.locator('header details', { hasText: `v${rspress.version}` }).first();
    await menu.locator('summary').click();
    const links = menu.getByRole('link');
    await expect(links).toHaveText([t('nav.changelog'), t('nav.version1')]);
    await expect(links.nth(0)).toHaveAttribute('href', CHANGELOG_URL);
    await expect(links.nth(1)).toHaveAttribute('href', VERSION_1_URL);
  });

  test(`${lang}: scrolling down hides the navbar, and scrolling up shows it again`, async ({ page }) => {
    await open(page, prefix + LONG_PAGE);
    await scrollBy(page, 1200);
    await expect.poll(() => bottomOfNavbar(page)).toBeLessThanOrEqual(0);
    await scrollBy(page, -200);
    await expect.poll(() => bottomOfNavbar(page)).toBe(100);
  });

  test(`${lang}: the social links have names`, async ({ page }) => {
    await open(page, prefix + LONG_PAGE);
    for (const name of ['GitHub', 'Discord', 'X']) {
      await expect(page.locator('header').getByRole('link', { name, exact: true })).toBeVisible();
    }
  });
}

test('the navbar is hidden by a transform alone, so focus shows it again', async ({ page }) => {
  await open(page, LONG_PAGE);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await scrollBy(page, 1200);
  await expect.poll(() => bottomOfNavbar(page)).toBeLessThanOrEqual(0);
  await expect(page.locator('.rp-nav')).toHaveCSS('display', 'flex');
  await expect(page.locator('.rp-nav')).toHaveCSS('transform', /matrix/);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await page.locator('.rp-nav').getByRole('link', { name: 'Rspress' }).first().focus();
  await expect.poll(() => bottomOfNavbar(page)).toBe(100);
});

test('the navbar is always visible at the top of a page', async ({ page }) => {
  await open(page, LONG_PAGE);
  await scrollBy(page, 60);
  await expect(page.locator('html')).not.toHaveAttribute('data-nav-hidden');
});

test('the navbar stays visible while one of its menus is open', async ({ page }) => {
  await open(page, LONG_PAGE);
  await page.locator('header summary').first().click();
  await scrollBy(page, 1200);
  await expect(page.locator('html')).not.toHaveAttribute('data-nav-hidden');
  await expect(page.locator('header details[open]')).toHaveCount(1);
});

test('with reduced motion, the navbar appears and disappears at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, LONG_PAGE);
  await expect(page.locator('.rp-nav')).toHaveCSS('transition-property', 'none');
  await scrollBy(page, 1200);
  await expect(page.locator('html')).toHaveAttribute('data-nav-hidden', '');
  expect(await bottomOfNavbar(page)).toBeLessThanOrEqual(0);
});

test('menus open with the keyboard, arrow keys move in them, and Escape returns the focus', async ({
  page,
}) => {
  await open(page, LONG_PAGE);
  const menu = page.locator('header details').first();
  const summary = menu.locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open', '');
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
});

test('one menu is open at a time, and a click elsewhere closes it', async ({ page }) => {
  await open(page, LONG_PAGE);
  const menus = page.locator('header details[open]');
  await page.locator('header summary').nth(0).click();
  await page.locator('header summary').nth(1).click();
  await expect(menus).toHaveCount(1);
  await page.locator('main h1').click();
  await expect(menus).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  for (const { lang, prefix, t } of BEHAVIOR_LANGUAGES) {
    test(`${lang}: one menu contains everything from the navbar`, async ({ page }) => {
      await open(page, prefix + LONG_PAGE);
      await page.locator('header').getByText(t('nav.guide'), { exact: true }).last().isHidden();
      await page.locator(`header summary[aria-label="${t('nav.menu')}"]`).tap();
      const menu = page.locator('header details[open]');
      await expect(menu.getByRole('link', { name: t('nav.guide') })).toBeVisible();
      await expect(menu.getByRole('link', { name: t('nav.changelog') })).toBeVisible();
      await expect(menu.locator('a[hreflang]')).toHaveCount(1);
      await expect(menu.getByRole('button', { name: t('nav.switchTheme') })).toBeVisible();
      await menu.getByRole('link', { name: t('nav.guide') }).tap();
      await expect(page.locator('header details[open]')).toHaveCount(0);
    });
  }
});

test('small controls are 32 px high, with 14 px text and 6 px corners', async ({ page }) => {
  await open(page, LONG_PAGE);
  for (const control of await page.locator('header :is(button, summary):visible').all()) {
    await expect(control).toHaveCSS('height', '32px');
    await expect(control).toHaveCSS('border-radius', '6px');
  }
  for (const label of await page.locator('header summary:visible').all()) {
    await expect(label).toHaveCSS('font-size', '14px');
  }
});

/** The site with playgrounds also has a menu of its own in the navigation, with a group in it. */
const MENU_ENTRIES = ['Playgrounds', 'Start', 'Rspack'];

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'an entry with entries' : 'an entry with entries, without scripts',
    () => {
      test.use({ javaScriptEnabled, baseURL: ({ sites }, use) => use(`${sites.playground.root}/`) });

      test('is a menu that contains them, and says if the page belongs to one of them', async ({ page }) => {
        await page.goto('play');
        const menu = page.locator('header nav details', { hasText: 'More' }).first();
        const summary = menu.locator('summary');
        await expect(summary).toHaveText('Morenew');
        await expect(summary).toHaveAttribute('aria-current', 'true');
        await summary.press('Enter');
        await expect(menu.getByRole('link')).toHaveText(MENU_ENTRIES);
        await expect(menu.getByText('Elsewhere')).toBeVisible();
        await expect(menu.locator('ul [aria-current=true]')).toHaveText(['Playgrounds']);
        await menu.getByRole('link', { name: 'Start' }).click();
        await expect(page).toHaveURL(/\/some\/base\/$/);
      });

      test('is open in the menu of small screens', async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto('play');
        await page.locator('header summary[aria-label="Main menu"]').press('Enter');
        const sections = page.locator('header details[open]').getByRole('navigation');
        await expect(sections.getByRole('link')).toHaveText(['Code', ...MENU_ENTRIES]);
        await expect(sections.getByText('Elsewhere')).toBeVisible();
      });
    },
  );
}
