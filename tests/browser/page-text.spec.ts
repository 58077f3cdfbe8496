import type { Page } from '@playwright/test';
import { expect, hydrated, layoutShift, open, sidebarLink, test } from './fixtures';
import { holdRequests } from './held-scripts';
import { BEHAVIOR_LANGUAGES, ENGLISH, LANGUAGES, other } from './languages';
import { LONG_PAGE } from './routes';

const TABS_PAGE = '/guide/start/getting-started';
const TEXT_SCRIPT = '**/static/js/async/route-*';

const text = (page: Page) => page.locator('.rspress-doc > div').first();
const firstCopyButton = (page: Page) =>
  text(page)
    .getByRole('button', { name: /^(Copy code|复制代码)$/ })
    .first();

const themeSwitch = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: ENGLISH.t('nav.switchTheme') })
    .first();

/** The text has its script. */
async function alive(page: Page) {
  await expect(text(page)).not.toHaveAttribute('data-served');
}

/** Addresses of text scripts that were asked for. */
function watchTextScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    if (/\/async\/route-/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Opens a page whose text script is on its way, and marks its nodes, so that a copy of them would be noticed. */
async function openHeld(page: Page, path: string) {
  const release = await holdRequests(page, TEXT_SCRIPT);
  await page.goto(path);
  await text(page)
    .locator('*')
    .evaluateAll(nodes => {
      for (const node of nodes) Object.assign(node, { asServed: true });
    });
  const asked = page.waitForRequest(TEXT_SCRIPT);
  await hydrated(page);
  await asked;
  return release;
}

/** Every element of the text is the one that came with the page. */
async function expectAsServed(page: Page) {
  await expect(page.locator('h1')).toBeVisible();
  const replaced = await text(page)
    .locator('*:not(.rp-codeblock__fold-btn, .rp-codeblock__fold-btn *)')
    .evaluateAll(nodes => nodes.filter(node => !('asServed' in node)).length);
  expect(replaced).toBe(0);
}

for (const { lang, prefix } of BEHAVIOR_LANGUAGES) {
  test(`${lang}: the first action loads the text's script, and the layout doesn't shift`, async ({
    page,
  }) => {
    const asked = watchTextScripts(page);
    await page.goto(prefix + LONG_PAGE, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await page.mouse.move(300, 300);
    await alive(page);
    expect(asked).toHaveLength(1);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
}

test('a folded block keeps its height when its script loads', async ({ page }) => {
  await page.goto('/guide/basic/code-blocks');
  const heights = await page
    .locator('[data-folds]')
    .first()
    .evaluateHandle(block => {
      const seen = new Set<number>();
      new ResizeObserver(() => seen.add(block.clientHeight)).observe(block);
      return seen;
    });
  // Slow enough for the browser to draw between two steps of the app.
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.mouse.move(300, 300);
  await alive(page);
  await expect(page.locator('.rp-codeblock__fold-btn').first()).toBeVisible();
  expect(await heights.evaluate(seen => seen.size)).toBe(1);
});

for (const [change, perform] of Object.entries<(page: Page) => Promise<void>>({
  'a change of theme': async page => {
    const dark = page.locator('html.rp-dark');
    await expect(dark).toHaveCount(0);
    await themeSwitch(page).click();
    await expect(dark).toHaveCount(1);
  },
  'a link inside the page': async page => {
    await page.locator('.rp-doc-layout__outline a[href="#headings"]').click();
    await expect(page).toHaveURL(/#headings$/);
  },
  'a heading link in the text': async page => {
    await page.locator('#headings .rp-header-anchor').click({ force: true });
    await expect(page).toHaveURL(/#headings$/);
  },
  Escape: page => page.keyboard.press('Escape'),
  'a window of another width': page => page.setViewportSize({ width: 900, height: 700 }),
})) {
  test(`${change} before the text's script has loaded doesn't change the text`, async ({ page }) => {
    const release = await openHeld(page, LONG_PAGE);
    await perform(page);
    await expectAsServed(page);
    const shiftBefore = await layoutShift(page);
    release();
    await alive(page);
    await expectAsServed(page);
    expect((await layoutShift(page)) - shiftBefore).toBeLessThan(0.01);
  });
}

for (const from of LANGUAGES) {
  test(`${from.lang}: switching the language before the text's script has loaded`, async ({ page }) => {
    const to = other(from);
    const release = await openHeld(page, from.prefix + LONG_PAGE);
    await page.locator('header summary', { hasText: from.label }).first().click();
    await page.locator(`header a[hreflang=${to.lang}]`).first().click();
    await expect(page.locator('h1')).toBeVisible();
    release();
    await expect(page).toHaveURL(to.prefix + LONG_PAGE);
    await expect(page.locator('html')).toHaveAttribute('lang', to.lang);
    await expect(page.locator('h1')).toHaveCount(1);
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', from.lang);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(firstCopyButton(page)).toBeAttached();
  });
}

test("a click before the text's script has loaded is handled once, and the focus stays", async ({ page }) => {
  await page.addInitScript(() => {
    const counts = { copies: 0, clicks: 0 };
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async () => {
          counts.copies += 1;
        },
      },
    });
    document.addEventListener('click', () => {
      counts.clicks += 1;
    });
    Object.assign(window, { counts });
  });
  const release = await openHeld(page, LONG_PAGE);
  const button = firstCopyButton(page);
  await button.click();
  await expect(button).toBeFocused();
  release();
  const status = text(page).locator('.rp-codeblock').first().getByRole('status');
  await expect(status).not.toBeEmpty();
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => (window as Window & { counts?: object }).counts)).toEqual({
    copies: 1,
    clicks: 1,
  });
});

test("a key on a button before the text's script has loaded presses it once", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { copies: 0 });
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async () => {
          const counted = window as Window & { copies?: number };
          counted.copies = (counted.copies ?? 0) + 1;
        },
      },
    });
  });
  const release = await openHeld(page, LONG_PAGE);
  await firstCopyButton(page).press('Enter');
  release();
  await expect.poll(() => page.evaluate(() => (window as Window & { copies?: number }).copies)).toBe(1);
});

