import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, open, test } from './fixtures';
import { LANGUAGES } from './languages';

const PAGE = '/guide/start/getting-started';
const REFERENCE = '/api/config/config-theme';

function colorOf(element: Locator) {
  return element.evaluate(node => getComputedStyle(node).color);
}

/** Scrolls down as readers do, until the navbar has moved out of the window. */
async function hideNavbar(page: Page) {
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(page.locator('html')).toHaveAttribute('data-nav-hidden', '', { timeout: 2000 });
  }).toPass();
  await expect
    .poll(() => page.locator('.rp-nav').evaluate(nav => nav.getBoundingClientRect().bottom))
    .toBe(0);
}

test('the navbar marks the section that the page is in', async ({ page }) => {
  await page.goto(PAGE);
  const sections = page.locator('.rp-nav li > a');
  const marked = await colorOf(sections.and(page.locator('[aria-current]')).first());
  const link = await page.locator('html').evaluate(html => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--rp-c-link)';
    return getComputedStyle(html.appendChild(probe)).color;
  });
  expect(marked).toBe(link);
  expect(await colorOf(sections.and(page.locator(':not([aria-current])')).first())).not.toBe(link);
});

test('when the navbar hides, the columns beside the text take its place', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await open(page, REFERENCE);
  const outline = await page.locator('.rp-outline').boundingBox();
  expect((outline?.y ?? 0) + (outline?.height ?? 0)).toBeLessThanOrEqual(700);
  await hideNavbar(page);
  const bar = await page.locator('[data-announcement]').boundingBox();
  for (const column of ['.rp-doc-layout__sidebar', '.rp-doc-layout__outline']) {
    const boxOf = () => page.locator(column).boundingBox();
    await expect.poll(async () => (await boxOf())?.y, column).toBe(bar?.height);
    const { y = 0, height = 0 } = (await boxOf()) ?? {};
    expect(y + height, column).toBeGreaterThanOrEqual(700);
  }
  await expect(page.locator('.rp-doc-layout__outline')).toHaveCSS('box-shadow', 'none');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test("the buttons of code can't cover it: they're in the title, or code can be scrolled past them", async ({
    page,
  }) => {
    await open(page, '/guide/advanced/custom-theme');
    const covered = await page.locator('.rp-codeblock').evaluateAll(blocks =>
      blocks.flatMap(block => {
        const buttons = block.querySelector('.rp-code-button-group')?.getBoundingClientRect();
        const code = block.querySelector('pre.shiki code');
        const scroller = block.querySelector('.rp-codeblock__content__scroll-container');
        if (!buttons?.width || !code || !scroller) return [];
        scroller.scrollLeft = scroller.scrollWidth;
        const range = document.createRange();
        range.selectNodeContents(code);
        const lines = [...range.getClientRects()];
        const over = lines.filter(
          line =>
            line.right > buttons.left + 32 && line.top < buttons.bottom - 4 && line.bottom > buttons.top + 4,
        );
        return over.length > 0 ? [code.textContent?.slice(0, 60)] : [];
      }),
    );
    expect(covered).toEqual([]);
  });
});

test.describe('the text', () => {
  for (const [width, least, most] of [
    [1280, 640, 680],
    [1440, 700, 720],
    [1920, 700, 720],
  ] as const) {
    test(`has lines of ${least} to ${most} px in a window of ${width} px, and nothing beside it jumps`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(PAGE);
      const widths = await page
        .locator('.rspress-doc > div > p')
        .evaluateAll(texts => texts.map(text => Math.round(text.getBoundingClientRect().width)));
      expect(widths.length).toBeGreaterThan(5);
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(least);
      expect(Math.max(...widths)).toBeLessThanOrEqual(most);
      await expect(page.locator('.rp-outline__title')).toBeVisible();
    });
  }
});

test("the hero's buttons have room beside their labels", async ({ page }) => {
  await page.goto('/');
  const rooms = await page.locator('.rp-button--big').evaluateAll(buttons =>
    buttons.map(button => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return Math.round(range.getBoundingClientRect().left - button.getBoundingClientRect().left);
    }),
  );
  expect(rooms.length).toBeGreaterThan(1);
  for (const room of rooms) expect(room).toBeGreaterThanOrEqual(20);
});

