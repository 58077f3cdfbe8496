import { LOGO_ORIGIN, TOOL_CARDS, TOOLS_TAGLINE } from '../../site/tools';
import { expect, open, test } from './fixtures';
import { BEHAVIOR_LANGUAGES } from './languages';

const HERO = {
  en: { actions: ['Introduction', 'Quick start'] },
  zh: { actions: ['介绍', '快速开始'] },
};

for (const { lang, prefix, t } of BEHAVIOR_LANGUAGES) {
  test(`${lang}: the hero has its text, image, and two actions`, async ({ page }) => {
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

  test(`${lang}: the button copies the install command and confirms it`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${prefix}/`);
    await page.getByRole('button', { name: t('home.copyInstall') }).click();
    await expect(page.getByRole('status').filter({ hasText: t('copied') })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm create rspress@latest');
  });

  test(`${lang}: there are six feature cards, each with an icon, title, details, and link`, async ({
    page,
  }) => {
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

  test(`${lang}: the tools section has six cards in order, each of which is one link`, async ({ page }) => {
    await open(page, `${prefix}/`);
    const section = page.getByRole('region', { name: 'Rstack', exact: true });
    await expect(section).toContainText(TOOLS_TAGLINE[lang]);
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

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';

for (const hasScripts of [true, false]) {
  test(`a monogram replaces a logo that fails to load before the app runs, scripts ${hasScripts ? 'on' : 'off'}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: hasScripts,
      // Nothing is scrolled, which would start the app.
      viewport: { width: 1280, height: 3000 },
    });
    const page = await context.newPage();
    let fails = false;
    await page.route(`${LOGO_ORIGIN}/**`, route =>
      fails ? route.abort() : route.fulfill({ contentType: 'image/svg+xml', body: LOGO }),
    );
    const boxes = page.getByRole('region', { name: 'Rstack', exact: true }).locator('[aria-hidden=true]');
    const look = async () => {
      await page.goto('/');
      await expect
        .poll(() =>
          boxes
            .locator('img')
            .evaluateAll((images: HTMLImageElement[]) => images.every(image => image.complete)),
        )
        .toBe(true);
      return boxes.evaluateAll(elements =>
        elements.map(element => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { x, y: y + scrollY, width, height };
        }),
      );
    };
    const loaded = await look();
    expect(loaded).toHaveLength(TOOL_CARDS.length);
    for (const box of await boxes.all()) {
      await expect(box.locator('img')).toBeInViewport();
      await expect(box.locator('> span')).not.toBeInViewport();
    }
    fails = true;
    expect(await look()).toEqual(loaded);
    for (const box of await boxes.all()) await expect(box.locator('> span')).toBeInViewport({ ratio: 1 });
    await expect(boxes).toHaveText(['P', 'B', 'L', 'P', 'D', 'T']);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await context.close();
  });
}
