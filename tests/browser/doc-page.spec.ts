import { hasWholeHistory } from '../../site/whole-history';
import { expect, open, test } from './fixtures';
import { BEHAVIOR_LANGUAGES } from './languages';

const PATH = '/guide/start/getting-started';

for (const { lang, prefix, t } of BEHAVIOR_LANGUAGES) {
  test(`${lang}: breadcrumbs link from the home page to what contains this page`, async ({ page }) => {
    await open(page, `${prefix}/guide/start/introduction`);
    const trail = page.getByRole('navigation', { name: t('breadcrumb.label') });
    await expect(trail.getByRole('listitem')).toHaveText([
      t('breadcrumb.home'),
      t('nav.guide'),
      t('sidebar.gettingStarted'),
    ]);
    await expect(trail.getByRole('link').first()).toHaveAttribute('href', `${prefix}/`);
  });

  test(`${lang}: the page has links to edit it and report problems, and shows the date of its last change`, async ({
    page,
  }) => {
    await open(page, prefix + PATH);
    const footer = page.locator('.rp-doc-footer');
    await expect(footer.getByRole('link').first()).toHaveAttribute(
      'href',
      `https://github.com/acme/docs/edit/main/docs/${lang}${PATH}.mdx`,
    );
    const report = footer.getByRole('link', { name: t('report.link') });
    const address = new URL((await report.getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toBe('https://github.com/acme/docs/issues/new');
    expect(address.searchParams.get('title')).toContain(prefix + PATH);
    expect(address.searchParams.get('body')).toContain(prefix + PATH);
    const date = /[：\s]\d+\/\d+\/\d+[.。]$/;
    // A shallow clone has no dates.
    await expect(footer.locator('.rp-last-updated')).toContainText(hasWholeHistory() ? date : /[.。]$/);
  });

  test(`${lang}: if the repository is unknown, there are no edit, report, or source links`, async ({
    page,
    sites,
  }) => {
    await open(page, sites.base.root + prefix + PATH);
    await expect(page.locator('.rp-edit-link')).toHaveCount(0);
    await expect(page.getByRole('link', { name: t('report.link') })).toHaveCount(0);
  });

  test(`${lang}: the previous and next pages follow the sidebar`, async ({ page }) => {
    await open(page, prefix + PATH);
    await expect(page.locator('.rp-prev-next-page__prev')).toHaveAttribute(
      'href',
      `${prefix}/guide/start/introduction`,
    );
    await expect(page.locator('.rp-prev-next-page__next')).toHaveAttribute(
      'href',
      `${prefix}/guide/start/tutorial`,
    );
  });

  test(`${lang}: the outline lists the headings of levels 2 to 4`, async ({ page }) => {
    await open(page, prefix + PATH);
    const headings = page.locator('.rspress-doc :is(h2, h3, h4)[id]');
    const ids = await headings.evaluateAll(elements => elements.map(({ id }) => `#${id}`));
    const links = page.locator('.rp-outline__toc a');
    await expect(links).toHaveCount(ids.length);
    expect(await links.evaluateAll(elements => elements.map(link => link.getAttribute('href')))).toEqual(ids);
  });

  test(`${lang}: the page's menu has plain links to its Markdown and to assistants`, async ({
    page,
    request,
  }) => {
    await open(page, prefix + PATH);
    const menu = page.locator('.rp-llms-container details');
    await menu.locator('summary').click();
    const links = menu.getByRole('link');
    await expect(links).toHaveText([t('llms.view'), /ChatGPT/, /Claude/]);
    const markdown = await links.nth(0).getAttribute('href');
    expect(markdown).toBe(`${prefix}${PATH}.md`);
    expect((await request.get(markdown ?? '')).status()).toBe(200);
    for (const index of [1, 2]) {
      const query = new URL((await links.nth(index).getAttribute('href')) ?? '').searchParams.get('q');
      expect(query).toContain(`https://docs.example.com${prefix}${PATH}.md`);
    }
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
  });

  test(`${lang}: the page's menu fits on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, prefix + PATH);
    const menu = page.locator('.rp-llms-container details');
    await menu.locator('summary').click();
    const box = await menu.getByRole('list').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  });

  test(`${lang}: the footer of every page contains the copyright and links`, async ({ page }) => {
    for (const path of ['/', PATH, '/guide/basic/deploy']) {
      await open(page, prefix + path);
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText('© 2024');
      await expect(footer.getByRole('link', { name: t('nav.changelog') })).toBeVisible();
    }
  });

  test(`${lang}: the sidebar highlights the page, and its groups open and close with the keyboard`, async ({
    page,
  }) => {
    await open(page, prefix + PATH);
    const sidebar = page.getByRole('navigation', { name: t('sidebar.label') });
    await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', prefix + PATH);
    const group = sidebar.locator('details', { hasText: t('sidebar.features') });
    await group.locator('summary').press('Enter');
    await expect(group.getByRole('link').first()).toBeHidden();
    await group.locator('summary').press('Enter');
    await group.getByRole('link').first().click();
    await expect(page).toHaveURL(`${prefix}/guide/basic/use-mdx`);
    await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute(
      'href',
      `${prefix}/guide/basic/use-mdx`,
    );
  });

  test(`${lang}: the skip link leads to the main content`, async ({ page }) => {
    await open(page, prefix + PATH);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: t('nav.skip') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
}
