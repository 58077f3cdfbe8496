import type { Page } from '@playwright/test';
import { PLACES } from '../variants';
import { expect, hydrated, open, test } from './fixtures';
import { LANGUAGES, type Language, other } from './languages';
import { LONG_PAGE, ROUTES } from './routes';

function switchLink(page: Page, to: Language) {
  return page.locator(`header a[hreflang=${to.lang}]`).first();
}

async function switchTo(page: Page, to: Language) {
  await page
    .locator('header summary', { hasText: other(to).label })
    .first()
    .click();
  await switchLink(page, to).click();
}

/** Brings the navbar back by scrolling up a little, so that a click on it moves nothing; waits until both stand still. */
async function showNavbar(page: Page) {
  // The page hears of a scroll in the next frame; two in one frame would be one movement to it.
  const from = await page.evaluate(
    () =>
      new Promise<number>(resolve =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY))),
      ),
  );
  await page.mouse.wheel(0, -30);
  await expect
    .poll(() =>
      page.locator('.rp-nav').evaluate(nav => ({ scrollY, bottom: nav.getBoundingClientRect().bottom })),
    )
    .toEqual({ scrollY: from - 30, bottom: 100 });
}

/** Distance of a heading from the top of the window. */
function topOf(page: Page, id: string): Promise<number> {
  return page.evaluate(name => document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN, id);
}

for (const from of LANGUAGES) {
  const to = other(from);

  test(`${from.lang}: the switch keeps the page, query, heading, and scroll position`, async ({ page }) => {
    await open(page, `${from.prefix}${LONG_PAGE}`);
    const id = await page.locator('.rspress-doc h2[id]').nth(2).getAttribute('id');
    await page.goto(`${from.prefix}${LONG_PAGE}?a=b#${id}`);
    await hydrated(page);
    await showNavbar(page);
    const before = await topOf(page, id ?? '');
    await switchTo(page, to);
    await expect(page).toHaveURL(`${to.prefix}${LONG_PAGE}?a=b#${id}`);
    await expect(page.locator('html')).toHaveAttribute('lang', to.lang);
    await expect.poll(async () => Math.abs((await topOf(page, id ?? '')) - before)).toBeLessThan(3);
  });

  test(`${from.lang}: without a hash, the switch keeps the position in the text`, async ({ page }) => {
    await open(page, `${from.prefix}${LONG_PAGE}`);
    const heading = page.locator('.rspress-doc h2[id]').nth(3);
    const id = (await heading.getAttribute('id')) ?? '';
    await heading.evaluate(element => scrollTo(0, element.getBoundingClientRect().top + scrollY - 150));
    await showNavbar(page);
    const before = await topOf(page, id);
    await switchTo(page, to);
    await expect(page.locator('html')).toHaveAttribute('lang', to.lang);
    await expect.poll(async () => Math.abs((await topOf(page, id)) - before)).toBeLessThan(3);
    expect(new URL(page.url()).hash).toBe('');
  });

  test(`${from.lang}: every page's static link leads to its translation`, async ({ request, sites }) => {
    for (const name of PLACES) {
      const { origin, root } = sites[name];
      for (const route of ROUTES) {
        const html = await (await request.get(`${root}${from.prefix}${route}`)).text();
        const href = new RegExp(`<a [^>]*href="([^"]*)"[^>]*hreflang="${to.lang}"[^>]*>`, 'i').exec(
          html.slice(html.indexOf('<body')),
        )?.[1];
        expect(`${origin}${href}`).toBe(`${root}${to.prefix}${route}`);
        expect((await request.get(`${origin}${href}`)).status()).toBe(200);
      }
    }
  });

  test(`${from.lang}: on an unknown page, the switch leads to the home page`, async ({ page, watch }) => {
    watch.allow(/404 \(Not Found\)/);
    await open(page, `${from.prefix}/no/such/page`);
    await expect(page.locator('html')).toHaveAttribute('lang', from.lang);
    await switchTo(page, to);
    await expect(page).toHaveURL(`${to.prefix}/`);
  });

  test(`${from.lang}: the other language has its own name, and the current one isn't a link`, async ({
    page,
  }) => {
    await open(page, `${from.prefix}${LONG_PAGE}`);
    await page.locator('header summary', { hasText: from.label }).first().click();
    const menu = page.locator('header details[open]');
    await expect(menu.getByRole('link')).toHaveText([to.label]);
    await expect(menu.locator('[aria-current]')).toHaveText(from.label);
  });
}

test("a link opens the language in its URL, whatever the browser's language", async ({ browser, sites }) => {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  await open(page, `${sites.root.root}/`);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});
