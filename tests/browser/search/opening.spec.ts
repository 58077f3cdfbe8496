import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../fixtures';
import { openHeld as openHeldAt } from '../held-scripts';
import { BEHAVIOR_LANGUAGES, CHINESE, ENGLISH } from '../languages';
import { LONG_PAGE } from '../routes';
import { dialogOf, openSearch, searchButton } from './dialog';

for (const language of BEHAVIOR_LANGUAGES) {
  const { lang, prefix, t } = language;

  test(`${lang}: the button opens the search, which isn't loaded before the reader approaches it`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', request => requests.push(new URL(request.url()).pathname));
    await page.goto(prefix + LONG_PAGE, { waitUntil: 'networkidle' });
    await hydrated(page);
    const before = requests.length;
    expect(requests.filter(path => path.includes('/static/search/'))).toEqual([]);
    const button = searchButton(page, language);
    await expect(button).toHaveText(new RegExp(t('search.button')));
    await button.hover();
    await expect
      .poll(() => requests.slice(before).filter(path => path.endsWith('.js')).length)
      .toBeGreaterThan(0);
    expect(requests.filter(path => path.includes('/static/search/'))).toEqual([]);
    await button.click();
    const { root, input } = dialogOf(page, language);
    await expect(root).toBeVisible();
    await expect(input).toBeFocused();
    await expect(input).toHaveAttribute('placeholder', t('search.button'));
    await expect(input).toHaveAttribute('maxlength', '64');
    await expect(root).toContainText(t('search.dialog.noRecent'));
    for (const hint of ['search.dialog.select', 'search.dialog.navigate', 'search.dialog.close'] as const) {
      await expect(root.locator('footer')).toContainText(t(hint));
    }
    await expect(root).not.toContainText(/algolia/i);
    const index = `/static/search/${lang}-`;
    await expect.poll(() => requests.some(path => path.includes(index))).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(requests.filter(path => path.includes(index))).toEqual([expect.stringMatching(/\/start\.json$/)]);
  });
}

/** Opens a page whose scripts, or some of them, arrive once the returned function is called. */
const openHeld = (page: Page, scripts = '**/static/js/**') => openHeldAt(page, LONG_PAGE, scripts);

for (const width of [1280, 390]) {
  test(`readers type into a box until the dialog has loaded, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const release = await openHeld(page);
    const { early, input } = dialogOf(page);
    await page.keyboard.press('/');
    await expect(early).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(early).toHaveCount(0);
    await searchButton(page).click();
    await page.keyboard.type('depk');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('loy');
    await page.keyboard.press('ArrowLeft');
    await expect(early).toHaveValue('deploy');
    const place = await early.boundingBox();
    release();
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('deploy');
    await expect(early).toHaveCount(0);
    await page.keyboard.type('+');
    await expect(input).toHaveValue('deplo+y');
    const form = await page.locator('.DocSearch-Form').boundingBox();
    expect([place?.y, place?.height]).toEqual([form?.y, form?.height]);
    await page.keyboard.press('Escape');
    await expect(searchButton(page)).toBeFocused();
  });
}

test('the dialog that replaces the box keeps the focus while earlier interactions are replayed', async ({
  page,
}) => {
  // The dialog can be ready at any moment, so a stand-in takes the box over at the first repeated interaction.
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      ({ isTrusted }) => {
        const box = document.querySelector('#early-search-box');
        if (isTrusted || !box) return;
        const input = document.createElement('input');
        input.id = 'stand-in';
        document.body.append(input);
        box.remove();
        input.focus();
      },
      true,
    );
  });
  const release = await openHeld(page);
  await searchButton(page).click();
  release();
  await hydrated(page);
  await page.keyboard.type('deploy');
  await expect(page.locator('#stand-in')).toHaveValue('deploy');
});

test('the box that opens first closes like the dialog', async ({ page }) => {
  await openHeld(page);
  const { early } = dialogOf(page);
  const link = page.locator('header').getByRole('link', { name: 'Rspress' }).first();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Control+k'),
    () => page.mouse.click(20, 700),
  ]) {
    await link.focus();
    await page.keyboard.press('Control+k');
    await expect(early).toBeFocused();
    await close();
    await expect(early).toHaveCount(0);
    await expect(link).toBeFocused();
  }
});

test('a closed box opens again at once', async ({ page }) => {
  await openHeld(page);
  const { early } = dialogOf(page);
  await page.keyboard.press('Control+k');
  await expect(early).toBeFocused();
  // In one task, so that the box isn't told yet that it was closed.
  await early.evaluate(input => {
    for (const target of [input, document.body]) {
      target.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }),
      );
    }
  });
  await expect(early).toBeFocused();
});

for (const language of BEHAVIOR_LANGUAGES) {
  test(`${language.lang}: a button closes the box on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openHeld(page);
    const { early, root } = dialogOf(page, language);
    await page.goto(language.prefix + LONG_PAGE);
    await searchButton(page, language).click();
    await expect(early).toHaveAttribute('placeholder', language.t('search.button'));
    await root.getByRole('button', { name: language.t('search.cancel') }).click();
    await expect(early).toHaveCount(0);
  });
}

