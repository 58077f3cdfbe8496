import { ANNOUNCEMENT } from '../../site/announcement';
import { expect, layoutShift, open, test, VISIBLE_SHIFT } from './fixtures';
import { LANGUAGES } from './languages';

for (const { lang, prefix, t } of LANGUAGES) {
  const name = t('announcement.label');

  // That every page has it, above its navbar and with its target, is seen in pages.spec.ts.
  test(`${lang}: the bar is a region with a name and links to its target`, async ({ page }) => {
    await page.goto(`${prefix}/`);
    const bar = page.getByRole('region', { name, exact: true });
    await expect(bar).toBeVisible();
    await expect(bar.getByRole('link')).toHaveAttribute('href', ANNOUNCEMENT.href);
  });

  test(`${lang}: closing hides the bar, remembers it, and nothing shifts in either state`, async ({
    page,
  }) => {
    await open(page, `${prefix}/guide/start/introduction`);
    expect(await layoutShift(page)).toBeLessThan(VISIBLE_SHIFT);
    const bar = page.getByRole('region', { name, exact: true });
    await bar.getByRole('button', { name: t('announcement.close') }).click();
    await expect(bar).toBeHidden();
    expect(await page.evaluate(key => localStorage.getItem(key), ANNOUNCEMENT.localStorageKey)).toBe('true');

    await page.reload();
    await expect(bar).toBeHidden();
    expect((await page.locator('.rp-nav').boundingBox())?.y).toBe(0);
    await open(page, `${prefix}/guide/start/getting-started`);
    await expect(bar).toBeHidden();
    expect(await layoutShift(page)).toBeLessThan(VISIBLE_SHIFT);
  });

  test(`${lang}: the close button works by keyboard`, async ({ page }) => {
    await open(page, `${prefix}/`);
    const button = page.getByRole('button', { name: t('announcement.close') });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name, exact: true })).toBeHidden();
  });
}

test('a stored value keeps the bar hidden before any other script has run', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  await page.addInitScript(key => localStorage.setItem(key, 'true'), ANNOUNCEMENT.localStorageKey);
  await page.route('**/static/js/**', route => route.abort());
  // The site's scripts do not come: what is seen is the first paint.
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.rp-nav')).toBeVisible();
  await expect(page.locator('[data-announcement]')).toBeHidden();
});

const STORAGES = {
  blocked: () => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [state, breakStorage] of Object.entries(STORAGES)) {
  test(`with ${state} storage the bar stays closed for the visit and the theme switch works`, async ({
    page,
  }) => {
    await page.addInitScript(breakStorage);
    await open(page, '/guide/start/introduction');
    await page.locator('[data-announcement] button').click();
    await expect(page.locator('[data-announcement]')).toBeHidden();
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await expect(page.locator('html')).toHaveClass(/rp-dark/);
    await page.locator('.rp-doc-layout__sidebar').getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/getting-started$/);
    await expect(page.locator('[data-announcement]')).toBeHidden();
  });
}
