import { PLACES, VARIANTS } from '../variants';
import { expect, open, test } from './fixtures';
import { isTried, LANGUAGES } from './languages';

/** How the description of the site starts. */
const DESCRIPTIONS = { en: /^Documentation of Rspress 2/, zh: /^Rspress 2 文档/ };

for (const name of PLACES) {
  const base = VARIANTS[name].basePath.slice(0, -1);
  for (const language of LANGUAGES) {
    if (!isTried(language, name)) continue;
    const { lang, prefix, t } = language;

    test(`${name} ${lang}: the 404 page is in the reader's language and suggests the nearest pages`, async ({
      page,
      watch,
      sites,
    }) => {
      const { root } = sites[name];
      watch.allow(/404 \(Not Found\)/);
      await open(page, `${root}${prefix}/guide/basics/static-asset.html`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', DESCRIPTIONS[lang]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notFound.title'));
      await expect(page.locator('main')).toHaveCount(1);
      const nearest = page.getByRole('region', { name: t('notFound.nearest') }).getByRole('link');
      await expect(nearest.first()).toHaveAttribute('href', `${base}${prefix}/guide/basic/static-assets`);
      for (const link of await nearest.all()) {
        await expect(link).toHaveAttribute('href', new RegExp(`^${base}${prefix}/guide/`));
      }
      await nearest.first().click();
      await expect(page).toHaveURL(`${root}${prefix}/guide/basic/static-assets`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    });
  }
}

for (const { lang, prefix } of LANGUAGES) {
  test(`${lang}: an old URL below a current page suggests that page first`, async ({ page, watch }) => {
    watch.allow(/404 \(Not Found\)/);
    await open(page, `${prefix}/guide/basic/use-mdx/link`);
    const nearest = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(nearest.first()).toHaveAttribute('href', `${prefix}/guide/basic/use-mdx`);
  });
}

test('a URL that resembles no page only gets a link to the home page', async ({ page, watch }) => {
  watch.allow(/404 \(Not Found\)/);
  await open(page, '/qqqqqqqqqqqqqqqqqqqqqqqqqqqqqq');
  await expect(page.getByRole('region', { name: /Were you/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('an invalid hash causes no error', async ({ page }) => {
  await open(page, '/guide/basic/deploy#%E0%A4%A');
  await expect(page.locator('h1')).toBeVisible();
});
