import { HISTORY_LABELS } from '../../history/labels';
import { axeFindings } from './axe';
import { expect, open, test } from './fixtures';
import { BEHAVIOR_LANGUAGES } from './languages';

const PATH = '/api/changes';

for (const { lang, prefix } of BEHAVIOR_LANGUAGES) {
  test(`${lang}: any two releases can be compared, and a change links to its entry`, async ({ page }) => {
    const labels = HISTORY_LABELS[lang];
    await open(page, prefix + PATH);
    const result = page.getByRole('status');
    // From the newer one to the older one says the same.
    await page.getByLabel(labels.from, { exact: true }).selectOption('2.0.15');
    await page.getByLabel(labels.to, { exact: true }).selectOption('2.0.4');
    await expect(result.getByRole('heading')).toHaveText(labels.between('2.0.4', '2.0.15'));
    await expect(result).toContainText(labels.groups.option);
    // It came in 2.0.8; what came in 2.0.19 is no part of it.
    await expect(result.getByText('markdown.defaultCodeOverflow', { exact: true })).toBeVisible();
    await expect(result.getByText('siteOrigin', { exact: true })).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await result.getByRole('link', { name: 'themeConfig.darkMode', exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/api/config/config-theme#theme-config-dark-mode`);
    await expect(page.locator('#theme-config-dark-mode')).toBeInViewport();
  });
}

test('two releases with the same names produce a message', async ({ page }) => {
  await open(page, PATH);
  await page.getByLabel(HISTORY_LABELS.en.from, { exact: true }).selectOption('2.0.0');
  await page.getByLabel(HISTORY_LABELS.en.to, { exact: true }).selectOption('2.0.3');
  await expect(page.getByRole('status')).toContainText(HISTORY_LABELS.en.none);
});

test('releases that fail to load produce a message, and the next choice works', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|ChunkLoadError|Loading chunk/);
  await open(page, PATH);
  const from = page.getByLabel(HISTORY_LABELS.en.from, { exact: true });
  await page.locator('h1').hover();
  await page.route('**/js/async/**', route => route.abort());
  await from.selectOption('2.0.12');
  await expect(page.getByRole('status')).toHaveText(HISTORY_LABELS.en.failed);
  await page.unroute('**/js/async/**');
  await from.selectOption('2.0.10');
  await expect(page.getByRole('status').getByRole('heading')).toHaveText(
    HISTORY_LABELS.en.between('2.0.10', '2.0.22'),
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { lang, prefix } of BEHAVIOR_LANGUAGES) {
    test(`${lang}: each release has its list, and an entry links to the list of its change`, async ({
      page,
    }) => {
      await page.goto(`${prefix}/api/config/config-theme`);
      await page.locator('.release').getByRole('link', { name: '2.0.15', exact: true }).first().click();
      await expect(page).toHaveURL(`${prefix}${PATH}#v2-0-15`);
      await expect(page.locator('#v2-0-15')).toBeInViewport();
      await expect(page.getByRole('link', { name: 'themeConfig.darkMode', exact: true })).toBeVisible();
      await expect(page.getByLabel(HISTORY_LABELS[lang].from, { exact: true })).toBeHidden();
    });
  }
});

test('a release chosen before the app runs is used', async ({ page }) => {
  const labels = HISTORY_LABELS.en;
  await page.goto(PATH);
  const from = page.getByLabel(labels.from, { exact: true });
  await from.focus();
  await from.selectOption('2.0.12');
  await expect(page.getByRole('status').getByRole('heading')).toHaveText(labels.between('2.0.12', '2.0.22'));
});
