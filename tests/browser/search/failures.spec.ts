import { expect, open, test, withoutCache } from '../fixtures';
import { holdRequests } from '../held-scripts';
import { BEHAVIOR_LANGUAGES, ENGLISH } from '../languages';
import { LONG_PAGE } from '../routes';
import { dialogOf, ERROR_TEXTS, openSearch } from './dialog';

const INDEX = '**/static/search/*/*.json';
const WORKER = '**/static/search/worker-*.js';

for (const language of BEHAVIOR_LANGUAGES) {
  const { lang, t } = language;

  for (const [name, files] of Object.entries({ index: INDEX, script: WORKER })) {
    test(`${lang}: without the ${name}, the error screen appears, and the next keystroke tries again`, async ({
      page,
      watch,
    }) => {
      watch.allow(/ERR_FAILED/);
      await page.route(files, route => route.abort());
      const { root, input, hits } = await openSearch(page, language);
      await input.fill('deplo');
      await expect(root.locator('.DocSearch-ErrorScreen')).toContainText(t('search.dialog.errorTitle'));
      await expect(root.locator('.DocSearch-ErrorScreen')).toContainText(t('search.dialog.errorHelp'));
      // It stays until something is typed.
      await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
      await expect(root.locator('.DocSearch-ErrorScreen')).toBeVisible();
      await page.unroute(files);
      await input.press('y');
      await expect(hits.first()).toBeVisible();
      await expect(root.locator('.DocSearch-ErrorScreen')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.locator('h1')).toBeVisible();
    });
  }
}

test('an unreadable index leads to the error screen, too, and are logged once', async ({ page, watch }) => {
  watch.allow(/The search failed/);
  const logged: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await page.route(INDEX, route => route.fulfill({ contentType: 'application/json', body: '{"format":0}' }));
  const { root, input } = await openSearch(page);
  for (const query of ['a', 'ab', 'abc']) {
    await input.fill(query);
    await expect(root.locator('.DocSearch-ErrorScreen')).toBeVisible();
    await input.fill('');
    await expect(root.locator('.DocSearch-ErrorScreen')).toHaveCount(0);
  }
  expect(logged).toHaveLength(1);
});

test('a host without the index, as after a deployment, causes an error, and the page can still be read', async ({
  page,
  watch,
}) => {
  watch.allow(/404/);
  await page.route(INDEX, route => route.fulfill({ status: 404, body: 'gone' }));
  const { root, input } = await openSearch(page);
  await input.fill('deploy');
  await expect(root.locator('.DocSearch-ErrorScreen')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Deploy' }).first().click();
  await expect(page).toHaveURL('/guide/basic/deploy');
});

test('if a part of the index is missing, queries that need other parts give results', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  await page.route('**/static/search/*/words-*.json', route => route.abort());
  const { root, input, hits } = await openSearch(page);
  await input.fill('deploy');
  await expect(hits.first()).toBeVisible();
  await input.fill('xyzzyplugh');
  for (const text of ERROR_TEXTS) await expect(root.locator('.DocSearch-ErrorScreen')).toContainText(text);
});

test("the dialog shows that it's loading while a result takes long", async ({ page }) => {
  const release = await holdRequests(page, INDEX);
  const { input, container, hits } = await openSearch(page);
  await input.fill('deploy');
  await expect(container).toHaveClass(/DocSearch-Container--Stalled/);
  await expect(container.locator('.DocSearch-LoadingIndicator')).toBeVisible();
  release();
  await expect(hits.first()).toBeVisible();
  await expect(container).not.toHaveClass(/DocSearch-Container--Stalled/);
});

test("a dialog that can't be fetched shows a message and can be opened again", async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|ChunkLoadError/);
  await withoutCache(page);
  let isAway = false;
  await page.route('**/static/js/async/*.js', route => (isAway ? route.abort() : route.continue()));
  await open(page, LONG_PAGE);
  isAway = true;
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(ENGLISH.t('search.unavailable'));
  await expect(page.locator('h1')).toBeVisible();
  isAway = false;
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page).input).toBeFocused();
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
});

test('what was found once is found again without a network', async ({ page, context }) => {
  const { input, hits } = await openSearch(page);
  await input.fill('nginx');
  await expect(hits.first()).toBeVisible();
  await input.fill('');
  await expect(hits).toHaveCount(0);
  await context.setOffline(true);
  await input.fill('nginx');
  await expect(hits.first()).toBeVisible();
});

test('only the last of several quickly typed queries is answered', async ({ page }) => {
  const { input, hits } = await openSearch(page);
  await input.pressSequentially('getting started');
  await expect(hits.first().locator('a')).toHaveAttribute('href', '/guide/start/getting-started');
  await input.fill('deploy');
  await expect(hits.first().locator('a')).toHaveAttribute('href', '/guide/basic/deploy');
});