test('selected text is the first query of the box', async ({ page }) => {
  const release = await openHeld(page);
  const heading = page.locator('h1');
  await heading.selectText();
  const selected = await page.evaluate(() => String(getSelection()).slice(0, 64));
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page).early).toHaveValue(selected);
  release();
  await expect(dialogOf(page).input).toHaveValue(selected);
});

test("a word that's being composed is completed in the box", async ({ page }) => {
  const release = await openHeld(page);
  const { early, input, hits } = dialogOf(page);
  await page.keyboard.press('Control+k');
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: 'bu', selectionStart: 2, selectionEnd: 2 });
  await expect(early).toHaveValue('bu');
  const dialogScript = page.waitForResponse(
    async response =>
      response.url().includes('/static/js/async/') && (await response.text()).includes('DocSearch-Modal'),
  );
  release();
  await hydrated(page);
  await dialogScript;
  await expect(early).toBeFocused();
  await client.send('Input.insertText', { text: 'deploy' });
  await expect(input).toHaveValue('deploy');
  await expect(input).toBeFocused();
  await expect(hits.first()).toBeVisible();
});

test('Ctrl+K and Command+K open the search and close it again', async ({ page }) => {
  await open(page, LONG_PAGE);
  const { root } = dialogOf(page);
  for (const key of ['Control+k', 'Meta+k', 'Control+K']) {
    await page.keyboard.press(key);
    await expect(root).toBeVisible();
    await page.keyboard.press(key);
    await expect(root).toBeHidden();
  }
});

test('a slash opens the search, except where the reader is writing', async ({ page }) => {
  await open(page, LONG_PAGE);
  const { root, input } = dialogOf(page);
  await page.evaluate(() => {
    const fields = document.createElement('div');
    fields.innerHTML =
      '<input><textarea></textarea><select><option>/</option></select><p contenteditable></p>';
    document.querySelector('main')?.prepend(fields);
  });
  for (const field of ['input', 'textarea', 'select', '[contenteditable]']) {
    await page.locator(`main > div:first-child ${field}`).focus();
    await page.keyboard.press('/');
    await expect(root).toBeHidden();
  }
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('/');
  await expect(input).toBeFocused();
  await page.keyboard.press('/');
  await expect(input).toHaveValue('/');
});

test('a character typed on the button starts the query', async ({ page }) => {
  await open(page, LONG_PAGE);
  await searchButton(page).focus();
  await page.keyboard.press('d');
  const { input } = dialogOf(page);
  await expect(input).toHaveValue('d');
  await expect(input).toBeFocused();
  await page.keyboard.type('eploy');
  await expect(input).toHaveValue('deploy');
});

test('selected text is the first query, cut to 64 characters', async ({ page }) => {
  await open(page, LONG_PAGE);
  const selected = await page.evaluate(() => {
    const paragraph = document.querySelector('.rspress-doc p');
    if (!paragraph) throw new Error('There is no paragraph.');
    getSelection()?.selectAllChildren(paragraph);
    return String(getSelection());
  });
  expect(selected.length).toBeGreaterThan(64);
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page).input).toHaveValue(selected.slice(0, 64));
});

test('Escape, a click outside, and the shortcut close the dialog, and the focus returns', async ({
  page,
}) => {
  await open(page, LONG_PAGE);
  const { root, input } = dialogOf(page);
  const link = page.locator('header').getByRole('link', { name: 'Rspress' }).first();
  const closings = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 700),
    () => page.keyboard.press('Control+k'),
  ];
  for (const close of closings) {
    await link.focus();
    await page.keyboard.press('Control+k');
    await input.fill('deploy');
    await close();
    await expect(root).toBeHidden();
    await expect(link).toBeFocused();
  }
  await searchButton(page).click();
  await page.keyboard.press('Escape');
  await expect(searchButton(page)).toBeFocused();
});

test('the focus returns to the search button if the previous element is gone', async ({ page }) => {
  await open(page, LONG_PAGE);
  await page.evaluate(() => {
    const button = document.createElement('button');
    document.querySelector('main')?.prepend(button);
    button.focus();
  });
  await page.keyboard.press('Control+k');
  const { root, input } = dialogOf(page);
  await expect(input).toBeFocused();
  await page.evaluate(() => document.querySelector('main > button')?.remove());
  await page.keyboard.press('Escape');
  await expect(root).toBeHidden();
  await expect(searchButton(page)).toBeFocused();
});

