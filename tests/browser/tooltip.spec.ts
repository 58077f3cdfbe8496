import { expect, open, stopClock, test } from './fixtures';
import { BEHAVIOR_LANGUAGES } from './languages';

const PATH = '/guide/start/introduction';

for (const { lang, prefix, t } of BEHAVIOR_LANGUAGES) {
  test(`${lang}: an icon in the header shows its name below it, on hover and on keyboard focus`, async ({
    page,
  }) => {
    await open(page, prefix + PATH);
    const name = t('nav.switchTheme');
    const control = page.getByRole('button', { name });
    await control.hover();
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toHaveText(name);
    const [from, box] = [await control.boundingBox(), await tooltip.boundingBox()];
    expect(box?.y).toBeGreaterThanOrEqual((from?.y ?? 0) + (from?.height ?? 0));
    expect(box?.width).toBeLessThanOrEqual(250);
    await page.mouse.move(600, 600);
    await expect(tooltip).toHaveCount(0);

    await control.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    await expect(tooltip).toHaveText(name);
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
  });

  test(`${lang}: elsewhere, the name appears on the right`, async ({ page }) => {
    await open(page, `${prefix}/`);
    const control = page.getByRole('button', { name: t('home.copyInstall') });
    await control.hover();
    const [from, box] = [await control.boundingBox(), await page.getByRole('tooltip').boundingBox()];
    expect(box?.x).toBeGreaterThanOrEqual((from?.x ?? 0) + (from?.width ?? 0));
  });

  test(`${lang}: every icon-only control has a name and a tooltip`, async ({ page }) => {
    for (const path of ['/', PATH]) {
      await open(page, prefix + path);
      const nameless = await page.locator('button, summary, a[href]').evaluateAll(controls =>
        controls
          .filter(control => control.checkVisibility() && !control.closest('[aria-hidden=true]'))
          .filter(
            control =>
              !(control as HTMLElement).innerText.trim() && !control.querySelector('img[alt]:not([alt=""])'),
          )
          .filter(control => !control.getAttribute('aria-label') || !control.hasAttribute('data-tooltip'))
          .map(control => control.outerHTML.slice(0, 120)),
      );
      expect(nameless).toEqual([]);
    }
  });
}

test('a tooltip stays 0.1 s after the pointer leaves, and while the pointer is on it', async ({ page }) => {
  await page.clock.install();
  await open(page, PATH);
  await stopClock(page);
  await page.getByRole('button', { name: 'Switch between light and dark' }).hover();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toBeVisible();
  await tooltip.hover();
  await page.clock.runFor(500);
  await expect(tooltip).toBeVisible();
  await page.mouse.move(600, 600);
  await page.clock.runFor(90);
  await expect(tooltip).toBeVisible();
  await page.clock.runFor(20);
  await expect(tooltip).toHaveCount(0);
});
