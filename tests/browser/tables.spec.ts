import { expect, hydrated, open, test } from './fixtures';
import { BEHAVIOR_LANGUAGES } from './languages';

const BOXES = '.rspress-doc .rp-table-scroll-container';
/** A page with narrow tables and wide ones. */
const PAGE_WITH_TABLES = '/guide/basic/ssg';

for (const { lang, prefix } of BEHAVIOR_LANGUAGES) {
  test(`${lang}: without scripts, a wide table has a name, and the arrow keys scroll it`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    });
    const page = await context.newPage();
    await page.goto(prefix + PAGE_WITH_TABLES);
    const tables = await page.locator(BOXES).all();
    const widths = await Promise.all(
      tables.map(table => table.evaluate(box => box.scrollWidth - box.clientWidth)),
    );
    const wide = page.locator(BOXES).nth(widths.findIndex(width => width > 0));
    await expect(wide).toHaveAttribute('role', 'group');
    await expect(wide).toHaveAccessibleName(/./);
    // Chromium makes what scrolls a stop by itself; Safari doesn't.
    await expect(wide).toHaveAttribute('tabindex', '0');
    await wide.focus();
    await expect(wide).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => wide.evaluate(box => box.scrollLeft)).toBeGreaterThan(0);
    await context.close();
  });
}

test('once the app runs, only tables that are wider than their box are tab stops', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(PAGE_WITH_TABLES);
  const stops = () =>
    page.locator(BOXES).evaluateAll(boxes =>
      boxes.map(box => ({
        wide: box.scrollWidth > box.clientWidth,
        stop: box.hasAttribute('tabindex') && box.hasAttribute('aria-label') && box.hasAttribute('role'),
      })),
    );
  expect((await stops()).every(({ stop }) => stop)).toBe(true);
  await hydrated(page);
  const asNeeded = (found: Awaited<ReturnType<typeof stops>>) =>
    found.filter(({ wide, stop }) => wide !== stop);
  await expect.poll(async () => asNeeded(await stops())).toEqual([]);
  expect(new Set((await stops()).map(({ wide }) => wide))).toEqual(new Set([true, false]));
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(async () => asNeeded(await stops())).toEqual([]);
});

test("after navigation, a page's tables are tab stops only if they're wide", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/guide/basic/ssg');
  await page.locator('.rp-doc-layout__sidebar a[href="/guide/basic/deploy"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Deploy');
  await expect
    .poll(() =>
      page
        .locator(BOXES)
        .evaluateAll(
          boxes =>
            boxes.filter(box => box.scrollWidth > box.clientWidth !== box.hasAttribute('tabindex')).length,
        ),
    )
    .toBe(0);
});