test("tabs that are clicked or moved through before the text's script has loaded change afterward", async ({
  page,
}) => {
  const release = await openHeld(page, TABS_PAGE);
  const tabs = text(page).locator('.rp-tabs').first().getByRole('tab');
  await tabs.nth(1).click();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  release();
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.nth(2)).toBeFocused();
});

test('a link outside the text waits for the tab that was chosen in the text', async ({ page }) => {
  const release = await openHeld(page, TABS_PAGE);
  const tabs = text(page).locator('.rp-tabs').first().getByRole('tab');
  await tabs.nth(1).click();
  await sidebarLink(page, LONG_PAGE).click();
  release();
  await expect(page).toHaveURL(LONG_PAGE);
  await page.goBack();
  await expect(page.locator('.rp-tabs').first().getByRole('tab').nth(1)).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test("a disclosure opened before the text's script has loaded stays open", async ({ page }) => {
  const release = await openHeld(page, LONG_PAGE);
  const details = text(page).locator('details').first();
  await details.locator('summary').click();
  release();
  await alive(page);
  await expect(details).toHaveAttribute('open', '');
  await page.keyboard.press('Escape');
  await expect(details).not.toHaveAttribute('open', '');
});

test("a disclosure opened and closed by key before the text's script has loaded is closed afterward", async ({
  page,
}) => {
  const release = await openHeld(page, LONG_PAGE);
  const details = text(page).locator('details').first();
  await details.locator('summary').click();
  await page.keyboard.press('Escape');
  await expect(details).toHaveAttribute('open', '');
  release();
  await expect(details).not.toHaveAttribute('open', '');
  await expect(details.locator('summary')).toBeFocused();
});

test('a key that is pressed before the browser reports an opened disclosure closes it', async ({ page }) => {
  const release = await openHeld(page, LONG_PAGE);
  const details = text(page).locator('details').first();
  await details.locator('summary').evaluate((summary: HTMLElement) => {
    summary.focus();
    // The `toggle` event comes in a later task.
    summary.click();
    summary.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await expect(details).toHaveAttribute('open', '');
  release();
  await alive(page);
  await expect(details).not.toHaveAttribute('open', '');
});

test('a tab chosen on an earlier visit is shown without an action', async ({ page }) => {
  await open(page, TABS_PAGE);
  const tabs = text(page).locator('.rp-tabs').first().getByRole('tab');
  await tabs.nth(2).click();
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
});

test('the text follows changes of theme and URL once its script has loaded', async ({ page }) => {
  await open(page, LONG_PAGE);
  await alive(page);
  await themeSwitch(page).click();
  await page.locator('.rp-doc-layout__outline a[href="#headings"]').click();
  await expect(page).toHaveURL(/#headings$/);
  const link = text(page).locator('p a[href^="/guide/"]').first();
  const target = await link.getAttribute('href');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await link.click();
  await expect(page).toHaveURL(target ?? '');
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('returning to a page shows its text with its script', async ({ page }) => {
  await open(page, LONG_PAGE);
  const title = (await page.locator('h1').textContent()) ?? '';
  await sidebarLink(page, TABS_PAGE).click();
  await expect(page.locator('h1')).not.toHaveText(title);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(title);
  await page.goForward();
  await expect(page.locator('h1')).not.toHaveText(title);
  await sidebarLink(page, LONG_PAGE).click();
  await expect(page.locator('h1')).toHaveText(title);
  const tabsOrCopy = firstCopyButton(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await tabsOrCopy.click();
  await expect(page.locator('.rp-codeblock').first().getByRole('status')).not.toBeEmpty();
});

test('navigation from the home page to a page and back', async ({ page }) => {
  await open(page, '/');
  await page.locator('.rp-home-hero__actions a').first().click();
  await expect(page.locator('.rspress-doc h1')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.rp-home-hero')).toBeVisible();
});

test("if the text's script is missing, the text can be read, and a button that doesn't work says why", async ({
  page,
  watch,
}) => {
  watch.allow(/ChunkLoadError|Loading chunk|404 \(Not Found\)|MIME type/);
  const asked = watchTextScripts(page);
  await page.route(TEXT_SCRIPT, route => route.fulfill({ status: 404, body: '' }));
  const failed = page.waitForResponse(TEXT_SCRIPT);
  await open(page, LONG_PAGE);
  await failed;
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await firstCopyButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`${LONG_PAGE}$`),
  );
  expect(asked).toHaveLength(1);
  await page.unroute(TEXT_SCRIPT);
  await sidebarLink(page, TABS_PAGE).click();
  await expect(page).toHaveURL(TABS_PAGE);
  await sidebarLink(page, LONG_PAGE).click();
  await expect(page).toHaveURL(LONG_PAGE);
  await expect(firstCopyButton(page)).toBeAttached();
});

test("leaving before the text's script has loaded leaves nothing behind", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  const own = page.waitForRequest(TEXT_SCRIPT);
  let first = true;
  await page.route(TEXT_SCRIPT, async route => {
    const mustWait = first;
    first = false;
    if (mustWait) await held;
    await route.continue();
  });
  await open(page, LONG_PAGE);
  await own;
  await sidebarLink(page, TABS_PAGE).click();
  await expect(page).toHaveURL(TABS_PAGE);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).toContainText('Getting started');
  const arrived = page.waitForResponse(TEXT_SCRIPT);
  release();
  await arrived;
  await page.keyboard.press('Escape');
  await expect(page.locator('h1')).toContainText('Getting started');
});

test("a wide table has a name and can be focused before the text's script has loaded", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openHeld(page, '/guide/basic/ssg');
  const tables = text(page).getByRole('group', { name: ENGLISH.t('table.label') });
  await expect(tables.first()).toHaveAttribute('tabindex', '0');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(tables).toHaveCount(0);
  await expect(text(page)).toHaveAttribute('data-served', '');
});
