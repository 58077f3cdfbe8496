import type { Page } from '@playwright/test';
import { TOOL_GROUPS, TOOLS_NAME } from '../../site/tools';
import { expect, open, stopClock, test } from './fixtures';
import { BEHAVIOR_LANGUAGES } from './languages';

const PATH = '/guide/start/introduction';

function parts(page: Page, name: string) {
  return { button: page.getByRole('button', { name, exact: true }), panel: page.locator('#rstack-tools') };
}

for (const { lang, prefix } of BEHAVIOR_LANGUAGES) {
  const name = TOOLS_NAME[lang];

  test(`${lang}: the button opens a group of seven links in order`, async ({ page }) => {
    await open(page, prefix + PATH);
    const { button, panel } = parts(page, name);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) ?? '');
    await button.press('Enter');
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');

    const tools = TOOL_GROUPS.flatMap(group => group.tools);
    const links = panel.getByRole('link');
    await expect(links).toHaveCount(7);
    await expect(panel.locator('section')).toHaveCount(1);
    for (const [index, tool] of tools.entries()) {
      const link = links.nth(index);
      // The monogram of a logo that fails comes before them, hidden from assistive technology.
      await expect(link).toContainText(`${tool.name}${tool.kind[lang]}`);
      await expect(link).toHaveAttribute('href', tool.siteUrl);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noreferrer/);
    }
    await expect(links).toContainText([
      'Rspack',
      'Rsbuild',
      'Rspress',
      'Rslib',
      'Rsdoctor',
      'Rstest',
      'Awesome Rstack',
    ]);
    for (const scaled of [4, 5]) {
      await expect(links.nth(scaled).locator('img')).toHaveCSS('transform', 'matrix(0.95, 0, 0, 0.95, 0, 0)');
    }
  });

  test(`${lang}: logos are requested when the panel opens, not before`, async ({ page, watch }) => {
    await open(page, prefix + PATH);
    expect(watch.logoRequests).toEqual([]);
    const { button, panel } = parts(page, name);
    await button.click();
    await expect(panel.locator('img')).toHaveCount(7);
    await expect.poll(() => new Set(watch.logoRequests).size).toBe(7);
  });

  test(`${lang}: the panel opens at the bottom left of the header`, async ({ page }) => {
    await open(page, prefix + PATH);
    const { button, panel } = parts(page, name);
    await button.click();
    const [from, box] = [await button.boundingBox(), await panel.boundingBox()];
    expect(box?.y).toBeGreaterThan((from?.y ?? 0) + (from?.height ?? 0));
    expect(Math.abs((box?.x ?? 0) - (from?.x ?? 0))).toBeLessThan(16);
  });
}

test.describe('on hover', () => {
  test('the panel opens, stays while the pointer is in it, and closes after the pointer leaves', async ({
    page,
  }) => {
    await open(page, PATH);
    const { button, panel } = parts(page, 'Rstack tools');
    await button.hover();
    await expect(panel).toBeVisible();
    await panel.getByRole('link').first().hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(900, 600);
    await expect(panel).toBeHidden();
  });

  test("a mouse that only passes over doesn't open the panel", async ({ page }) => {
    await page.clock.install();
    await open(page, PATH);
    await stopClock(page);
    const { button, panel } = parts(page, 'Rstack tools');
    await button.hover();
    await page.clock.runFor(90);
    await expect(panel).toBeHidden();
    await page.clock.runFor(20);
    await expect(panel).toBeVisible();
    await page.mouse.move(900, 600);
    await page.clock.runFor(90);
    await expect(panel).toBeVisible();
    await page.clock.runFor(20);
    await expect(panel).toBeHidden();
  });

  test('a click right after opening by hover keeps the panel open, and a later one closes it', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, PATH);
    await stopClock(page);
    const { button, panel } = parts(page, 'Rstack tools');
    await button.hover();
    await page.clock.runFor(150);
    await expect(panel).toBeVisible();
    await page.clock.runFor(300);
    await button.click();
    await expect(panel).toBeVisible();
    await page.clock.runFor(600);
    await button.click();
    await expect(panel).toBeHidden();
  });
});

test('a second click and a second Enter close the panel', async ({ page }) => {
  await open(page, PATH);
  const { button, panel } = parts(page, 'Rstack tools');
  await button.press('Enter');
  await expect(panel).toBeVisible();
  await button.press('Enter');
  await expect(panel).toBeHidden();
});

test('Escape closes the panel and returns the focus, also from inside it', async ({ page }) => {
  await open(page, PATH);
  const { button, panel } = parts(page, 'Rstack tools');
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

test('a click outside closes the panel', async ({ page }) => {
  await open(page, PATH);
  const { button, panel } = parts(page, 'Rstack tools');
  await button.press('Enter');
  await expect(panel).toBeVisible();
  await page.mouse.click(900, 700);
  await expect(panel).toBeHidden();
});

test('the panel closes when the reader goes back to another page', async ({ page }) => {
  await open(page, PATH);
  const heading = (await page.locator('h1').textContent()) ?? '';
  await page.locator('.rp-doc-footer a[href^="/guide/"]').first().click();
  // The URL changes before the page does.
  await expect(page.locator('h1')).not.toHaveText(heading);
  const { button, panel } = parts(page, 'Rstack tools');
  await button.press('Enter');
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  await expect(panel).toBeHidden();
});

test('a monogram replaces a logo that fails to load, is hidden from screen readers, and nothing shifts', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await page.route('https://assets.rspack.rs/**', route => route.abort());
  await open(page, PATH);
  const { button, panel } = parts(page, 'Rstack tools');
  await button.press('Enter');
  const link = panel.getByRole('link', { name: /^Rsdoctor/ });
  const before = await link.boundingBox();
  const logo = link.locator('[aria-hidden=true]');
  await expect(logo.locator('> span')).toBeInViewport({ ratio: 1 });
  await expect(logo).toHaveText('D');
  expect(await link.boundingBox()).toEqual(before);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('a tap opens the panel, and another one closes it', async ({ page }) => {
    await open(page, PATH);
    const { button, panel } = parts(page, 'Rstack tools');
    await button.tap();
    await expect(panel).toBeVisible();
    await button.tap();
    await expect(panel).toBeHidden();
  });
});
