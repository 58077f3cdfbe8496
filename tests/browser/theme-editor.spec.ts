import type { Page } from '@playwright/test';
import { cacheName } from '../../site/offline-copy';
import { VARIANTS } from '../variants';
import { axeFindings } from './axe';
import { expect, hydrated, open, test } from './fixtures';
import { BEHAVIOR_LANGUAGES, CHINESE, ENGLISH, type Language } from './languages';
import { recentKey } from './search/dialog';

const PAGE = '/api/client-api/css-variables';

async function openEditor(page: Page, { prefix, t }: Language) {
  await open(page, prefix + PAGE);
  await page.getByRole('button', { name: t('themeEditor.open') }).click();
  await expect(page.getByLabel(t('themeEditor.search'))).toBeFocused();
}

const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--rp-c-brand').trim());
const markOf = (page: Page, { t }: Language) => page.getByRole('complementary', { name: t('edited.label') });

for (const language of BEHAVIOR_LANGUAGES) {
  test(`${language.lang}: edits apply to the whole site, to the next page, and after a reload, until they're reset`, async ({
    page,
  }) => {
    const { t, prefix } = language;
    await openEditor(page, language);
    await expect(markOf(page, language)).toBeHidden();
    const before = await backgroundOf(page);
    await page.getByLabel('--rp-c-brand', { exact: true }).fill('rgb(200, 0, 0)');
    await expect.poll(() => backgroundOf(page)).toBe('rgb(200, 0, 0)');
    await expect(markOf(page, language)).toBeVisible();

    await page
      .locator('header')
      .getByRole('link', { name: t('nav.guide') })
      .first()
      .click();
    await expect(page).not.toHaveURL(new RegExp(PAGE));
    expect(await backgroundOf(page)).toBe('rgb(200, 0, 0)');
    await page.reload();
    expect(await backgroundOf(page)).toBe('rgb(200, 0, 0)');
    await markOf(page, language).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${prefix}${PAGE}#edit$`));

    await page.getByRole('button', { name: t('themeEditor.open') }).click();
    await expect(page.getByLabel('--rp-c-brand', { exact: true })).toHaveValue('rgb(200, 0, 0)');
    await page.getByRole('button', { name: t('themeEditor.reset') }).click();
    await expect.poll(() => backgroundOf(page)).toBe(before);
    await expect(markOf(page, language)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('rspress-docs:theme-variables'))).toBeNull();
  });
}

test('a color that has low contrast, or is invalid, produces a message next to it', async ({ page }) => {
  const { t } = ENGLISH;
  await openEditor(page, ENGLISH);
  const field = page.getByLabel('--rp-c-text-2', { exact: true });
  const row = page.getByRole('listitem').filter({ has: field });
  await field.fill('#ccc');
  await expect(row).toContainText(/Contrast 1\.6 on --rp-c-bg: small text needs 4\.5/);
  await field.fill('#333');
  await expect(row).toContainText(/Contrast 12\.6 on --rp-c-bg$/);
  await field.fill('quite dark');
  await expect(row).toContainText(t('themeEditor.noColor'));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('each mode has its own colors; a code theme belongs to its mode', async ({ page }) => {
  const { t } = ENGLISH;
  await openEditor(page, ENGLISH);
  const light = await backgroundOf(page);
  await page.getByRole('button', { name: t('nav.switchTheme') }).click();
  await expect(page.getByText(t('themeEditor.dark'))).toBeVisible();
  await page.getByLabel('--rp-c-brand', { exact: true }).fill('gold');
  await expect.poll(() => backgroundOf(page)).toBe('gold');
  await page.getByLabel(t('themeEditor.codeTheme')).selectOption('dracula');
  const keyword = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--shiki-token-keyword').trim(),
    );
  await expect.poll(keyword).toBe('#FF79C6');
  await page.getByRole('button', { name: t('nav.switchTheme') }).click();
  await expect.poll(() => backgroundOf(page)).toBe(light);
  expect(await keyword()).not.toBe('#FF79C6');
});

test('an incomplete value keeps the others in effect, and an empty one undoes the edit', async ({ page }) => {
  await openEditor(page, ENGLISH);
  const before = await backgroundOf(page);
  await page.getByLabel('--rp-c-brand', { exact: true }).fill('red');
  await page.getByLabel(ENGLISH.t('themeEditor.search')).fill('r');
  for (const half of ['calc(1px', '/* 2px', '"a']) {
    await page.getByLabel('--rp-radius', { exact: true }).fill(half);
    expect(await backgroundOf(page)).toBe('red');
  }
  await page.getByLabel('--rp-radius', { exact: true }).fill('calc(1px + 2em)');
  await expect
    .poll(() =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--rp-radius')),
    )
    .toContain('calc');
  await page.getByLabel('--rp-c-brand', { exact: true }).fill('');
  await expect.poll(() => backgroundOf(page)).toBe(before);
});

test("edits and a code editor's style sheet don't affect each other", async ({ page }) => {
  await page.goto('/sitemap');
  await page.evaluate(() => {
    localStorage.setItem('rspress-docs:theme-variables', 'html:root:not(.rp-dark) { --rp-c-brand: red; }');
  });
  await open(page, PAGE);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.editor { color: blue }');
    document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
  });
  await page.getByRole('button', { name: ENGLISH.t('themeEditor.open') }).click();
  await expect(page.getByLabel('--rp-c-brand', { exact: true })).toHaveValue('red');
  await page.getByRole('button', { name: ENGLISH.t('themeEditor.reset') }).click();
  await expect.poll(() => backgroundOf(page)).not.toBe('red');
  expect(await page.evaluate(() => document.adoptedStyleSheets[0]?.cssRules[0]?.cssText)).toContain(
    '.editor',
  );
  await expect(page.getByLabel(ENGLISH.t('themeEditor.search'))).toBeFocused();
});

