import { test } from './fixtures';

test.describe('a test fails on', () => {
  test.fail();

  test('a request to another host', async ({ page, watch }) => {
    watch.allow(/Failed to load resource/);
    await page.evaluate(() => fetch('https://example.com/').catch(() => undefined));
  });

  test('a console error', async ({ page }) => {
    await page.evaluate(() => console.error('Broken'));
  });

  test('an uncaught error', async ({ page }) => {
    const isReported = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('Broken');
      });
    });
    await isReported;
  });
});
