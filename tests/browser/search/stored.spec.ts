import { expect, open, test } from '../fixtures';
import { BEHAVIOR_LANGUAGES, ENGLISH } from '../languages';
import { LONG_PAGE } from '../routes';
import {
  dialogOf,
  favoriteKey,
  openSearch,
  recentKey,
  searchFor,
  storeBeforehand,
  storedSearch,
} from './dialog';

for (const language of BEHAVIOR_LANGUAGES) {
  const { lang, prefix, t } = language;

  test(`${lang}: an opened result becomes a recent search; it can become a favorite, and both can be removed`, async ({
    page,
  }) => {
    let dialog = await openSearch(page, language);
    const query = lang === 'en' ? 'deploy' : '部署';
    await searchFor(dialog, query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${prefix}/guide/basic/deploy`);

    await page.keyboard.press('Control+k');
    dialog = dialogOf(page, language);
    await expect(dialog.groups).toHaveText([t('search.dialog.recent')]);
    await expect(dialog.hits).toHaveCount(1);
    await dialog.hits.getByRole('button', { name: t('search.dialog.saveRecent') }).click();
    await expect(dialog.groups).toHaveText([t('search.dialog.favorites')]);

    await dialog.hits.locator('a').click();
    await expect(dialog.root).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(dialog.groups).toHaveText([t('search.dialog.favorites')]);
    await dialog.hits.getByRole('button', { name: t('search.dialog.removeFavorite') }).click();
    await expect(dialog.root).toContainText(t('search.dialog.noRecent'));
  });
}

test('a recent search can be removed, also with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await storeBeforehand(page, {
    [recentKey('en')]: [storedSearch('/guide/basic/deploy', 'Deploy'), storedSearch('/', 'Rspress')],
  });
  const { root, hits } = await openSearch(page);
  await expect(hits).toHaveCount(2);
  await hits
    .first()
    .getByRole('button', { name: ENGLISH.t('search.dialog.removeRecent') })
    .click();
  await expect(hits).toHaveCount(1);
  await hits
    .first()
    .getByRole('button', { name: ENGLISH.t('search.dialog.saveRecent') })
    .click();
  await expect(root.locator('.DocSearch-Hit-source')).toHaveText([ENGLISH.t('search.dialog.favorites')]);
});

test('a passage is saved in the recent searches as its page', async ({ page }) => {
  const dialog = await openSearch(page, ENGLISH, '/guide/start/introduction');
  const passage = dialog.root.locator('.DocSearch-Hit:has(a[href*="deploy"])').first();
  await searchFor(dialog, 'compress text files with gzip');
  await expect(passage).toBeVisible();
  await passage.click();
  await expect(page).toHaveURL(/deploy/);
  await page.keyboard.press('Control+k');
  await expect(dialog.hits.first().locator('a')).toHaveAttribute('href', /^\/guide\/basic\/deploy/);
});

test('keeps seven recent searches, four beside favorites, and ten favorites', async ({ page }) => {
  const many = Array.from({ length: 15 }, (_, index) =>
    storedSearch(`/guide/basic/deploy#h${index}`, `Deploy ${index}`),
  );
  await storeBeforehand(page, { [recentKey('en')]: many });
  let dialog = await openSearch(page);
  await expect(dialog.hits).toHaveCount(7);
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [favoriteKey('en'), JSON.stringify(many)],
  );
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [recentKey('en'), JSON.stringify(many)],
  );
  await page.reload();
  dialog = await openSearch(page);
  const lists = dialog.root.locator('.DocSearch-Hits');
  await expect(lists.nth(0).locator('.DocSearch-Hit')).toHaveCount(4);
  await expect(lists.nth(1).locator('.DocSearch-Hit')).toHaveCount(10);
});

test('stored searches belong to a language, and those whose page is gone are dropped', async ({ page }) => {
  await storeBeforehand(page, {
    [recentKey('en')]: [storedSearch('/guide/gone', 'Gone'), storedSearch('/guide/basic/deploy#x', 'Deploy')],
    [recentKey('zh')]: [storedSearch('/zh/guide/basic/use-mdx', 'MDX')],
  });
  const { hits } = await openSearch(page);
  await expect(hits).toHaveText([/Deploy/]);
  await page.keyboard.press('Escape');
  const stored = await page.evaluate(key => localStorage.getItem(key), recentKey('en'));
  expect(JSON.parse(stored ?? '')).toMatchObject([{ url: '/guide/basic/deploy#x' }]);
});

test('stored searches never lead to another host', async ({ page }) => {
  const stored = [
    storedSearch('https://evil.example/guide/basic/deploy', 'Deploy'),
    storedSearch('//evil.example/guide/basic/deploy', 'Deploy'),
    storedSearch('x:https://evil.example/guide/basic/deploy', 'Scheme'),
    storedSearch('https://evil.example//evil.example/guide/basic/deploy', 'Slashes'),
  ];
  await storeBeforehand(page, { [favoriteKey('en')]: stored, [recentKey('en')]: stored });
  const { hits, root } = await openSearch(page);
  await expect(hits).not.toHaveCount(0);
  const links = await hits
    .locator('a')
    .evaluateAll(found => found.map(link => (link as HTMLAnchorElement).href));
  const { origin } = new URL(page.url());
  expect(links.filter(link => new URL(link).origin !== origin)).toEqual([]);
  await expect(root).not.toContainText(/Scheme|Slashes/);
});

test('stored searches contain no highlighting', async ({ page }) => {
  const dialog = await openSearch(page);
  await searchFor(dialog, 'github pages');
  await page.keyboard.press('Enter');
  await expect(dialog.root).toBeHidden();
  const stored = await page.evaluate(key => localStorage.getItem(key) ?? '', recentKey('en'));
  expect(stored).toContain('objectID');
  expect(stored).not.toMatch(/_snippetResult|_highlightResult|mark>|__docsearch_parent/);
});

const RUBBISH = [
  'rubbish',
  '{"not":"a list"}',
  '[null, 1, {"url": 1}, {"objectID": "a", "url": "/guide/basic/deploy"}]',
  JSON.stringify([
    { ...storedSearch('/guide/basic/deploy', 'x'), hierarchy: { lvl1: '<img src=x onerror=alert(1)>' } },
  ]),
];

test('invalid stored data causes no error', async ({ page }) => {
  await open(page, LONG_PAGE);
  for (const rubbish of RUBBISH) {
    await page.evaluate(
      ([recent, favorite, value]) => {
        localStorage.setItem(recent ?? '', value ?? '');
        localStorage.setItem(favorite ?? '', value ?? '');
      },
      [recentKey('en'), favoriteKey('en'), rubbish],
    );
    await page.keyboard.press('Control+k');
    const { input, hits, root } = dialogOf(page);
    await expect(input).toBeFocused();
    await expect(root.locator('img')).toHaveCount(0);
    await input.fill('deploy');
    await expect(hits.first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('the search works with blocked and with full storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const dialog = await openSearch(page);
  await searchFor(dialog, 'deploy');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guide/basic/deploy');
});
