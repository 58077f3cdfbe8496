import { VARIANTS } from '../../variants';
import { expect, test } from '../fixtures';
import { CHINESE, ENGLISH, LANGUAGES } from '../languages';
import { LONG_PAGE } from '../routes';
import { dialogOf, openSearch, searchFor } from './dialog';

/** Found on many pages of either language. */
const COMMON = { en: 'rspress', zh: '页面' };

/** Queries without results: one that resembles no title, and one that resembles the title. */
const UNKNOWN = {
  en: { unlike: 'xyzzyplugh', like: 'deploxyzzyplugh', title: 'Deploy' },
  zh: { unlike: '天气预报', like: '布署', title: '部署' },
};

for (const language of LANGUAGES) {
  const { lang, prefix, t } = language;

  test(`${lang}: results are in groups of at most five, at most twenty in total, in the reader's language`, async ({
    page,
  }) => {
    const dialog = await openSearch(page, language);
    await searchFor(dialog, COMMON[lang]);
    // At a single moment. A locator would first find the groups and then count.
    const sizes = await dialog.root.evaluate(root =>
      Array.from(
        root.querySelectorAll('.DocSearch-Hits'),
        group => group.querySelectorAll('.DocSearch-Hit').length,
      ),
    );
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20);
    const titles = await dialog.groups.allTextContents();
    expect(new Set(titles).size).toBe(titles.length);
    const links = await dialog.hits
      .locator('a')
      .evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''));
    expect(links.filter(link => link.startsWith('/zh/') !== (lang === 'zh'))).toEqual([]);
    // Passages may still arrive.
    await expect(async () => {
      const count = String(await dialog.hits.count());
      expect(await dialog.root.getByRole('status').textContent()).toBe(t('search.dialog.count', { count }));
    }).toPass();
  });

  test(`${lang}: if nothing is found, only queries that resemble it are suggested`, async ({ page }) => {
    const { root, input, hits } = await openSearch(page, language);
    const { unlike, like, title } = UNKNOWN[lang];
    const offered = root.locator('.DocSearch-Prefill').filter({ visible: true });
    await input.fill(unlike);
    await expect(root.locator('.DocSearch-NoResults')).toContainText(t('search.dialog.noResults'));
    await expect(root.locator('.DocSearch-NoResults strong')).toHaveText(unlike);
    await expect(root.getByRole('status')).toHaveText(t('search.dialog.none'));
    await expect(offered).toHaveCount(0);
    await expect(root.getByText(t('search.dialog.trySearching')).filter({ visible: true })).toHaveCount(0);
    // Also after a query with results, and anew for each query.
    await input.fill(COMMON[lang]);
    await expect(hits.first()).toBeVisible();
    await input.fill(like);
    await expect(root.locator('.DocSearch-NoResults strong')).toHaveText(like);
    await expect(offered.first()).toHaveText(title);
    expect(await offered.count()).toBeLessThanOrEqual(3);
    await input.fill(unlike);
    await expect(offered).toHaveCount(0);
    await input.fill(like);
    await offered.first().click();
    await expect(hits.first()).toContainText(title, { ignoreCase: true });
    await expect(input).toBeFocused();
  });

  test(`${lang}: Enter opens a result at its heading, without reloading the site`, async ({ page }) => {
    const { root, input, hits } = await openSearch(page, language, '/guide/start/introduction');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await input.fill(lang === 'en' ? 'set the base path' : '设置基础路径');
    await expect(hits.first().locator('a')).toHaveAttribute('href', `${prefix}/guide/basic/deploy#base-path`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${prefix}/guide/basic/deploy#base-path`);
    await expect(root).toBeHidden();
    await expect(page.locator('#base-path')).toBeInViewport();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('a click on a result on the same page scrolls to its heading', async ({ page }) => {
  const { root, input, hits } = await openSearch(page, ENGLISH, '/guide/basic/deploy');
  await input.fill('cloudflare');
  await hits.first().click();
  await expect(root).toBeHidden();
  await expect(page).toHaveURL(/#cloudflare-pages$/);
  await expect(page.locator('#cloudflare-pages')).toBeInViewport();
});

test('arrow keys move through the results and wrap around, and Tab skips them', async ({ page }) => {
  const dialog = await openSearch(page);
  await searchFor(dialog, 'deploy');
  const { hits, input, root } = dialog;
  await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(input).toHaveAttribute('aria-activedescendant', (await hits.nth(1).getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(hits.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(root.getByRole('button', { name: ENGLISH.t('search.dialog.clear') })).toBeFocused();
  // The list can be scrolled by keys, as one stop.
  await page.keyboard.press('Tab');
  await expect(root.locator('.DocSearch-Dropdown')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(input).toBeFocused();
});

test('Ctrl+Enter opens a tab, Shift+Enter opens a window, and the page stays', async ({ page, context }) => {
  const dialog = await openSearch(page, ENGLISH, '/guide/start/introduction');
  for (const key of ['Control+Enter', 'Shift+Enter']) {
    await searchFor(dialog, 'deploy');
    const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(key)]);
    await expect(opened).toHaveURL('/guide/basic/deploy');
    await opened.close();
  }
  await expect(page).toHaveURL('/guide/start/introduction');
});

test('matches are highlighted, and snippets are ten words long, or five on a narrow screen', async ({
  page,
}) => {
  const longest: Record<number, number> = {};
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const dialog = await openSearch(page);
    await searchFor(dialog, 'folder');
    const passages = dialog.hits.locator('.DocSearch-Hit-title:has(mark)', { hasText: '…' });
    await expect(passages.first()).toBeVisible();
    const cut = await passages.allTextContents();
    longest[width] = Math.max(...cut.map(text => text.split(/\s+/).length));
  }
  expect(longest[1280]).toBeLessThanOrEqual(11);
  expect(longest[768]).toBeLessThanOrEqual(6);
  expect(longest[1280]).toBeGreaterThan(longest[768] ?? 0);
});

test('finds words with typos, names in full and in part, and Chinese characters inside words', async ({
  page,
}) => {
  const first = async (query: string) => {
    await dialog.input.fill(query);
    await expect(dialog.input).toHaveValue(query);
    return dialog.hits.first().locator('a');
  };
  let dialog = await openSearch(page);
  await expect(await first('cloudfare pages')).toHaveAttribute('href', /deploy#cloudflare-pages/);
  await expect(await first('BASE_PATH')).toHaveAttribute('href', /./);
  await page.keyboard.press('Escape');
  dialog = await openSearch(page, CHINESE);
  await expect(await first('存失')).toHaveCount(0);
  await expect(await first('署')).toHaveAttribute('href', '/zh/guide/basic/deploy');
});

test('Traditional Chinese finds and marks what Simplified Chinese does', async ({ page }) => {
  const dialog = await openSearch(page, CHINESE);
  await searchFor(dialog, '导航栏');
  const hrefs = () =>
    dialog.hits.locator('a').evaluateAll(links => links.map(link => link.getAttribute('href')));
  const simplified = await hrefs();
  await dialog.input.fill('導覽列');
  await expect(dialog.root.locator('mark', { hasText: '导航栏' }).first()).toBeVisible();
  expect(await hrefs()).toEqual(simplified);
});

test('markup in pages and in queries is shown as text', async ({ page }) => {
  const dialog = await openSearch(page);
  await searchFor(dialog, '<video src="/film.mp4">');
  await expect(dialog.hits.filter({ hasText: /<video/ }).first()).toBeVisible();
  const hostile = '<img src=x onerror="document.title=1">';
  await dialog.input.fill(hostile);
  await expect(dialog.input).toHaveValue(hostile);
  await dialog.input.fill('%E0%A4%A "\'\\ <mark>');
  await dialog.input.fill('x'.repeat(64));
  await expect(dialog.root.locator('.DocSearch-NoResults strong')).toHaveText('x'.repeat(64));
  await expect(dialog.root.locator('img')).toHaveCount(0);
});

test('under a base path, results lead below it', async ({ page, sites }) => {
  const { basePath } = VARIANTS.base;
  const { root } = sites.base;
  await page.goto(root + LONG_PAGE);
  await page.keyboard.press('Control+k');
  const { input, hits } = dialogOf(page);
  await input.fill('introduction');
  await expect(hits.first().locator('a')).toHaveAttribute(
    'href',
    `${basePath.slice(0, -1)}/guide/start/introduction`,
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${root}/guide/start/introduction`);
  await expect(page.locator('h1')).toContainText('Introduction');
});
