import { expect, open, test } from './fixtures';
import { BEHAVIOR_LANGUAGES, other } from './languages';
import { dialogOf, searchFor } from './search/dialog';

// The small site without layers that make the first load lighter: heavier, but everything works.

for (const language of BEHAVIOR_LANGUAGES) {
  const { lang, prefix, t } = language;

  test(`${lang}: without the first-load plugins, pages are complete`, async ({ page, sites }) => {
    const root = sites.plain.root + prefix;
    await open(page, `${root}/guide/start/getting-started`);
    await expect(page.locator('footer:not(main footer)')).toHaveCount(1);

    const tabs = page.locator('main [role=tab]');
    await tabs.nth(1).click();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');

    const theme = page
      .locator('header')
      .getByRole('button', { name: t('nav.switchTheme') })
      .first();
    const wasDark = await page.locator('html.rp-dark').count();
    await theme.click();
    await expect(page.locator('html.rp-dark')).toHaveCount(1 - wasDark);

    await page.locator('[data-sidebar] a[href$="/guide/basic/static-assets"]').click();
    await expect(page).toHaveURL(`${root}/guide/basic/static-assets`);
    await expect(page.locator('[data-sidebar] [aria-current]')).toHaveAttribute(
      'href',
      `${prefix}/guide/basic/static-assets`,
    );
    await page.goBack();
    await expect(page).toHaveURL(`${root}/guide/start/getting-started`);

    await page.keyboard.press('Control+k');
    const dialog = dialogOf(page, language);
    await expect(dialog.input).toBeFocused();
    await searchFor(dialog, 'GitHub Pages');
    await dialog.hits.first().click();
    await expect(dialog.input).toHaveCount(0);
    await expect(page).toHaveURL(`${root}/guide/basic/deploy#github-pages`);
    await expect(page.locator('#github-pages')).toBeVisible();

    const { lang: otherLang } = other(language);
    await page.locator('header summary', { hasText: language.label }).first().click();
    await page.locator(`header a[hreflang=${otherLang}]`).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', otherLang);
  });

  test(`${lang}: without the first-load plugins, each kind of page works`, async ({ page, sites, watch }) => {
    const root = sites.plain.root + prefix;
    await open(page, `${root}/`);
    await expect(page.locator('h1')).toBeVisible();
    await open(page, `${root}/api/`);
    await page.locator('main a[href$="/api/commands"]').first().click();
    await expect(page).toHaveURL(`${root}/api/commands`);
    await open(page, `${root}/plugin/official-plugins/playground`);
    await page
      .locator('[data-playground]')
      .first()
      .getByRole('button', { name: /^(Edit|编辑)$/ })
      .click();
    await expect(page.locator('.cm-content').first()).toBeVisible();
    await open(page, `${root}/plugin/official-plugins/preview`);
    await expect(page.locator('main [data-preview=internal] button').first()).toBeVisible();
    watch.allow(/404 \(Not Found\)/);
    await open(page, `${root}/guide/basic/static-asset`);
    await expect(
      page
        .getByRole('region', { name: t('notFound.nearest') })
        .getByRole('link')
        .first(),
    ).toBeVisible();
  });
}
