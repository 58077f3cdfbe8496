import rspress from '@rspress/core/package.json' with { type: 'json' };
import { ANNOUNCEMENT } from '../../site/announcement';
import { PLACES } from '../variants';
import { expect, layoutShift, open, sidebarLink, test, VISIBLE_SHIFT } from './fixtures';
import { ALL_PAIRS, BEHAVIOR_LANGUAGES } from './languages';

for (const { lang, prefix, t } of BEHAVIOR_LANGUAGES) {
  const name = t('announcement.label');

  // That every page has it, above its navbar and with its target, is seen in pages.spec.ts.
  for (const place of ALL_PAIRS ? PLACES : (['base'] as const)) {
    test(`${lang}, ${place}: the bar is a named region, and its link opens in the same tab`, async ({
      page,
      sites,
    }) => {
      const root = sites[place].root + prefix;
      await open(page, `${root}/`);
      const bar = page.getByRole('region', { name, exact: true });
      await expect(bar).toBeVisible();
      const link = bar.getByRole('link', { name: t('announcement.message', { version: rspress.version }) });
      await expect(link).toHaveAttribute('href', new URL(root + ANNOUNCEMENT.href).pathname);
      await expect(link).not.toHaveAttribute('target');
      await expect(link).not.toHaveAttribute('rel');
      await link.click();
      await expect(page).toHaveURL(root + ANNOUNCEMENT.href);
      await expect(page.locator('h1')).toContainText('Rspress');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    });
  }

  test(`${lang}: closing hides the bar and is remembered, and the layout doesn't shift`, async ({ page }) => {
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

  test(`${lang}: the close button works with the keyboard`, async ({ page }) => {
    await open(page, `${prefix}/`);
    const button = page.getByRole('button', { name: t('announcement.close') });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name, exact: true })).toBeHidden();
  });
}

test('a stored value hides the bar before any other script runs', async ({ page, watch }) => {
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
  test(`with ${state} storage, the bar stays closed during the visit, and the theme switch works`, async ({
    page,
  }) => {
    await page.addInitScript(breakStorage);
    await open(page, '/guide/start/introduction');
    await page.locator('[data-announcement] button').click();
    await expect(page.locator('[data-announcement]')).toBeHidden();
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await expect(page.locator('html')).toHaveClass(/rp-dark/);
    await sidebarLink(page, '/guide/start/getting-started').click();
    await expect(page).toHaveURL(/getting-started$/);
    await expect(page.locator('[data-announcement]')).toBeHidden();
  });
}
