import type { Page } from '@playwright/test';
import { axeFindings } from './axe';
import { expect, open, test } from './fixtures';
import { BEHAVIOR_LANGUAGES, ENGLISH, type Language } from './languages';
import { unmarkedChinese } from './reading';

const PATH = '/plugin/official-plugins/shiki';
const FILES = '**/js/async/shiki-*/**';

/** Opens the page and acts, so that its text has its script and the lists are there. */
async function openHighlighter(page: Page, { prefix, t }: Language) {
  await open(page, prefix + PATH);
  await page.locator('h1').hover();
  const language = page.getByLabel(t('highlighter.language'), { exact: true });
  await expect(language.locator('option').nth(1)).toBeAttached();
  return {
    language,
    theme: page.getByLabel(t('highlighter.theme'), { exact: true }),
    code: page.getByLabel(t('highlighter.code'), { exact: true }),
    result: page.getByRole('region', { name: t('highlighter.result') }),
  };
}

for (const language of BEHAVIOR_LANGUAGES) {
  test(`${language.lang}: highlights a sample and the reader's own text in any language and theme`, async ({
    page,
  }) => {
    const highlighter = await openHighlighter(page, language);
    expect(await highlighter.language.locator('option').count()).toBeGreaterThan(200);
    expect(await highlighter.theme.locator('optgroup').count()).toBe(2);
    await highlighter.language.selectOption('python');
    await expect(highlighter.code).toHaveValue(/@dataclass/);
    await highlighter.theme.selectOption('nord');
    const block = highlighter.result.locator('pre');
    await expect(block).toHaveClass(/nord/);
    await expect(block).toContainText('@dataclass');
    await highlighter.code.fill('def 你好(): return "<b>"');
    await expect(block).toHaveText('def 你好(): return "<b>"');
    const colors = await block
      .locator('span[style]')
      .evaluateAll(words => new Set(words.map(word => getComputedStyle(word).color)).size);
    expect(colors).toBeGreaterThan(1);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('a language with a Chinese name has the right lang attribute', async ({ page }) => {
  const { language } = await openHighlighter(page, ENGLISH);
  await expect(language.locator('option', { hasText: '文言' })).toHaveAttribute('lang', 'zh');
  expect(await page.evaluate(unmarkedChinese)).toEqual([]);
});

test('a grammar that fails to load produces a message, and the next choice works', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Failed to fetch dynamically imported module/);
  const { language, result } = await openHighlighter(page, ENGLISH);
  await page.route('**/langs/rust.js', route => route.abort());
  await language.selectOption('rust');
  await expect(page.getByText(ENGLISH.t('highlighter.failed'))).toBeVisible();
  await language.selectOption('css');
  await expect(result.locator('pre')).toContainText('--rp-c-brand');
});

test("nothing is loaded before the reader's first action", async ({ page }) => {
  let asked = 0;
  await page.route(FILES, async route => {
    asked++;
    await route.continue();
  });
  await page.goto(PATH, { waitUntil: 'networkidle' });
  expect(asked).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('there are no controls that do nothing', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.locator('main select, main textarea')).toHaveCount(2 + 1);
    await expect(page.locator('main select:visible, main textarea:visible')).toHaveCount(0);
  });
});