test("a table that's cut off has a visible scrollbar, and others leave no room for one", async ({ page }) => {
  await page.goto('/performance');
  const bars = await page.locator('.rp-table-scroll-container').evaluateAll(boxes =>
    boxes.map(box => {
      const { scrollbarGutter, scrollbarColor } = getComputedStyle(box);
      return `${scrollbarGutter}, ${scrollbarColor}`;
    }),
  );
  expect(new Set(bars)).toEqual(new Set(['auto, rgb(95, 95, 95) rgba(0, 0, 0, 0)']));
});

test("a table that's cut off fades out at the sides where there's more of it, unless it has the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/guide/basic/ssg');
  const boxes = page.locator('.rp-table-scroll-container');
  const widths = await boxes.evaluateAll(all => all.map(box => box.scrollWidth - box.clientWidth));
  const fades = (box: Locator) =>
    box.evaluate(node => {
      const style = getComputedStyle(node);
      return ['before', 'after'].filter(
        side => Number.parseFloat(style.getPropertyValue(`--docs-more-${side}`)) > 0,
      );
    });
  expect(await fades(boxes.nth(widths.indexOf(0)))).toEqual([]);
  const wide = boxes.nth(widths.findIndex(width => width > 0));
  await expect(wide).toHaveCSS('mask-image', /gradient/);
  for (const [place, sides] of [
    [0, ['after']],
    [0.5, ['before', 'after']],
    [1, ['before']],
  ] as const) {
    await wide.evaluate((box, share) => {
      box.scrollLeft = share * (box.scrollWidth - box.clientWidth);
    }, place);
    await expect.poll(() => fades(wide)).toEqual(sides);
  }
  await wide.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(wide).toHaveCSS('mask-image', 'none');
});

test('a printed sheet has neither the skip link nor addresses without a host', async ({ page }) => {
  await page.goto(PAGE);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Skip to content', includeHidden: true })).toBeHidden();
  const printed = await page
    .locator('.rspress-doc a')
    .evaluateAll(links => links.map(link => getComputedStyle(link, '::after').content));
  expect(printed.filter(text => text.includes('"('))).toEqual([]);
  expect(printed.filter(text => /\(.*\//.test(text) && !text.includes('http'))).toEqual([]);
  await expect(page.locator('.rp-codeblock__title').first()).toHaveCSS('break-after', 'avoid');
});

test('headings have one scale, and the title shares its row with the menu if there is room', async ({
  page,
}) => {
  const sizes = () =>
    page.locator('.rspress-doc').evaluate(text =>
      ['h1', 'h2', 'h3'].map(name => {
        const heading = text.querySelector(name);
        return heading && getComputedStyle(heading).fontSize;
      }),
    );
  const menu = page.locator('.rp-llms-container');
  const title = page.locator('h1');
  await page.goto(REFERENCE);
  expect(await sizes()).toEqual(['36px', '25px', '19px']);
  const [beside, row] = [await menu.boundingBox(), await title.boundingBox()];
  expect(beside?.y).toBeGreaterThanOrEqual(row?.y ?? 0);
  expect((beside?.y ?? 0) + (beside?.height ?? 0)).toBeLessThanOrEqual((row?.y ?? 0) + (row?.height ?? 0));
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await sizes()).toEqual(['30px', '25px', '19px']);
  const below = await title.boundingBox();
  expect((await menu.boundingBox())?.y).toBeGreaterThan((below?.y ?? 0) + (below?.height ?? 0));
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`code has a surface of its own in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(PAGE);
    const grounds = await page.evaluate(() =>
      ['body', '.rp-codeblock__content', '.rspress-doc :not(pre) > code'].map(
        selector => getComputedStyle(document.querySelector(selector) ?? document.body).backgroundColor,
      ),
    );
    expect(new Set(grounds).size).toBe(3);
  });
}

test('inline code leaves the height of its line as it is', async ({ page }) => {
  await page.goto(REFERENCE);
  const heights = await page
    .locator('.rspress-doc > div > p:not(:is(h1, .rp-llms-container) + p)')
    .evaluateAll(texts => texts.map(text => text.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(20);
  expect(heights.filter(height => Math.abs(height - Math.round(height / 28) * 28) > 1)).toEqual([]);
});

for (const { lang, prefix, t } of LANGUAGES) {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    test(`${lang}: the command that creates a site is in the first screen of ${width} × ${height} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(prefix + PAGE);
      const command = await page.locator('.rspress-doc pre.shiki').first().boundingBox();
      await expect(page.locator('.rspress-doc pre.shiki').first()).toContainText('create rspress@latest');
      expect((command?.y ?? height) + (command?.height ?? 0)).toBeLessThanOrEqual(height);
    });
  }

  test(`${lang}: breadcrumbs don't repeat the title, and none of their lines starts with a slash`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of [PAGE, REFERENCE, '/api/']) {
      await page.goto(prefix + path);
      const title = (await page.title()).replace(/ - Rspress$/, '');
      const steps = page.getByRole('navigation', { name: t('breadcrumb.label') }).getByRole('listitem');
      expect(await steps.allTextContents()).not.toContain(title);
      const marks = await steps.evaluateAll(all =>
        all.map(step => [
          getComputedStyle(step, '::before').content,
          getComputedStyle(step, '::after').content,
        ]),
      );
      expect(marks.length).toBeGreaterThan(1);
      expect(marks.map(([before]) => before)).toEqual(marks.map(() => 'none'));
      expect(marks.map(([, after]) => after !== 'none')).toEqual(marks.map((_, at) => at < marks.length - 1));
    }
  });
}

