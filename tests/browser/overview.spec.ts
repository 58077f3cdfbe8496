import { expect, open, test } from './fixtures';
import { BEHAVIOR_LANGUAGES } from './languages';

for (const { lang, prefix, t } of BEHAVIOR_LANGUAGES) {
  test(`${lang}: the overview lists pages with their headings, and the filter finds an option`, async ({
    page,
  }) => {
    await open(page, `${prefix}/api/`);
    const overview = page.locator('.rp-overview');
    const option = overview.getByRole('link', { name: 'route.cleanUrls', exact: true });
    await expect(option).toHaveAttribute('href', `${prefix}/api/config/config-basic#route-clean-urls`);
    const filter = page.getByLabel(t('overview.filterNameText'));
    await filter.fill('cleanurls');
    await expect(option).toBeVisible();
    await expect(overview.getByRole('link', { name: 'useLang', exact: true })).toHaveCount(0);
    await filter.fill('xyzzyplugh');
    await expect(overview).toContainText(t('overview.filterNoResultText'));
    await filter.fill('');
    await option.click();
    await expect(page).toHaveURL(`${prefix}/api/config/config-basic#route-clean-urls`);
    await expect(page.locator('#route-clean-urls')).toBeInViewport();
  });
}

test("its styles load with it, before the site's own, on a first visit and after navigation", async ({
  page,
}) => {
  const item = page.locator('.rp-overview-group__item');
  const expectStyles = async () => {
    await expect(item.first()).not.toHaveCSS('border-radius', '0px');
    await expect(item.getByRole('link').first()).toHaveCSS('overflow-wrap', 'anywhere');
  };
  await open(page, '/api/');
  await expectStyles();
  await open(page, '/guide/basic/deploy');
  await page.getByRole('banner').getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveURL('/api/');
  await expectStyles();
});
