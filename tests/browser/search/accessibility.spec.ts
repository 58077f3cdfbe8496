import type { Page } from '@playwright/test';
import type { PartName } from '../../../site/accessibility';
import { axeFindings, contrastFindings } from '../axe';
import { expect, test } from '../fixtures';
import { ENGLISH, LANGUAGES_IN_WINDOWS, type Language } from '../languages';
import { type Dialog, openSearch, recentKey, storeBeforehand, storedSearch } from './dialog';

/** Each state of the dialog, and how a reader gets there from the one before. */
const STATES: { name: PartName; reach: (page: Page, dialog: Dialog, language: Language) => Promise<void> }[] =
  [
    { name: 'search-start', reach: (_, { hits }) => expect(hits).toHaveCount(2) },
    {
      name: 'search-favourite',
      reach: async (_, { hits, groups }, { t }) => {
        await hits
          .first()
          .getByRole('button', { name: t('search.dialog.saveRecent') })
          .click();
        await expect(groups).toHaveCount(2);
      },
    },
    {
      name: 'search-results',
      reach: async (_, { input, root }) => {
        await input.fill('deploy');
        await expect(root.locator('mark').first()).toBeVisible();
      },
    },
    {
      name: 'search-none',
      reach: async (_, { input, root }) => {
        await input.fill('xyzzyplugh');
        await expect(root.locator('.DocSearch-NoResults')).toBeVisible();
      },
    },
  ];

for (const { language, width } of LANGUAGES_IN_WINDOWS) {
  test(`${language.lang}: axe finds nothing in the dialog, at ${width} px, in both themes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await storeBeforehand(page, {
      [recentKey(language.lang)]: [
        storedSearch(`${language.prefix}/guide/basic/deploy`, 'Deploy'),
        storedSearch(`${language.prefix}/guide/basic/use-mdx`, 'MDX'),
      ],
    });
    const dialog = await openSearch(page, language);
    const findings: string[] = [];
    for (const { name, reach } of STATES) {
      await reach(page, dialog, language);
      await page.emulateMedia({ colorScheme: 'light' });
      const light = await axeFindings(page, { part: name });
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await contrastFindings(page, { part: name });
      findings.push(...light.map(found => `${name}, light: ${found}`));
      findings.push(...dark.map(found => `${name}, dark: ${found}`));
    }
    expect(findings).toEqual([]);
  });

  test(`${language.lang}: axe finds nothing on the error screen, at ${width} px, in both themes`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    watch.allow(/ERR_FAILED/);
    await page.route('**/static/search/**', route => route.abort());
    const { input, root } = await openSearch(page, language);
    await input.fill('deploy');
    await expect(root.locator('.DocSearch-ErrorScreen')).toBeVisible();
    expect(await axeFindings(page, { part: 'search-error' })).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await contrastFindings(page, { part: 'search-error' })).toEqual([]);
  });
}

test("the dialog is a modal dialog for assistive technology, and the page behind it can't be reached", async ({
  page,
}) => {
  const { root, input, container, hits } = await openSearch(page);
  await expect(root).toHaveAttribute('aria-modal', 'true');
  await expect(container).not.toHaveAttribute('role');
  await expect(container).not.toHaveAttribute('tabindex');
  await expect(page.locator('#__rspress_root')).toHaveAttribute('inert', '');
  await input.fill('deploy');
  await expect(hits.first()).toHaveAttribute('role', 'treeitem');
  await expect(input).toHaveAttribute('role', 'combobox');
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  // Passages may still arrive.
  await expect(async () => {
    const lists = await root.locator('[role=tree]').evaluateAll(all => all.map(({ id }) => id));
    expect(new Set(lists).size).toBe(lists.length);
    expect(await input.getAttribute('aria-controls')).toBe(lists.join(' '));
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(page.locator('#__rspress_root')).not.toHaveAttribute('inert');
});

test('Tab stays inside the dialog, and also visits the buttons of stored searches', async ({ page }) => {
  await storeBeforehand(page, { [recentKey('en')]: [storedSearch('/guide/basic/deploy', 'Deploy')] });
  const { root, input, hits } = await openSearch(page);
  await expect(hits).toHaveCount(1);
  const save = root.getByRole('button', { name: ENGLISH.t('search.dialog.saveRecent') });
  const remove = root.getByRole('button', { name: ENGLISH.t('search.dialog.removeRecent') });
  for (const stop of [save, remove, input]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  for (const stop of [remove, save, input]) {
    await page.keyboard.press('Shift+Tab');
    await expect(stop).toBeFocused();
  }
});