test('the introduction of an overview looks like that of other pages', async ({ page }) => {
  const lookOf = (text: Locator) =>
    text.evaluate(node => {
      const { color, fontSize, lineHeight, marginBlock } = getComputedStyle(node);
      return { color, fontSize, lineHeight, marginBlock };
    });
  await page.goto(REFERENCE);
  const look = await lookOf(page.locator('.rp-llms-container + p'));
  expect(look.fontSize).toBe('18px');
  await page.goto('/api/');
  expect(await lookOf(page.locator('.rspress-doc p').first())).toEqual(look);
});

for (const [width, least, most] of [
  [920, 180, 220],
  [1280, 275, 285],
  [1920, 340, 340],
] as const) {
  test(`the search is ${least} to ${most} px wide in a window of ${width} px, and stays so`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(PAGE);
    const search = page.locator('.rp-nav__right > button').first();
    const served = await search.boundingBox();
    expect(served?.width).toBeGreaterThanOrEqual(least);
    expect(served?.width).toBeLessThanOrEqual(most);
    const title = await page.locator('.rp-nav__left').boundingBox();
    expect(served?.x).toBeGreaterThanOrEqual((title?.x ?? 0) + (title?.width ?? 0) + 8);
    await hydrated(page);
    expect(await search.boundingBox()).toEqual(served);
  });
}

test('entries of the sidebar are 32 px high, and groups keep a distance from their neighbors', async ({
  page,
}) => {
  await open(page, REFERENCE);
  const sidebar = page.locator('[data-sidebar]');
  for (const group of await sidebar.locator('summary').all()) await group.click();
  const rows = await sidebar.locator('a:visible, summary').evaluateAll(all =>
    all.map(row => {
      const { top, height } = row.getBoundingClientRect();
      return { top, height, isGroup: row.tagName === 'SUMMARY' };
    }),
  );
  expect(rows.filter(({ isGroup }) => isGroup).length).toBeGreaterThan(1);
  rows.forEach(({ top, height, isGroup }, index) => {
    expect(height).toBe(32);
    const before = rows[index - 1];
    if (!before) return;
    const distance = Math.round(top - before.top - before.height);
    expect(distance).toBe(isGroup || before.isGroup ? 12 : 0);
  });
});