test('keys of an input method neither close the dialog nor open a result', async ({ page }) => {
  const { root, input, hits } = await openSearch(page, CHINESE);
  await input.fill('部署');
  await expect(hits.first()).toBeVisible();
  const url = page.url();
  for (const key of ['Escape', 'Enter']) {
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      await input.evaluate(
        (element, event) =>
          element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...event })),
        { key, code: key, ...init },
      );
    }
  }
  await expect(root).toBeVisible();
  await expect(input).toHaveValue('部署');
  expect(page.url()).toBe(url);
  await page.keyboard.press('Escape');
  await expect(root).toBeHidden();
});

test('a composed word is searched for', async ({ page }) => {
  const { input, hits } = await openSearch(page, CHINESE);
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: 'bu', selectionStart: 2, selectionEnd: 2 });
  await client.send('Input.insertText', { text: '部署' });
  await expect(input).toHaveValue('部署');
  await expect(hits.first()).toContainText('部署');
});

test('text typed while the dialog is loading is in its input', async ({ page }) => {
  const release = await openHeld(page, '**/static/js/async/*.js');
  await hydrated(page);
  await page.keyboard.press('/');
  await page.keyboard.type('deploy');
  await expect(dialogOf(page).early).toHaveValue('deploy');
  release();
  const { input, hits } = dialogOf(page);
  await expect(input).toHaveValue('deploy');
  await expect(hits.first()).toBeVisible();
});

for (const lang of ['fr', 'zh-TW']) {
  test(`a page that a translator has marked as ${lang} is searched in its own language`, async ({ page }) => {
    const release = await openHeld(page);
    await page.evaluate(translated => document.documentElement.setAttribute('lang', translated), lang);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('deploy');
    release();
    const { input, hits } = dialogOf(page);
    await expect(input).toHaveValue('deploy');
    await expect(hits.first().locator('a')).toHaveAttribute('href', '/guide/basic/deploy');
  });
}

test('Back and Forward close the search, and readers go on in the page', async ({ page }) => {
  await open(page, LONG_PAGE);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  // A pointer would have to scroll to the navbar, which hides on scrolling down.
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/"]')?.click());
  await expect(page).toHaveURL('/');
  const { root, input, hits } = dialogOf(page);
  for (const [go, url, top] of [
    [() => page.goBack(), LONG_PAGE, 900],
    [() => page.goForward(), '/', 0],
  ] as const) {
    await page.keyboard.press('Control+k');
    await input.fill('deploy');
    await expect(hits.first()).toBeVisible();
    await go();
    await expect(page).toHaveURL(url);
    await expect(root).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.locator('#__rspress_root')).not.toHaveAttribute('inert');
    expect(await page.evaluate(() => scrollY)).toBe(top);
  }
});

test('Back closes the box that opens first', async ({ page }) => {
  const release = await openHeld(page, '**/static/js/async/*.js');
  await hydrated(page);
  await page.evaluate(() => history.pushState(null, '', '#here'));
  await page.keyboard.press('Control+k');
  const { early, root } = dialogOf(page);
  await expect(early).toBeFocused();
  await page.goBack();
  await expect(early).toHaveCount(0);
  release();
  await expect(root).toHaveCount(0);
});

test('without scripts there is no search button', async ({ browser, sites }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(sites.root.root + LONG_PAGE);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[data-search]')).toBeHidden();
  await context.close();
});

test('the 404 page offers the search', async ({ page, watch }) => {
  watch.allow(/404/);
  await open(page, '/zh/no-such-page');
  await page
    .getByRole('main')
    .getByRole('button', { name: CHINESE.t('search.button') })
    .click();
  await expect(dialogOf(page, CHINESE).input).toBeFocused();
});

test('the navbar stays visible while the dialog is open', async ({ page }) => {
  const { root } = await openSearch(page, ENGLISH);
  await page.evaluate(() => {
    scrollTo(0, 1500);
    dispatchEvent(new Event('scroll'));
  });
  await expect(root).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-nav-hidden');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true });
  for (const language of BEHAVIOR_LANGUAGES) {
    test(`${language.lang}: the dialog fills the screen wherever the page is scrolled, and Cancel closes it`, async ({
      page,
    }) => {
      await open(page, language.prefix + LONG_PAGE);
      await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
      await page.keyboard.press('Control+k');
      const { root, input } = dialogOf(page, language);
      await expect(input).toBeFocused();
      const box = await root.locator('.DocSearch-Modal').boundingBox();
      expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 700 });
      await root.getByRole('button', { name: language.t('search.cancel') }).tap();
      await expect(root).toBeHidden();
      expect(await page.evaluate(() => scrollY)).toBe(2000);
    });
  }
});
