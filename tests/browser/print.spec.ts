import { expect, open, test } from './fixtures';
import { BEHAVIOR_LANGUAGES } from './languages';

const PATH = '/guide/start/getting-started';

for (const { lang, prefix } of BEHAVIOR_LANGUAGES) {
  test(`${lang}: a printed page contains only the text, all of it, in light colors`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, prefix + PATH);
    await expect(page.locator('html.rp-dark')).toHaveCount(1);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('html.rp-dark')).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('h1')).toBeVisible();
    for (const chrome of ['header', 'footer', 'nav', 'button', '.rp-doc-layout__sidebar']) {
      await expect(page.locator(`${chrome}:visible`), chrome).toHaveCount(0);
    }
    const panels = page.getByRole('tabpanel');
    expect(await panels.count()).toBeGreaterThan(2);
    await expect(panels.filter({ visible: true })).toHaveCount(await panels.count());
    const cut = await page
      .locator('.rspress-doc pre')
      .evaluateAll(blocks => blocks.filter(block => block.scrollWidth > block.clientWidth + 1).length);
    expect(cut).toBe(0);
    const addressOf = await page
      .locator('.rspress-doc a[href^="http"]')
      .first()
      .evaluate(link => getComputedStyle(link, '::after').content);
    expect(addressOf).toContain('http');
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await expect(page.locator('html.rp-dark')).toHaveCount(1);
  });
}
