import type { Page } from '@playwright/test';
import { PAGE_KINDS, type PageKind, WIDTHS } from '../../site/accessibility';
import { counted } from './counted';
import { expect, hydrated, test } from './fixtures';
import { currentStop, missedStops, STOPS } from './keyboard';
import { LANGUAGES } from './languages';

const KINDS = Object.entries(PAGE_KINDS) as [PageKind, (typeof PAGE_KINDS)[PageKind]][];

for (const { lang, prefix } of LANGUAGES) {
  for (const width of WIDTHS) {
    test(`${lang}, ${width} px: Tab leads through every kind of page in order, each stop in sight, and out again`, async ({
      page,
      watch,
    }) => {
      watch.allow(/status of 404/);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [kind, { route }] of KINDS) {
        await test.step(kind, async () => {
          await page.goto(prefix + route);
          await hydrated(page);
          const { stops, faults } = await walk(page);
          expect.soft(stops, kind).toBeGreaterThan(5);
          expect.soft(await counted('keyboard', page, faults, { kind, states: stops }), kind).toEqual([]);
        });
      }
    });
  }
}

/** More than any page has. */
const MOST_STOPS = 2000;

/** Presses Tab until the focus leaves the page. @returns the number of stops and what was wrong with them */
async function walk(page: Page): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  let stops = 0;
  for (let presses = 0; presses < MOST_STOPS; presses++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(currentStop);
    if (!stop.isOnPage) return { stops, faults: [...faults, ...(await page.evaluate(missedStops, STOPS))] };
    faults.push(...stop.faults);
    // Frames have stops of their own, while the focus of the page stays on the frame.
    if (stop.count === stops && !(await isOnFrame(page)))
      return { stops, faults: [...faults, 'caught there'] };
    stops = stop.count;
  }
  return { stops, faults: [...faults, 'Tab does not leave the page'] };
}

function isOnFrame(page: Page) {
  return page.evaluate(() => document.activeElement?.localName === 'iframe');
}

test('these checks do find faults', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/sitemap');
  await hydrated(page);
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML(
      'beforeend',
      `<button tabindex="2">Early</button><button style="outline: none">Plain</button>
      <button style="position: fixed; left: -200px">Away</button><button id="trap">Trap</button>`,
    );
    document.querySelector('#trap')?.addEventListener('keydown', event => event.preventDefault());
  });
  const { faults } = await walk(page);
  expect(faults).toEqual([
    expect.stringMatching(/^comes after what stands below it: .*nav|skip/i),
    expect.stringMatching(/^no outline: .*Plain/),
    expect.stringMatching(/^out of sight or covered: .*Away/),
    'caught there',
  ]);
});
