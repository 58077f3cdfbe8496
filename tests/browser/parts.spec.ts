import type { Page } from '@playwright/test';
import { PARTS, type Part, type PartName } from '../../site/accessibility';
import { TOOLS_NAME } from '../../site/tools';
import { axeFindings, contrastFindings } from './axe';
import { expect, open, test } from './fixtures';
import { LANGUAGES_IN_WINDOWS, type Language } from './languages';
import { SHORT_PAGE } from './routes';

/**
 * How a reader opens a part, on a page that is open already; those of the search and of previews are looked at in
 * specs of their own.
 */
const OPENED: Partial<
  Record<PartName, { route?: string; reach: (page: Page, language: Language) => Promise<void> }>
> = {
  'version-menu': { reach: page => openMenu(page, 'header details', 0) },
  'language-menu': { reach: page => openMenu(page, 'header details', 1) },
  'mobile-menu': {
    reach: async (page, { t }) => {
      await page.locator(`header summary[aria-label="${t('nav.menu')}"]`).click();
      await expect(page.locator('header details[open]').getByRole('link').first()).toBeVisible();
    },
  },
  sidebar: {
    reach: async page => {
      await page.locator('.rp-sidebar-menu__left').click();
      await expect(page.locator('.rp-doc-layout__sidebar').getByRole('link').first()).toBeInViewport();
    },
  },
  outline: {
    reach: async page => {
      await page.locator('.rp-sidebar-menu__right').click();
      await expect(page.locator('.rp-toc-item').first()).toBeInViewport();
    },
  },
  tools: {
    reach: async (page, { lang }) => {
      await page.getByRole('button', { name: TOOLS_NAME[lang], exact: true }).press('Enter');
      await expect(page.locator('#rstack-tools img')).toHaveCount(7);
    },
  },
  tooltip: {
    reach: async (page, { t }) => {
      await page.getByRole('button', { name: t('nav.switchTheme') }).hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  },
  announcement: {
    reach: async (page, { t }) => {
      await page.getByRole('button', { name: t('announcement.close') }).click();
      await expect(page.getByRole('region', { name: t('announcement.label'), exact: true })).toBeHidden();
    },
  },
  'markdown-menu': { reach: page => openMenu(page, 'main details:has(.rp-llms-button)', 0) },
  zoom: {
    route: '/guide/basic/static-assets',
    reach: async page => {
      await page.locator('.rspress-doc img.docs-zoomable').first().click();
      await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(1);
      await expect(page.locator('.medium-zoom-overlay')).toHaveCSS('opacity', '1');
    },
  },
  type: {
    route: '/api/client-api/api-runtime',
    reach: async page => {
      const block = page.locator('.rp-codeblock', { has: page.locator('.twoslash') }).first();
      await block.hover({ position: { x: 4, y: 4 } });
      const name = block.locator('twoslash-popup-trigger').first();
      await expect(name).toHaveAttribute('tabindex', '0');
      await name.focus();
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  },
  playground: {
    route: '/plugin/official-plugins/playground',
    reach: async page => {
      const block = page.locator('[data-playground]').first();
      await block.getByRole('button', { name: /^(Edit|编辑)$/ }).click();
      await expect(block.getByRole('textbox')).toBeFocused();
      await expect(block.frameLocator('iframe').getByRole('button').first()).toBeVisible();
    },
  },
  'not-found': {
    route: '/guide/nowhere',
    reach: page => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
};

for (const { language, width } of LANGUAGES_IN_WINDOWS) {
  test(`${language.lang}, ${width} px: axe finds nothing with any part open, in both themes`, async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 404/);
    await page.setViewportSize({ width, height: 800 });
    for (const [name, { route = SHORT_PAGE, reach }] of Object.entries(OPENED)) {
      const part: Part = PARTS[name as PartName];
      if (part.width && part.width !== width) continue;
      await test.step(name, async () => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await open(page, language.prefix + route);
        await reach(page, language);
        const looked = { part: name as PartName };
        expect.soft(await axeFindings(page, looked), `${name}, light`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await contrastFindings(page, looked), `${name}, dark`).toEqual([]);
      });
    }
  });
}

async function openMenu(page: Page, menus: string, index: number) {
  const menu = page.locator(menus).nth(index);
  await menu.locator('summary').click();
  await expect(menu.getByRole('link').first()).toBeVisible();
}
