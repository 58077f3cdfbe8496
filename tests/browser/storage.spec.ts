import type { Page } from '@playwright/test';
import { ANNOUNCEMENT } from '../../site/announcement';
import { THEME_EDITS_KEY } from '../../site/theme-edits';
import { TOOLS_NAME } from '../../site/tools';
import { expect, hydrated, open, test } from './fixtures';
import { ALL_PAIRS, ENGLISH } from './languages';
import { dialogOf, favoriteKey, recentKey, searchFor } from './search/dialog';

const { t } = ENGLISH;
const TABS_PAGE = '/guide/start/getting-started';

/** Every key that the site reads on the way of `useEverything`, which checks that. */
const KEYS = [
  ANNOUNCEMENT.localStorageKey,
  THEME_EDITS_KEY,
  'rspress-theme-appearance',
  'rspress.tabs.package.manager',
  'rspress.tabs.workflow',
  recentKey('en'),
  favoriteKey('en'),
];

const BROKEN = {
  'that may not be touched': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
  'that is missing': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { configurable: true, value: null });
    }
  },
  'that neither reads nor writes': () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse });
  },
  'that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [state, breakStorage] of Object.entries(BROKEN)) {
  test(`everything works if the storage is ${state}`, async ({ page }) => {
    await page.addInitScript(breakStorage);
    await open(page, TABS_PAGE);
    await useEverything(page);
  });
}

/** `npm test` tries the first two. */
const RUBBISH = {
  'half of an object': '{',
  'what says that there is nothing': 'null',
  'an endless text': 'x'.repeat(200_000),
  'a number that is too large': '99',
  markup: '<img src=x onerror="document.title = 1">',
};

for (const [name, value] of Object.entries(RUBBISH).slice(0, ALL_PAIRS ? undefined : 2)) {
  test(`everything works if the storage contains ${name}`, async ({ page }) => {
    await page.addInitScript(
      ([keys, rubbish]) => {
        if (self !== top) return;
        const { getItem } = Storage.prototype;
        const read = new Set<string>();
        Object.assign(window, { read });
        Storage.prototype.getItem = function (key) {
          read.add(key);
          return getItem.call(this, key);
        };
        if (window.name === 'seeded') return;
        window.name = 'seeded';
        for (const key of keys) localStorage.setItem(key, rubbish);
      },
      [KEYS, value] as const,
    );
    await open(page, TABS_PAGE);
    await useEverything(page);
    const read = await page.evaluate(() => [...((window as Window & { read?: Set<string> }).read ?? [])]);
    expect(read.filter(key => !KEYS.includes(key))).toEqual([]);
    expect(KEYS.filter(key => !read.includes(key))).toEqual([]);
  });
}

/** Uses, on a page with tabs, all that remembers something. */
async function useEverything(page: Page) {
  const bar = page.getByRole('region', { name: t('announcement.label'), exact: true });
  if (await bar.isVisible()) await bar.getByRole('button').click();
  await expect(bar).toBeHidden();

  const html = page.locator('html');
  await expect(html).not.toHaveClass(/rp-dark/);
  await page
    .getByRole('button', { name: t('nav.switchTheme') })
    .first()
    .click();
  await expect(html).toHaveClass(/rp-dark/);

  const group = page.locator('.rp-tabs').first();
  await expect(group.getByRole('tab', { selected: true })).toHaveText('npm');
  await expect(group.getByRole('tabpanel')).toHaveCount(1);
  await group.getByRole('tab', { name: 'pnpm' }).click();
  await expect(group.getByRole('tab', { selected: true })).toHaveText('pnpm');
  await expect(group.getByRole('tabpanel')).toContainText('pnpm');

  await page.getByRole('button', { name: TOOLS_NAME.en }).press('Enter');
  await expect(page.getByRole('link', { name: /Rsdoctor/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('ControlOrMeta+k');
  const dialog = dialogOf(page);
  await searchFor(dialog, 'deploy');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guide/basic/deploy');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(dialog.input).toBeFocused();
  // A full storage remembers nothing.
  const save = dialog.root.getByRole('button', { name: t('search.dialog.saveRecent') });
  if (await save.isVisible()) {
    await save.click();
    await expect(dialog.groups).toHaveText([t('search.dialog.favorites')]);
    await dialog.root.getByRole('button', { name: t('search.dialog.removeFavorite') }).click();
  }
  await expect(dialog.root).toContainText(t('search.dialog.noRecent'));
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(html).toHaveClass(/rp-dark/);
  await expect(bar).toBeHidden();
}

test.describe('two tabs', () => {
  test('a theme and tabs chosen in one apply in the other, and in a tab that opens later', async ({
    page,
    context,
  }) => {
    await open(page, TABS_PAGE);
    const other = await context.newPage();
    await open(other, TABS_PAGE);
    const waiting = await context.newPage();
    await waiting.goto(TABS_PAGE);
    const themeSwitch = page.getByRole('button', { name: t('nav.switchTheme') }).first();
    const chosen = (of: Page) => of.locator('.rp-tabs').first().getByRole('tab', { selected: true });

    await themeSwitch.click();
    await expect(other.locator('html')).toHaveClass(/rp-dark/);
    await page.locator('.rp-tabs').first().getByRole('tab', { name: 'yarn' }).click();
    await expect(chosen(other)).toHaveText('yarn');
    await hydrated(waiting);
    await expect(waiting.locator('html')).toHaveClass(/rp-dark/);
    await expect(chosen(waiting)).toHaveText('yarn');

    await themeSwitch.click();
    for (const tab of [page, other, waiting]) {
      await expect(tab.locator('html')).not.toHaveClass(/rp-dark/);
    }
  });

  test('an announcement closed in one is closed on the next page of the other', async ({ page, context }) => {
    await open(page, TABS_PAGE);
    const other = await context.newPage();
    await open(other, TABS_PAGE);
    await page.locator('[data-announcement] button').click();
    await expect(page.locator('[data-announcement]')).toBeHidden();
    await other.reload();
    await expect(other.locator('[data-announcement]')).toBeHidden();
  });

  test('a search in one is a recent search in the other', async ({ page, context }) => {
    await open(page, TABS_PAGE);
    const other = await context.newPage();
    await open(other, TABS_PAGE);
    for (const [tab, query, path] of [
      [page, 'deploy', '/guide/basic/deploy'],
      [other, 'twoslash', '/plugin/official-plugins/twoslash'],
    ] as const) {
      await tab.bringToFront();
      await tab.keyboard.press('ControlOrMeta+k');
      await searchFor(dialogOf(tab), query);
      await tab.keyboard.press('Enter');
      // The best section of the page may be a later one.
      await expect(tab).toHaveURL(({ pathname }) => pathname === path);
    }
    await page.bringToFront();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(dialogOf(page).hits).toHaveCount(2);
  });
});
