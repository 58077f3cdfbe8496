import { TOOL_CARDS } from '../../site/tools';
import { expect, open, test } from './fixtures';
import { LANGUAGES } from './languages';

const HERO = {
  en: { actions: ['Introduction', 'Quick start'] },
  zh: { actions: ['介绍', '快速开始'] },
};

for (const { lang, prefix, t } of LANGUAGES) {
  test(`${lang}: the hero has its texts, its picture and two actions`, async ({ page }) => {
    await open(page, `${prefix}/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Rspress', exact: true })).toBeVisible();
    await expect(page.locator('.rp-home-hero__subtitle')).not.toBeEmpty();
    await expect(page.locator('.rp-home-hero__tagline')).not.toBeEmpty();
    const image = page.locator('.rp-home-hero img');
    await expect(image).toHaveAttribute('alt', /.{8,}/);
    expect(await image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const actions = page.locator('.rp-home-hero__actions a');
    await expect(actions).toHaveText(HERO[lang].actions);
    await expect(actions.nth(0)).toHaveAttribute('href', `${prefix}/guide/start/introduction`);
    await expect(actions.nth(0)).toHaveClass(/brand/);
    await expect(actions.nth(1)).toHaveAttribute('href', `${prefix}/guide/start/getting-started`);
    await expect(actions.nth(1)).toHaveClass(/alt/);
    await expect(page).toHaveTitle(/^Rspress .+/);
  });

  test(`${lang}: the install command is copied by its button, which says so`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${prefix}/`);
    await page.getByRole('button', { name: t('home.copyInstall') }).click();
    await expect(page.getByRole('status').filter({ hasText: t('copied') })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm create rspress@latest');
  });

  test(`${lang}: six feature cards, each with icon, title, details and a link`, async ({ page }) => {
    await open(page, `${prefix}/`);
    const cards = page.getByRole('region', { name: t('home.features') }).getByRole('listitem');
    await expect(cards).toHaveCount(6);
    for (const card of await cards.all()) {
      await expect(card.locator('img')).toHaveCount(1);
      await expect(card.locator('p')).not.toBeEmpty();
      await expect(card.getByRole('heading', { level: 2 }).getByRole('link')).toHaveAttribute(
        'href',
        new RegExp(`^${prefix}/guide/`),
      );
    }
  });

  test(`${lang}: the tools section has six cards in their order, each one link`, async ({ page }) => {
    await open(page, `${prefix}/`);
    const section = page.getByRole('region', { name: 'Rstack', exact: true });
    await expect(section).toContainText(t('tools.tagline'));
    const links = section.getByRole('link');
    await expect(links).toHaveCount(6);
    for (const [index, tool] of TOOL_CARDS.entries()) {
      const link = links.nth(index);
      await expect(link).toContainText(tool.name);
      await expect(link).toContainText(tool.description[lang]);
      await expect(link).toContainText(new URL(tool.siteUrl).host);
      await expect(link).toHaveAttribute('href', tool.siteUrl);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link.locator('img')).toHaveAttribute('loading', 'lazy');
    }
    await expect(links).toContainText(['Rspack', 'Rsbuild', 'Rslib', 'Rspress', 'Rsdoctor', 'Rstest']);
  });
}

test('a logo of a card that fails before the app runs gives way to a monogram', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  await page.route('https://assets.rspack.rs/**', route => route.abort());
  await open(page, '/');
  const section = page.getByRole('region', { name: 'Rstack', exact: true });
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('img')).toHaveCount(0);
  await expect(section.getByRole('link', { name: /Rslib/ }).locator('[aria-hidden=true]')).toHaveText('L');
});