for (const stored of [
  'html{display:none!important}',
  'html:root { --rp-c-brand: red; } body { display: none; }',
  'html:root { --rp-c-bg: url(https://evil.example/); }',
]) {
  test(`a stored style sheet that the editor didn't write has no effect: ${stored}`, async ({ page }) => {
    await page.goto('/sitemap');
    await page.evaluate(css => localStorage.setItem('rspress-docs:theme-variables', css), stored);
    await openEditor(page, ENGLISH);
    await expect(page.locator('h1')).toBeVisible();
    await expect(markOf(page, ENGLISH)).toBeHidden();
    expect(
      await page.evaluate(() => document.adoptedStyleSheets.every(sheet => sheet.cssRules.length === 0)),
    ).toBe(true);
  });
}

test('with edits that hide all text, the editor can be opened and reset', async ({ page }) => {
  const { t } = ENGLISH;
  await page.goto('/sitemap');
  await page.evaluate(() => {
    const names = [
      '--rp-c-text-0',
      '--rp-c-text-1',
      '--rp-c-text-2',
      '--rp-c-bg',
      '--rp-c-link',
      '--rp-c-brand',
    ];
    const lines = names.map(name => `  ${name}: white;\n`).join('');
    localStorage.setItem('rspress-docs:theme-variables', `html:root {\n${lines}}\n`);
  });
  await open(page, PAGE);
  const colorsOf = (name: string) =>
    page.getByRole('button', { name }).evaluate(element => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    });
  const readable = { color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' };
  expect(await colorsOf(t('themeEditor.open'))).toEqual(readable);
  await page.getByRole('button', { name: t('themeEditor.open') }).click();
  expect(await colorsOf(t('themeEditor.reset'))).toEqual(readable);
  await page.getByRole('button', { name: t('themeEditor.reset') }).click();
  await expect(markOf(page, ENGLISH)).toBeHidden();
});

for (const name of ['root', 'base'] as const) {
  test(`${name}: the link below the editor removes everything that's stored, and loads the page again`, async ({
    page,
    sites,
  }) => {
    const address = sites[name].root + PAGE;
    await open(page, address);
    await page.evaluate(
      async ([recent, cache]) => {
        localStorage.setItem('rspress-docs:theme-variables', 'html:root { --rp-c-brand: red; }');
        localStorage.setItem('rspress-theme-appearance', 'dark');
        localStorage.setItem(recent, '[]');
        localStorage.setItem('of-another-site', '1');
        await caches.open(cache);
        await caches.open('of-another-site');
      },
      [recentKey('en'), cacheName(VARIANTS[name].basePath, 'zh')] as const,
    );
    await open(page, address);
    expect(await backgroundOf(page)).toBe('red');
    await page.getByRole('link', { name: ENGLISH.t('themeEditor.resetAll') }).click();
    await expect(page).toHaveURL(address);
    await hydrated(page);
    expect(await backgroundOf(page)).not.toBe('red');
    const left = await page.evaluate(async () => [...Object.keys(localStorage), ...(await caches.keys())]);
    expect(left).toEqual(['of-another-site', 'of-another-site']);
  });
}

test('the copied style sheet contains the edits', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEditor(page, ENGLISH);
  await page.getByLabel(ENGLISH.t('themeEditor.search')).fill('radius');
  await page.getByLabel('--rp-radius', { exact: true }).fill('3px');
  await page.getByRole('button', { name: ENGLISH.t('themeEditor.copy') }).click();
  await expect(page.getByText(ENGLISH.t('themeEditor.copied'), { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'html:root {\n  --rp-radius: 3px;\n}\n',
  );
});

test('without storage, the editor works, and the next page is unchanged', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await openEditor(page, ENGLISH);
  const before = await backgroundOf(page);
  await page.getByLabel('--rp-c-brand', { exact: true }).fill('red');
  await expect.poll(() => backgroundOf(page)).toBe('red');
  await page.reload();
  expect(await backgroundOf(page)).toBe(before);
});

test("the editor isn't loaded before the reader asks for it", async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await open(page, PAGE);
  const before = scripts.length;
  await page.getByRole('button', { name: ENGLISH.t('themeEditor.open') }).click();
  await expect(page.getByLabel(ENGLISH.t('themeEditor.search'))).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});

for (const [language, colorScheme, width, color] of [
  [ENGLISH, 'light', 1280, '#333'],
  [CHINESE, 'dark', 390, '#ddd'],
] as const) {
  test(`${language.lang}, ${colorScheme}, ${width} px: axe finds nothing in the editor`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openEditor(page, language);
    await page.getByLabel('--rp-c-text-2', { exact: true }).fill(color);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}
