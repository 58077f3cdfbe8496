import type { Page } from '@playwright/test';
import { TOOLS_NAME } from '../../site/tools';
import { holdSite } from '../held-site';
import { CHANGES } from '../start-sequences/changes';
import { expect, hydrated, test, turnWheel } from './fixtures';
import { APP_SCRIPT, holdRequests, openHeld } from './held-scripts';
import { BEHAVIOR_LANGUAGES, ENGLISH, LANGUAGES, other } from './languages';
import { LONG_PAGE } from './routes';

const TABS_PAGE = '/guide/start/getting-started';
const COMPONENTS_PAGE = '/guide/default-theme/components';
/** Its entry is at the end of the sidebar. */
const LAST_PAGE = '/guide/migration/from-docusaurus';
const PREVIEW_PAGE = '/plugin/official-plugins/preview';
/** Scripts that the app loads: those of a page's text, and of what opens later. */
const TEXT_SCRIPT = /\/static\/js\/async\//;

const isRunning = (page: Page) => page.locator('html[data-hydrated]').count();

/** Addresses of scripts that were run or fetched for it, without those that were only prefetched. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  return asked;
}

for (const { lang, prefix } of BEHAVIOR_LANGUAGES) {
  test(`${lang}: a page runs no scripts until the reader acts`, async ({ page }) => {
    const asked = watchScripts(page);
    await page.goto(prefix + LONG_PAGE, { waitUntil: 'networkidle' });
    expect(await isRunning(page)).toBe(0);
    expect(asked).toEqual([]);
    await page.mouse.move(300, 300);
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
    expect(asked.length).toBeGreaterThan(2);
  });
}

test("the sidebar shows the page's entry before the app runs, and the app keeps the reader's scroll position", async ({
  page,
}) => {
  const release = await openHeld(page, LAST_PAGE);
  const entry = page.locator('[data-sidebar] [aria-current]');
  const column = page.locator('.rp-doc-layout__sidebar');
  await expect(entry).toBeInViewport();
  expect(await column.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await column.evaluate(box => box.scrollTo({ top: 0 }));
  await expect(entry).not.toBeInViewport();
  release();
  await hydrated(page);
  expect(await column.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await page.locator('.rp-doc-footer a[href^="/guide/"]').first().click();
  await expect(page).not.toHaveURL(LAST_PAGE);
  await expect(entry).toBeInViewport();
});

test("the sidebar moving when the window grows doesn't start the app", async ({ page }) => {
  await page.goto(LAST_PAGE, { waitUntil: 'networkidle' });
  const column = page.locator('.rp-doc-layout__sidebar');
  const before = await column.evaluate(({ scrollTop }) => scrollTop);
  await page.setViewportSize({ width: 1280, height: 1000 });
  await expect.poll(() => column.evaluate(({ scrollTop }) => scrollTop)).not.toBe(before);
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(page.locator('html[data-intent]')).toHaveCount(0);
});

test('the scripts are prefetched after load', async ({ page }) => {
  await page.goto(LONG_PAGE, { waitUntil: 'networkidle' });
  await expect.poll(() => page.locator('link[rel=prefetch][as=script]').count()).toBeGreaterThan(2);
});

test('nothing is prefetched for readers who save data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(LONG_PAGE, { waitUntil: 'networkidle' });
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  await page.mouse.move(300, 300);
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
});

for (const [act, perform] of Object.entries<(page: Page) => Promise<void>>({
  'a key': page => page.keyboard.press('Tab'),
  'the wheel': turnWheel,
  focus: page => page.locator('a[href="#docs-main"]').focus(),
  'scrolling, however it is done': page => page.evaluate(() => scrollBy(0, 500)),
  'a click by a script, as assistive technology does it': page =>
    page.locator('main').evaluate((main: HTMLElement) => main.click()),
})) {
  test(`${act} starts the app`, async ({ page }) => {
    await page.goto(LONG_PAGE);
    // Scrolling counts from now on.
    await expect(page.locator('link[rel=prefetch]').first()).toBeAttached();
    await perform(page);
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  });
}

test("a modifier key alone doesn't start the app", async ({ page }) => {
  await page.goto(LONG_PAGE);
  await expect(page.locator('link[rel=prefetch]').first()).toBeAttached();
  for (const key of ['Control', 'Meta', 'Shift', 'Alt']) await page.keyboard.press(key);
  await expect(page.locator('html[data-intent]')).toHaveCount(0);
});

test("a touch starts the app, and the tap isn't lost", async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true });
  const page = await context.newPage();
  const release = await openHeld(page, LONG_PAGE);
  await page.locator('[data-search]').first().tap();
  release();
  await expect(page.locator('.DocSearch-Modal')).toBeVisible();
  await context.close();
});

test('a key press goes to the tab that was focused, even if the focus moves before the app runs', async ({
  page,
}) => {
  const release = await openHeld(page, TABS_PAGE);
  const tabs = page.locator('.rp-tabs').first().getByRole('tab');
  await tabs.first().click();
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-announcement] button').click();
  release();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('a click on the tab that had the focus focuses it again', async ({ page }) => {
  const release = await openHeld(page, TABS_PAGE);
  const tabs = page.locator('.rp-tabs').first().getByRole('tab');
  await tabs.first().click();
  await page.keyboard.press('ArrowRight');
  await tabs.first().click();
  release();
  await page.waitForFunction(
    () => window.recordedForApp?.isPaused && window.recordedForApp.interactions.length === 0,
  );
  await expect(tabs.first()).toBeFocused();
});

test("the focus doesn't stay on a tab if the reader moved on to something that is closed now", async ({
  page,
}) => {
  const release = await openHeld(page, TABS_PAGE, TEXT_SCRIPT);
  const tabs = page.locator('.rp-tabs').first().getByRole('tab');
  await tabs.first().click();
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-announcement] button').click();
  await expect(page.locator('[data-announcement]')).toBeHidden();
  release();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.waitForFunction(
    () => window.recordedForApp?.isPaused && window.recordedForApp.interactions.length === 0,
  );
  await expect(tabs.nth(1)).not.toBeFocused();
});

test('a button that the reader is pressing stays under the pointer', async ({ page }) => {
  const release = await openHeld(page, TABS_PAGE, TEXT_SCRIPT);
  const lists = page.locator('.rp-tabs');
  await lists.first().getByRole('tab').first().click();
  await page.keyboard.press('ArrowLeft');
  const tab = lists.last().getByRole('tab').first();
  await tab.evaluate(element => element.scrollIntoView({ block: 'start' }));
  await tab.hover();
  await page.mouse.down();
  release();
  await page.waitForFunction(
    () => window.recordedForApp?.isPaused && window.recordedForApp.interactions.length === 0,
  );
  await page.mouse.up();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('tools opened after an action in the page text stay open', async ({ page }) => {
  const release = await openHeld(page, TABS_PAGE, TEXT_SCRIPT);
  const tabs = page.locator('.rp-tabs').first().getByRole('tab');
  await tabs.first().click();
  await page.keyboard.press('ArrowRight');
  const button = page.getByRole('button', { name: 'Rstack tools' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  release();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.waitForFunction(
    () => window.recordedForApp?.isPaused && window.recordedForApp.interactions.length === 0,
  );
  await expect(button).toBeFocused();
  await expect(page.locator('#rstack-tools')).toBeVisible();
});

test('a translated page keeps the language of its translation until the translation ends', async ({
  page,
  watch,
}) => {
  watch.allow(/Minified React error #418/);
  await page.goto(TABS_PAGE);
  await page.evaluate(CHANGES.translate);
  await page.mouse.move(300, 300);
  await hydrated(page);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'fr');
  const entries = page.locator('[data-sidebar] a');
  await entries.first().click();
  await expect(page).not.toHaveURL(TABS_PAGE);
  await expect(html).toHaveAttribute('lang', 'fr');
  await page.evaluate(() => {
    document.documentElement.classList.remove('translated-ltr');
    document.documentElement.lang = 'en';
  });
  await entries.nth(1).click();
  await expect(page).toHaveURL(TABS_PAGE);
  await expect(html).toHaveAttribute('lang', 'en');
});

test('a URL with a hash scrolls to its target without the app', async ({ page }) => {
  await page.goto(`${LONG_PAGE}#headings`, { waitUntil: 'networkidle' });
  await expect(page.locator('#headings')).toBeInViewport();
  expect(await isRunning(page)).toBe(0);
});

for (const { lang, prefix } of BEHAVIOR_LANGUAGES) {
  test(`${lang}: a browser-only part starts the app when it's near the viewport, and not before`, async ({
    page,
  }) => {
    await page.goto(`${prefix}${COMPONENTS_PAGE}`, { waitUntil: 'networkidle' });
    expect(await isRunning(page)).toBe(0);
    await page.goto(`${prefix}${COMPONENTS_PAGE}#browser-only`);
    const size = page.locator('[data-client-only] + *');
    await expect(size).toContainText(/\d+ × \d+/);
  });

  test(`${lang}: a preview in a frame starts the app when it's near the viewport`, async ({ page }) => {
    await page.goto(`${prefix}${PREVIEW_PAGE}`, { waitUntil: 'networkidle' });
    expect(await isRunning(page)).toBe(0);
    await page.goto(`${prefix}${PREVIEW_PAGE}#iframe-follow`);
    await expect(page.frameLocator('[data-preview=iframe-follow] iframe').getByText('Lamp')).toBeVisible();
  });
}

for (const movementX of [0, 1]) {
  test(`a pointer event during layout is handled ${movementX ? 'if the pointer moves' : 'only if the pointer moves'}`, async ({
    page,
  }) => {
    await page.addInitScript(movementX => {
      addEventListener('DOMContentLoaded', () => {
        document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX }));
      });
    }, movementX);
    await page.goto(LONG_PAGE);
    await expect(page.locator('html[data-intent]')).toHaveCount(movementX);
  });
}

test('a pointer event without a known position is ignored', async ({ page }) => {
  await page.goto(LONG_PAGE, { waitUntil: 'networkidle' });
  const moveTo = (clientX: number) =>
    page.evaluate(clientX => {
      document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX }));
    }, clientX);
  await moveTo(0);
  await expect(page.locator('html[data-intent]')).toHaveCount(0);
  await moveTo(1);
  await expect(page.locator('html[data-intent]')).toHaveCount(1);
});

test('a click before the app runs is handled once, in order', async ({ page }) => {
  const release = await openHeld(page, LONG_PAGE);
  const themeSwitch = page.getByRole('banner').getByRole('button', { name: ENGLISH.t('nav.switchTheme') });
  await themeSwitch.first().click();
  await themeSwitch.first().click();
  await themeSwitch.first().click();
  await expect(page.locator('html.rp-dark')).toHaveCount(0);
  release();
  await expect(page.locator('html.rp-dark')).toHaveCount(1);
});

test('text typed after Ctrl+K goes into the search', async ({ page }) => {
  const release = await openHeld(page, LONG_PAGE);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('deploy');
  release();
  await expect(page.locator('.DocSearch-Input')).toHaveValue('deploy');
});

test('text typed after Ctrl+K in a field goes only into the search', async ({ page }) => {
  const release = await openHeld(page, '/plugin/official-plugins/shiki');
  const field = page.locator('main textarea').first();
  const before = await field.inputValue();
  await field.focus();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('deploy');
  release();
  await expect(page.locator('.DocSearch-Input')).toHaveValue('deploy');
  await expect(field).toHaveValue(before);
});

for (const typed of ['', '// more']) {
  test(`a key pressed in a text area during hydration acts at the caret, after "${typed}"`, async ({
    page,
  }) => {
    // What the next key would find once React has written to the text area.
    await page.addInitScript(() => {
      const { get, set } = Object.getOwnPropertyDescriptor(
        HTMLTextAreaElement.prototype,
        'defaultValue',
      ) as PropertyDescriptor;
      Object.defineProperty(HTMLTextAreaElement.prototype, 'defaultValue', {
        get,
        set(this: HTMLTextAreaElement, text) {
          set?.call(this, text);
          queueMicrotask(() => {
            document.documentElement.dataset.hydratedWith ??= this.value.slice(0, this.selectionStart);
          });
        },
      });
    });
    const release = await openHeld(page, '/plugin/official-plugins/shiki', TEXT_SCRIPT);
    await hydrated(page);
    const field = page.locator('main textarea').first();
    await field.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(typed);
    const text = await field.inputValue();
    release();
    await expect(page.locator('[data-served=""]')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated-with', text);
    await page.keyboard.type('!');
    await expect(field).toHaveValue(`${text}!`);
  });
}

test('a menu that was open before Ctrl+K closes when the search opens', async ({ page }) => {
  const release = await openHeld(page, LONG_PAGE);
  const menu = page.locator('header details').first();
  await menu.locator('summary').click();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('a');
  await expect(menu).not.toHaveAttribute('open', '');
  release();
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await expect(menu).not.toHaveAttribute('open', '');
});

for (const [name, selector] of [
  ['navbar', 'header details'],
  ['page text', 'main details:has(summary.rp-llms-button)'],
] as const) {
  test(`a menu in the ${name} closes on a press or focus elsewhere before the app runs`, async ({ page }) => {
    const release = await openHeld(page, LONG_PAGE);
    const menu = page.locator(selector).first();
    await menu.locator('summary').click();
    await expect(menu).toHaveAttribute('open', '');
    await page.locator('h1').click();
    await expect(menu).not.toHaveAttribute('open', '');
    await menu.locator('summary').click();
    await expect(menu).toHaveAttribute('open', '');
    await page.locator('footer a').last().focus();
    await expect(menu).not.toHaveAttribute('open', '');
    await menu.locator('summary').click();
    release();
    await hydrated(page);
    await expect(menu).toHaveAttribute('open', '');
  });
}

test('a menu in the page text that was open before a click elsewhere stays closed when its script has loaded', async ({
  page,
}) => {
  const release = await openHeld(page, LONG_PAGE, TEXT_SCRIPT);
  await hydrated(page);
  const menu = page.locator('main details:has(summary.rp-llms-button)');
  await menu.locator('summary').click();
  await page.getByRole('button', { name: 'Close', exact: false }).first().click();
  await expect(menu).not.toHaveAttribute('open', '');
  release();
  await expect(page.locator('[data-served=""]')).toHaveCount(0);
  await expect(menu).not.toHaveAttribute('open', '');
});

test('a menu in the page text that was open before Ctrl+K closes when the search opens', async ({ page }) => {
  const release = await openHeld(page, LONG_PAGE, /\/static\/js\//);
  const menu = page.locator('main details:has(summary.rp-llms-button)');
  await menu.locator('summary').click();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('a');
  await expect(menu).not.toHaveAttribute('open', '');
  release();
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await expect(page.locator('[data-served=""]')).toHaveCount(0);
  await expect(menu).not.toHaveAttribute('open', '');
});

test('a search that was opened from a menu in the page text stays open when its script has loaded', async ({
  page,
}) => {
  const release = await openHeld(page, LONG_PAGE, /\/static\/js\/async\/route-/);
  await hydrated(page);
  await page.locator('main details summary.rp-llms-button').click();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  release();
  await expect(page.locator('[data-served=""]')).toHaveCount(0);
  await page.keyboard.type('side');
  await expect(page.locator('.DocSearch-Input')).toHaveValue('side');
});

test('the focus stays on the tab of a translated page that was clicked', async ({ page, watch }) => {
  watch.allow(/Minified React error #418/);
  const release = await openHeld(page, TABS_PAGE);
  await page.evaluate(CHANGES.translate);
  const tab = page.locator('.rp-tabs').nth(1).getByRole('tab').first();
  await tab.click();
  release();
  await hydrated(page);
  await expect(page.locator('[data-served=""]')).toHaveCount(0);
  await expect(tab).toBeFocused();
});

for (const dismissal of ['a press elsewhere', 'Escape']) {
  test(`tools that ${dismissal} has closed stay closed when React replaces a changed page`, async ({
    page,
    watch,
  }) => {
    watch.allow(/Minified React error #418/);
    await page.clock.install();
    const release = await openHeld(page, PREVIEW_PAGE, /\/static\/js\//);
    await page.evaluate(CHANGES.translate);
    await page.getByRole('banner').getByRole('button', { name: TOOLS_NAME.en }).click();
    const tools = page.locator('#rstack-tools');
    await expect(tools).toBeVisible();
    if (dismissal === 'Escape') await page.keyboard.press('Escape');
    else await page.locator('main [role=tab]').nth(1).click();
    await expect(tools).toBeHidden();
    release();
    await hydrated(page);
    await expect(page.locator('[data-served=""]')).toHaveCount(0);
    // A resting pointer opens them after a while.
    await page.clock.fastForward(5000);
    await expect(tools).toBeHidden();
  });
}

test('a key pressed just after React has replaced the focused tab moves to the next tab', async ({
  page,
  watch,
}) => {
  watch.allow(/Minified React error #418/);
  const release = await openHeld(page, PREVIEW_PAGE, /\/static\/js\//);
  await page.evaluate(CHANGES['wrap links']);
  const tabs = page.locator('main [role=tab]');
  await tabs.nth(1).click();
  await tabs.nth(1).evaluate(pressed => {
    const observer = new MutationObserver(() => {
      if (pressed.isConnected) return;
      observer.disconnect();
      const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(key);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  release();
  await hydrated(page);
  await expect(page.locator('[data-served=""]')).toHaveCount(0);
  await expect(tabs.nth(2)).toBeFocused();
});

test('a key pressed on the tab of a page that another program has changed moves to the next tab', async ({
  page,
  watch,
}) => {
  watch.allow(/Minified React error #418/);
  const release = await openHeld(page, PREVIEW_PAGE, /\/static\/js\//);
  await page.evaluate(CHANGES['remove pictures']);
  const tabs = page.locator('main [role=tab]');
  await tabs.nth(2).click();
  await page.keyboard.press('ArrowLeft');
  release();
  await hydrated(page);
  await expect(page.locator('[data-served=""]')).toHaveCount(0);
  await expect(tabs.nth(1)).toBeFocused();
});

test('a focus event that React sends once more leaves the focus where the reader has moved it', async ({
  page,
  watch,
}) => {
  watch.allow(/Minified React error #418/);
  const release = await openHeld(page, PREVIEW_PAGE, TEXT_SCRIPT);
  await page.evaluate(CHANGES['remove pictures']);
  const tabs = page.locator('main [role=tab]');
  await tabs.nth(2).click();
  await page.keyboard.press('ArrowLeft');
  await hydrated(page);
  // As React does in some orders of its work.
  await tabs.nth(2).evaluate(tab => tab.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  release();
  await expect(page.locator('[data-served=""]')).toHaveCount(0);
  await expect(tabs.nth(1)).toBeFocused();
});

for (const change of ['translate', 'add classes'] as const) {
  test(`a press reaches the tab that has replaced the pressed one: ${change}`, async ({ page, watch }) => {
    watch.allow(/Minified React error #418/);
    const release = await openHeld(page, TABS_PAGE);
    await page.evaluate(CHANGES[change]);
    const tab = page.locator('.rp-tabs').nth(1).getByRole('tab').nth(1);
    await tab.hover();
    await page.mouse.down();
    release();
    await hydrated(page);
    await expect(page.locator('[data-served=""]')).toHaveCount(0);
    await page.mouse.up();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tab).toBeFocused();
    await tab.locator('xpath=following-sibling::*[1]').click();
    await expect(tab).toHaveAttribute('aria-selected', 'false');
  });
}

test('a press that is released elsewhere does nothing', async ({ page, watch }) => {
  watch.allow(/Minified React error #418/);
  const release = await openHeld(page, TABS_PAGE);
  await page.evaluate(CHANGES.translate);
  const tabs = page.locator('.rp-tabs').nth(1).getByRole('tab');
  await tabs.nth(1).hover();
  await page.mouse.down();
  release();
  await hydrated(page);
  await expect(page.locator('[data-served=""]')).toHaveCount(0);
  await tabs.nth(2).hover();
  await page.mouse.up();
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
});

test('tools that were open before Ctrl+K are closed when the search opens', async ({ page }) => {
  const release = await openHeld(page, LONG_PAGE);
  await page.getByRole('button', { name: 'Rstack tools' }).click();
  const panel = page.locator('#rstack-tools');
  await expect(panel).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('a');
  release();
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await expect(panel).toBeHidden();
});

test('/ opens the search too', async ({ page }) => {
  const release = await openHeld(page, LONG_PAGE);
  await page.keyboard.press('/');
  release();
  await expect(page.locator('.DocSearch-Modal')).toBeVisible();
});

test("the arrow keys of tabs aren't lost", async ({ page }) => {
  const release = await openHeld(page, TABS_PAGE);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  release();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.nth(1)).toBeFocused();
});

test('a button in the page text works', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await openHeld(page, TABS_PAGE);
  await page.locator('.rspress-doc').getByRole('button', { name: 'Copy code' }).first().click();
  release();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
});

test('text typed into a field is kept and used', async ({ page }) => {
  const release = await openHeld(page, '/api/');
  const filter = page.getByRole('main').getByRole('searchbox').or(page.locator('main input')).first();
  const links = page.locator('main .overview-group a, main li a');
  const before = await links.count();
  await filter.fill('sidebar');
  release();
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await expect(filter).toHaveValue('sidebar');
  await expect.poll(() => links.count()).toBeLessThan(before);
});

test('the app waits until the whole page has arrived', async ({ page, sites }) => {
  const site = await holdSite(sites.root.origin);
  await page.goto(site.origin + TABS_PAGE, { waitUntil: 'networkidle' });
  await hydrated(page);
  // The browser has the scripts by now. The same page again arrives slowly.
  site.hold({ pages: true, scripts: false });
  await page.goto(site.origin + TABS_PAGE, { waitUntil: 'commit' });
  // The browser tells of the mouse and of keys once it has drawn something, which it doesn't hurry to do here.
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })));
  await expect(page.locator('html[data-intent]')).toHaveCount(1);
  // Scripts from the cache would have run by then.
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  site.releaseAll();
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await expect(page.locator('.rspress-doc > [data-served]')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  // Drawings that the core repeats bring the same ids each time.
  const ids = await page.locator('[id]:not(svg, svg *)').evaluateAll(all => all.map(({ id }) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
  site.close();
});

test('a page that stops loading stays as it is until the reader acts again, and is then completed', async ({
  page,
  sites,
  watch,
}) => {
  watch.allow(/hydrateRoot recoverable error/);
  const site = await holdSite(sites.root.origin);
  site.hold({ pages: true, scripts: false });
  await page.goto(site.origin + TABS_PAGE, { waitUntil: 'commit' });
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })));
  await expect(page.locator('html[data-intent]')).toHaveCount(1);
  await page.evaluate(() => stop());
  await page.waitForFunction(() => document.readyState === 'complete');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('head script[src]')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })));
  await hydrated(page);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  site.close();
});

test('text typed into a text area is kept and used', async ({ page }) => {
  const release = await openHeld(page, '/plugin/official-plugins/shiki');
  const area = page.getByRole('main').getByRole('textbox');
  await area.fill('const answer = 42;');
  await area.press('ArrowLeft');
  release();
  await expect(page.locator('.rspress-doc > [data-served]')).toHaveCount(0);
  await expect(page.locator('main section[aria-label] pre')).toHaveText('const answer = 42;');
  await expect(area).toHaveValue('const answer = 42;');
  await page.keyboard.type('0');
  await expect(area).toHaveValue('const answer = 420;');
});

test('a choice in a list is kept and used', async ({ page }) => {
  const release = await openHeld(page, '/plugin/official-plugins/overview');
  const choice = page.getByRole('main').getByRole('combobox').first();
  const rows = page.locator('main tbody tr');
  const before = await rows.filter({ visible: true }).count();
  await choice.focus();
  await choice.selectOption({ index: 1 });
  release();
  await expect(page.locator('.rspress-doc > [data-served]')).toHaveCount(0);
  await expect.poll(() => rows.filter({ visible: true }).count()).toBeLessThan(before);
  expect(await choice.evaluate((list: HTMLSelectElement) => list.selectedIndex)).toBe(1);
});

test('a list in the page text keeps the focus while its script is still loading', async ({ page }) => {
  const releaseText = await holdRequests(page, TEXT_SCRIPT);
  const release = await openHeld(page, '/plugin/official-plugins/overview');
  const menu = page.locator('header details').first();
  await menu.locator('summary').click();
  await page.keyboard.press('Escape');
  const choice = page.getByRole('main').getByRole('combobox').first();
  await choice.focus();
  release();
  await hydrated(page);
  await expect(page.locator('.rspress-doc > [data-served]')).toHaveCount(1);
  await expect(choice).toBeFocused();
  releaseText();
  await expect(page.locator('.rspress-doc > [data-served]')).toHaveCount(0);
  await expect(choice).toBeFocused();
});

test('a link works at once', async ({ page }) => {
  await openHeld(page, LONG_PAGE);
  await page
    .locator('aside a[href="/guide/basic/deploy"], nav a[href="/guide/basic/deploy"]')
    .first()
    .click();
  await expect(page).toHaveURL(/\/guide\/basic\/deploy$/);
});

const manualSetup = (page: Page) => page.locator('aside a[href="/guide/start/manual-setup"]');
const firstTabs = (page: Page) => page.locator('.rp-tabs').first().getByRole('tab');

test('a link waits for the tab that was chosen before it', async ({ page }) => {
  const release = await openHeld(page, TABS_PAGE);
  await firstTabs(page).nth(1).click();
  await manualSetup(page).click();
  release();
  await expect(page).toHaveURL(/\/guide\/start\/manual-setup$/);
  await page.goBack();
  await expect(firstTabs(page).nth(1)).toHaveAttribute('aria-selected', 'true');
});

test("a link that's clicked again doesn't wait", async ({ page }) => {
  await openHeld(page, TABS_PAGE);
  await firstTabs(page).nth(1).click();
  await manualSetup(page).click();
  await manualSetup(page).click();
  await expect(page).toHaveURL(/\/guide\/start\/manual-setup$/);
});

for (const from of LANGUAGES) {
  test(`${from.lang}: the other language keeps the query and position`, async ({ page }) => {
    const to = other(from);
    await openHeld(page, `${from.prefix}${LONG_PAGE}?a=b#headings`);
    await page.locator('header summary', { hasText: from.label }).first().click();
    await page.locator(`header a[hreflang=${to.lang}]`).first().click();
    await expect(page).toHaveURL(`${to.prefix}${LONG_PAGE}?a=b#headings`);
  });
}

test('a control under a resting pointer gets hover events', async ({ page }) => {
  const release = await openHeld(page, LONG_PAGE);
  await page.getByRole('button', { name: TOOLS_NAME.en }).hover();
  release();
  await expect(page.getByRole('link', { name: /Rsbuild/ }).first()).toBeVisible();
});

test('a panel that the reader has opened and closed stays closed under the resting pointer', async ({
  page,
}) => {
  await page.clock.install();
  const release = await openHeld(page, '/');
  const button = page.getByRole('button', { name: 'Rstack tools' });
  await button.click();
  await expect(page.locator('#rstack-tools')).toBeVisible();
  await button.click();
  release();
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await page.waitForFunction(
    () => window.recordedForApp?.isPaused && window.recordedForApp.interactions.length === 0,
  );
  await page.clock.runFor(1000);
  await expect(page.locator('#rstack-tools')).toBeHidden();
});

test('the 404 page starts the app at once', async ({ page, watch }) => {
  watch.allow(/404/);
  await page.goto('/zh/nowhere');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});

test('a stored tab is shown at once', async ({ page }) => {
  await page.goto(TABS_PAGE);
  await hydrated(page);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.nth(1).click();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('if a deployment removed scripts, the page reloads once and then shows a notice', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource|ERR_/);
  let loads = 0;
  page.on('request', request => {
    if (request.isNavigationRequest()) loads++;
  });
  await page.route(APP_SCRIPT, route => route.fulfill({ status: 404, body: '' }));
  await page.goto(LONG_PAGE);
  const reloaded = page.waitForEvent('load');
  await page.mouse.move(300, 300);
  await reloaded;
  await page.mouse.move(310, 310);
  await expect(page.locator('#stale-page')).toBeVisible();
  expect(loads).toBe(2);
});

test("offline after load, the page stays and shows what's missing", async ({ page, watch, context }) => {
  watch.allow(/Failed to load resource|ERR_/);
  await page.route(APP_SCRIPT, route => route.abort());
  await page.goto(LONG_PAGE);
  await context.setOffline(true);
  await page.mouse.move(300, 300);
  await expect(page.locator('#stale-page')).toBeVisible();
  await expect(page.locator('h1')).toBeVisible();
});
