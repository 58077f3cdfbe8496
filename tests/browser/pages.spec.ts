import { VARIANTS } from '../variants';
import { expect, hydrated, test } from './fixtures';
import { LANGUAGES } from './languages';
import { ROUTES } from './routes';

for (const [name, { port, basePath }] of Object.entries(VARIANTS)) {
  for (const { lang, prefix } of LANGUAGES) {
    for (const route of ROUTES) {
      const path = `${basePath.slice(0, -1)}${prefix}${route}`;
      test(`${name}: ${path} is a whole page in its language`, async ({ page }) => {
        const response = await page.goto(`http://localhost:${port}${path}`);
        expect(response?.status()).toBe(200);
        await hydrated(page);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('main')).toHaveCount(1);
        await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', /.{20,}/);
        expect(new URL(page.url()).pathname).toBe(path);
      });
    }
  }
}
