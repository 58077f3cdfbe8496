import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { holdRequests } from './held-scripts';
import { LANGUAGES } from './languages';

const PATH = '/guide/basic/static-assets';

function image(page: Page) {
  return page.locator('.rspress-doc img.docs-zoomable').first();
}

const opened = (page: Page) => page.locator('.medium-zoom-image--opened');

/** Opens the first image by a click and waits until it stands still. */
async function zoom(page: Page) {
  await image(page).scrollIntoViewIfNeeded();
  await image(page).click();
  await settled(page);
}

async function settled(page: Page) {
  await expect(opened(page)).toHaveCount(1);
  await expect(page.locator('.medium-zoom-overlay')).toHaveCSS('opacity', '1');
  // While it moves, the library hears nothing.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
  );
}

for (const { lang, prefix, t } of LANGUAGES) {
  test(`${lang}: a click opens an image, and a second click closes it`, async ({ page }) => {
    await open(page, prefix + PATH);
    await zoom(page);
    await opened(page).click();
    await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
  });

  test(`${lang}: images can be focused, have names, and open with Enter`, async ({ page }) => {
    await open(page, prefix + PATH);
    const alt = (await image(page).getAttribute('alt')) ?? '';
    expect(alt).not.toBe('');
    const button = page.getByRole('button', { name: t('image.zoom', { alt }) }).first();
    await button.focus();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await settled(page);
  });
}

test('Escape closes the image', async ({ page }) => {
  await open(page, PATH);
  await zoom(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
});

test('a click on the overlay closes the image', async ({ page }) => {
  await open(page, PATH);
  await zoom(page);
  await page.mouse.click(4, 400);
  await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
});

test('a resize closes the image', async ({ page }) => {
  await open(page, PATH);
  await zoom(page);
  await page.setViewportSize({ width: 1100, height: 700 });
  await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
});

test('scrolling a little keeps the image open, and scrolling on closes it', async ({ page }) => {
  await open(page, PATH);
  await zoom(page);
  const from = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 30);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(from + 30);
  await expect(opened(page)).toHaveCount(1);
  await page.mouse.wheel(0, 40);
  await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
});

for (const [theme, background] of [
  ['light', 'rgb(255, 255, 255)'],
  ['dark', 'rgb(15, 17, 21)'],
] as const) {
  test(`the background of an open image has the color of the ${theme} page; it moves for 0.3 s`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await open(page, PATH);
    await zoom(page);
    await expect(page.locator('.medium-zoom-overlay')).toHaveCSS('background-color', background);
    await expect(page.locator('.medium-zoom-overlay')).toHaveCSS('transition-duration', '0.3s');
    await expect(opened(page)).toHaveCSS('transition-duration', '0.3s');
  });
}

test('images also open after navigation within the site', async ({ page }) => {
  await open(page, '/guide/basic/use-mdx');
  await page
    .locator('.rp-doc-layout__sidebar')
    .getByRole('link', { name: /Static assets/ })
    .click();
  await expect(page).toHaveTitle(/^Static assets/);
  await zoom(page);
});

test('an image that loads late opens as well', async ({ page }) => {
  await open(page, PATH);
  await page.evaluate(() => {
    const late = document.createElement('img');
    late.alt = 'Late';
    late.src = document.querySelector<HTMLImageElement>('.rspress-doc img')?.src ?? '';
    document.querySelector('.rspress-doc')?.prepend(late);
  });
  await page.getByRole('button', { name: 'Enlarge image: Late' }).press('Enter');
  await settled(page);
});

test('a larger version replaces the image once it has loaded', async ({ page }) => {
  await open(page, PATH);
  const source = await image(page).evaluate((img: HTMLImageElement) => {
    img.dataset.zoomSrc = `${img.src}?large`;
    return img.dataset.zoomSrc;
  });
  const release = await holdRequests(page, source);
  await zoom(page);
  release();
  await expect(page.locator(`img.medium-zoom-image--opened[src="${source}"]`)).toHaveCount(1);
});

for (const when of ['before', 'after'] as const) {
  test(`a larger version that fails ${when} it replaces the image keeps the image and logs a warning`, async ({
    page,
    watch,
  }) => {
    watch.allow(/Unable to reach the zoom image target|Failed to load resource/);
    const warning = page.waitForEvent('console', message => message.type() === 'warning');
    await open(page, PATH);
    await image(page).evaluate((img: HTMLImageElement, laidOver) => {
      img.dataset.zoomSrc = '/missing-large.png';
      const { get } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'complete') ?? {};
      Object.defineProperty(HTMLImageElement.prototype, 'complete', {
        get() {
          return this.src.endsWith('/missing-large.png') ? laidOver : get?.call(this);
        },
      });
    }, when === 'after');
    await page.route('/missing-large.png', async route => {
      if (when === 'after') await expect(opened(page)).toHaveCount(2);
      await route.continue();
    });
    await zoom(page);
    expect((await warning).text()).toContain('/missing-large.png');
    // The image moves again if the answer comes after it stood still.
    await settled(page);
    await opened(page).click();
    await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
  });
}
