import { TOOLS_NAME } from '../../site/tools';
import { expect, test } from './fixtures';
import { BEHAVIOR_LANGUAGES, other } from './languages';

test.use({ javaScriptEnabled: false });

const PATH = '/guide/start/getting-started';

for (const language of BEHAVIOR_LANGUAGES) {
  const { lang, prefix, t } = language;

  test(`${lang}: without scripts, readers can read, navigate, and switch the language`, async ({ page }) => {
    await page.goto(`${prefix}/`);
    await page.locator('.rp-home-hero__actions a').first().click();
    await expect(page).toHaveURL(`${prefix}/guide/start/introduction`);
    await page
      .getByRole('navigation', { name: t('sidebar.label') })
      .getByRole('link')
      .nth(1)
      .click();
    await expect(page).toHaveURL(prefix + PATH);
    await expect(page.locator('h1')).toBeVisible();
    const to = other(language);
    await page.locator('header summary', { hasText: language.label }).first().click();
    await page.locator(`header a[hreflang=${to.lang}]`).first().click();
    await expect(page).toHaveURL(to.prefix + PATH);
    await expect(page.locator('html')).toHaveAttribute('lang', to.lang);
  });

  test(`${lang}: without scripts, the tools menu opens and closes`, async ({ page }) => {
    await page.goto(prefix + PATH);
    const button = page.getByRole('button', { name: TOOLS_NAME[lang] });
    const panel = page.locator('#rstack-tools');
    await button.click();
    await expect(panel.getByRole('link')).toHaveCount(7);
    await expect(panel).toBeVisible();
    await button.click();
    await expect(panel).toBeHidden();
  });

  test(`${lang}: without scripts, the page shows all tab panels, each with its label`, async ({ page }) => {
    await page.goto(prefix + PATH);
    const panels = page.locator('.rp-tabs').first().locator('.rp-tabs__content__item');
    expect(await panels.count()).toBeGreaterThan(1);
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
      expect(await panel.evaluate(element => getComputedStyle(element, '::before').content)).toMatch(
        /^".+"$/,
      );
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("without scripts, the section's pages are listed below the text", async ({ page }) => {
    await page.goto(PATH);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages).toBeVisible();
    const [list, text] = [await pages.boundingBox(), await page.locator('main').boundingBox()];
    expect(list?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
    await page.locator('header summary[aria-label="Main menu"]').click();
    await expect(page.locator('header details[open]').getByRole('link', { name: 'Guide' })).toBeVisible();
  });
});

/** Pages with parts that few have, by what is drawn round them. */
const RARE_PARTS = {
  '/api/': '.rp-overview-group__item',
  '/guide/default-theme/components': '.rp-prompt',
  '/plugin/official-plugins/preview': '[class^=preview-]',
};

test("without scripts, rare parts have their styles, and other pages don't load them", async ({ page }) => {
  const sheets = page.locator('link[rel=stylesheet]');
  for (const [route, part] of Object.entries(RARE_PARTS)) {
    await page.goto(route);
    expect(await sheets.count(), route).toBeGreaterThan(1);
    await expect(page.locator(part).first(), route).not.toHaveCSS('border-radius', '0px');
  }
  await page.goto('/guide/start/introduction');
  await expect(sheets).toHaveCount(1);
});
