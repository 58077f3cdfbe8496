import type { Page } from '@playwright/test';
import { TOOLS_NAME } from '../../site/tools';
import { expect, open, sidebarLink, test, turnWheel } from './fixtures';
import { ENGLISH } from './languages';
import { LONG_PAGE, SHORT_PAGE } from './routes';

const { t } = ENGLISH;

/** A page with what all overlays need. */
const PAGE = '/guide/basic/static-assets';

interface Overlay {
  width: number;
  reach: (page: Page) => Promise<void>;
  /** What's there while it's open. */
  selector: string;
}

const OVERLAYS: Record<string, Overlay> = {
  outline: {
    width: 390,
    reach: page => page.locator('.rp-sidebar-menu__right').click(),
    selector: '.rp-doc-layout__outline--open, .rp-sidebar-menu__mask',
  },
  sidebar: {
    width: 390,
    reach: page => page.locator('.rp-sidebar-menu__left').click(),
    selector: '.rp-doc-layout__sidebar--open, .rp-sidebar-menu__mask',
  },
  'main menu': {
    width: 390,
    reach: page => page.locator(`header summary[aria-label="${t('nav.menu')}"]`).click(),
    selector: 'header details[open]',
  },
  'language menu': {
    width: 1280,
    reach: page => page.locator(`header summary[aria-label*="${t('nav.language')}"]`).click(),
    selector: 'header details[open]',
  },
  'Markdown menu': {
    width: 1280,
    reach: page => page.locator('main summary.rp-llms-button').click(),
    selector: 'main details[open]',
  },
  tools: {
    width: 1280,
    reach: page => page.getByRole('button', { name: TOOLS_NAME.en }).press('Enter'),
    selector: '#rstack-tools:popover-open',
  },
  zoom: {
    width: 1280,
    reach: async page => {
      await page.locator('.docs-zoomable').first().click();
      await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(1);
    },
    selector: '.medium-zoom-overlay, .medium-zoom-image--opened',
  },
};

/** Ways to another page that need no click on it. */
const WAYS = {
  back: page => page.goBack(),
  forward: page => page.goForward(),
  'a script': page => page.evaluate(click, SHORT_PAGE),
} satisfies Record<string, (page: Page) => Promise<unknown>>;

function click(path: string) {
  document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
}

for (const [name, { width, reach, selector }] of Object.entries(OVERLAYS)) {
  test(`the ${name} closes when the page changes, and the next page can be scrolled`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [way, go] of Object.entries(WAYS)) {
      await test.step(way, async () => {
        await open(page, way === 'back' ? SHORT_PAGE : PAGE);
        await page.evaluate(click, way === 'back' ? PAGE : SHORT_PAGE);
        await expect(page).toHaveURL(way === 'back' ? PAGE : SHORT_PAGE);
        if (way !== 'back') await page.goBack();
        await expect(page.locator('h1')).toContainText('Static assets');
        await reach(page);
        await expect(page.locator(selector).first()).toBeAttached();
        await go(page);
        await expect(page).toHaveURL(SHORT_PAGE);
        await expect(page.locator(selector)).toHaveCount(0);
        await turnWheel(page);
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const { name, bar, panel } of [
    { name: 'sidebar', bar: '.rp-sidebar-menu__left', panel: '.rp-doc-layout__sidebar' },
    { name: 'outline', bar: '.rp-sidebar-menu__right', panel: '.rp-doc-layout__outline' },
  ]) {
    test(`the ${name} opens by keyboard, closes on Escape, and closes when the focus leaves it`, async ({
      page,
    }) => {
      await open(page, LONG_PAGE);
      const button = page.locator(bar);
      const entries = page.locator(panel);
      await button.press('Enter');
      await expect(entries.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(entries).toBeHidden();
      await expect(button).toBeFocused();
      await button.press('Enter');
      await expect(entries.getByRole('link').first()).toBeFocused();
      await page.locator('main a').first().focus();
      await expect(entries).toBeHidden();
    });
  }

  test('the open sidebar becomes a column when the window gets wider, and the page can be scrolled', async ({
    page,
  }) => {
    await open(page, LONG_PAGE);
    await page.locator('.rp-sidebar-menu__left').click();
    await expect(sidebarLink(page, LONG_PAGE)).toBeInViewport();
    await page.setViewportSize({ width: 844, height: 390 });
    await page.mouse.move(600, 200);
    await turnWheel(page);
  });
});
