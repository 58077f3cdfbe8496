import type { Locator, Page } from '@playwright/test';
import { PAGE_KINDS, type PageKind } from '../../site/accessibility';
import { counted } from './counted';
import { expect, hydrated, open, test } from './fixtures';
import { ENGLISH, LANGUAGES_IN_WINDOWS } from './languages';
import { LONG_PAGE, SHORT_PAGE } from './routes';
import { dialogOf, searchFor } from './search/dialog';

const KINDS = Object.entries(PAGE_KINDS) as [PageKind, (typeof PAGE_KINDS)[PageKind]][];

for (const { language, width } of LANGUAGES_IN_WINDOWS) {
  test(`${language.lang}, ${width} px: in forced colors mode, every control on every kind of page keeps its shape and outline`, async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 404/);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    for (const [kind, { route }] of KINDS) {
      await page.goto(language.prefix + route);
      await hydrated(page);
      const faults = await page.evaluate(forcedColourFaults);
      expect.soft(await counted('modes', page, faults), kind).toEqual([]);
    }
  });
}

/** States that colors, backgrounds, or shadows show, each with its page, what readers do there, and the parts. */
const STATES: Record<string, { route: string; reach?: (page: Page) => Promise<void>; parts: string[] }> = {
  current: {
    route: LONG_PAGE,
    reach: page => page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' })),
    parts: ['header a[aria-current]', '[data-sidebar] [aria-current]', '.rp-toc-item--active'],
  },
  language: {
    route: SHORT_PAGE,
    reach: page => page.locator(`header summary[aria-label*="${ENGLISH.t('nav.language')}"]`).click(),
    parts: ['header details[open] [aria-current]', 'header details[open] > ul'],
  },
  code: {
    route: '/guide/basic/code-blocks',
    parts: [
      '.line.highlighted',
      '.line.focused',
      '.line.error',
      '.line.warning',
      '.rp-tabs__label__item--selected',
    ],
  },
  components: { route: '/guide/default-theme/components', parts: ['.rp-badge', '.rp-callout'] },
  tooltip: {
    route: SHORT_PAGE,
    reach: page => page.locator('main summary[data-tooltip]').hover(),
    parts: ['[role=tooltip]'],
  },
  search: {
    route: SHORT_PAGE,
    reach: async page => {
      await page.keyboard.press('ControlOrMeta+k');
      await searchFor(dialogOf(page), 'theme');
    },
    parts: ['.DocSearch-Modal', '.DocSearch-Form', '.DocSearch-Hit[aria-selected=true] a'],
  },
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced colors mode (${colorScheme}), lines show what colors show elsewhere`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    for (const [name, { route, reach, parts }] of Object.entries(STATES)) {
      await open(page, route);
      await reach?.(page);
      for (const part of parts) {
        expect.soft(await hasLine(page.locator(part).first()), `${name}: ${part}`).toBe(true);
      }
    }
    // The search is open.
    expect.soft(await contrast(page.locator('.DocSearch-Hit mark').first())).toBeGreaterThan(4.5);
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, LONG_PAGE);
    await page.locator('.rp-sidebar-menu__right').click();
    expect.soft(await hasLine(page.locator('.rp-doc-layout__outline')), 'outline').toBe(true);
  });
}

test('in forced colors mode, colors that are content stay', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/plugin/official-plugins/shiki');
  await page.locator('main select').nth(1).selectOption('dracula');
  const code = page.locator('pre.shiki.dracula').first();
  await expect(code).toHaveCSS('background-color', 'rgb(40, 42, 54)');
  await open(page, '/api/client-api/css-variables');
  await page.getByRole('button', { name: ENGLISH.t('themeEditor.open') }).click();
  const colors = page.locator('main details[open] li span[style]');
  await expect(colors.first()).toHaveCSS('forced-color-adjust', 'none');
});

/** Whether a border, an outline, or an underline surrounds or marks an element. */
function hasLine(part: Locator): Promise<boolean> {
  return part.evaluate(element => {
    const { textDecorationLine, ...style } = getComputedStyle(element);
    const isDrawn = (line: string, width: string) => line !== 'none' && Number.parseFloat(width) > 0;
    return (
      textDecorationLine.includes('underline') ||
      isDrawn(style.outlineStyle, style.outlineWidth) ||
      isDrawn(style.borderInlineStartStyle, style.borderInlineStartWidth)
    );
  });
}

/** Contrast of an element's text with its own background. */
function contrast(part: Locator): Promise<number> {
  return part.evaluate(element => {
    const { color, backgroundColor } = getComputedStyle(element);
    const [dark = 0, light = 0] = [color, backgroundColor]
      .map(value => {
        const [red = 0, green = 0, blue = 0] = (value.match(/\d+/g) ?? []).map(channel => {
          const share = Number(channel) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      })
      .sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  });
}

test('the checks find faults', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/sitemap');
  await hydrated(page);
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML(
      'beforeend',
      `<button aria-label="Colour alone" style="width: 20px; height: 20px; background: red; border: 0"></button>
      <button aria-label="Mask alone"><i style="display: inline-block; width: 9px; height: 9px; background: red;
        mask-image: linear-gradient(#000, #000)"></i></button>
      <button style="outline: none">Plain</button>`,
    );
  });
  expect(await page.evaluate(forcedColourFaults)).toEqual([
    expect.stringMatching(/^nothing to see: .*Colour alone/),
    expect.stringMatching(/^its picture is gone: .*Mask alone/),
    expect.stringMatching(/^no outline: .*Plain/),
  ]);
});

/** Runs in the page: controls that nothing of is left where the system chooses the colours. */
function forcedColourFaults(): string[] {
  const say = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 160);
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea'),
  ];
  return controls
    .filter(control => control.tabIndex >= 0 && !control.matches(':disabled'))
    .filter(control => control.checkVisibility({ checkOpacity: true, visibilityProperty: true }))
    .flatMap(control => {
      const faults: string[] = [];
      const { borderStyle, borderWidth } = getComputedStyle(control);
      const hasBorder = borderStyle !== 'none' && Number.parseFloat(borderWidth) > 0;
      const hasPicture = control.querySelector('svg, img') !== null;
      if (!control.innerText.trim() && !hasBorder && !hasPicture && !control.querySelector('i, span')) {
        faults.push(`nothing to see: ${say(control)}`);
      }
      for (const part of control.querySelectorAll('*:not(svg *)')) {
        const { maskImage, forcedColorAdjust } = getComputedStyle(part);
        // A mask cuts the ground, which then has the colour of the page.
        if (maskImage !== 'none' && forcedColorAdjust === 'auto' && !part.textContent?.trim()) {
          faults.push(`its picture is gone: ${say(control)}`);
        }
      }
      control.focus({ preventScroll: true });
      // Cards, where the link is the whole card, draw it round the card.
      const isOutlined = [null, '::after'].some(pseudo => {
        const { outlineStyle, outlineWidth } = getComputedStyle(control, pseudo);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      });
      if (!isOutlined) faults.push(`no outline: ${say(control)}`);
      return faults;
    });
}
