import { expect, open, test } from './fixtures';
import { ALL_PAIRS, BEHAVIOR_LANGUAGES } from './languages';

for (const { lang, prefix } of BEHAVIOR_LANGUAGES) {
  test(`${lang}: tabs have the roles and keys of tabs`, async ({ page }) => {
    await open(page, `${prefix}/guide/start/getting-started`);
    const group = page.locator('.rp-tabs').first();
    const tabs = group.getByRole('tab');
    const count = await tabs.count();
    expect(count).toBeGreaterThan(1);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    const panel = group.getByRole('tabpanel');
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAttribute('aria-labelledby', (await tabs.nth(1).getAttribute('id')) ?? '');
    await page.keyboard.press('End');
    await expect(tabs.nth(count - 1)).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.nth(count - 1)).toBeFocused();
  });
}

for (const name of ALL_PAIRS ? (['root', 'base', 'hosted'] as const) : (['hosted'] as const)) {
  test(`${name}: package managers have icons from the shared file, and code buttons from the styles`, async ({
    page,
    sites,
  }) => {
    await open(page, `${sites[name].root}/guide/start/getting-started`);
    const group = page.locator('.rp-tabs').first();
    await group.scrollIntoViewIfNeeded();
    const tabs = await group.getByRole('tab').count();
    expect(tabs).toBeGreaterThan(3);
    // Nothing is drawn, and so nothing has a size, where the file or the icon in it is missing.
    const drawn = () =>
      group
        .locator('[role=tab] use')
        .evaluateAll(all => all.filter(use => (use as SVGUseElement).getBBox().width > 0).length);
    await expect.poll(drawn).toBe(tabs);
    const icons = group.locator('[role=tabpanel] button > .code-icon:visible');
    expect(await icons.count()).toBeGreaterThan(1);
    for (const icon of await icons.all()) {
      const mask = await icon.evaluate(element => getComputedStyle(element).maskImage);
      expect(mask).toMatch(/^url\("data:image\/svg\+xml,/);
      // Throws where that is no picture.
      await page.evaluate(src => Object.assign(new Image(), { src }).decode(), mask.slice(5, -2));
    }
  });
}
