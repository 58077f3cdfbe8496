import type { Page } from '@playwright/test';
import { PAGE_KINDS, type PageKind, type WIDTHS } from '../../site/accessibility';
import { counted } from './counted';
import { expect, hydrated, test } from './fixtures';
import { currentStop, missedStops, STOPS } from './keyboard';
import { ALL_PAIRS, BEHAVIOR_LANGUAGES, CHINESE, ENGLISH, type Language } from './languages';

const KINDS = Object.entries(PAGE_KINDS) as [PageKind, (typeof PAGE_KINDS)[PageKind]][];

/** Scripts of the app, without those that load later. */
const APP_SCRIPT = /\/static\/js\/[^/]+\.js$/;

/** What the Tab key does depends on the state and the width together, but not on the language. */
const WALKS = [
  { language: ENGLISH, width: 1280, state: 'before the app runs' },
  { language: ENGLISH, width: 390, state: 'once the app runs' },
  { language: CHINESE, width: 1280, state: 'once the app runs' },
  { language: CHINESE, width: 390, state: 'before the app runs' },
] as const satisfies { language: Language; width: (typeof WIDTHS)[number]; state: string }[];

for (const { language, width, state } of WALKS) {
  if (!BEHAVIOR_LANGUAGES.includes(language)) continue;
  for (const [kind, { route }] of KINDS) {
    test(`${language.lang}, ${width} px, ${state}: Tab visits the page (${kind}) in order, each stop is visible, and Tab leaves the page`, async ({
      page,
      watch,
    }) => {
      watch.allow(/status of 404/);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await inState(page, language.prefix + route, state, async () => {
        const { stops, faults } = await walk(page, 'Tab');
        expect(stops).toBeGreaterThan(5);
        expect(await counted('keyboard', page, faults, { kind, states: stops })).toEqual([]);
      });
    });
  }
}

/** The ends, both sides of each width at which the layout changes, and a width between. */
const OTHER_WIDTHS = ALL_PAIRS ? [320, 390, 768, 769, 900, 901, 1024, 1279, 1280, 1440] : [1024];
const OTHER_KINDS = ALL_PAIRS ? KINDS : KINDS.filter(([kind]) => kind === 'guide');

for (const width of OTHER_WIDTHS) {
  for (const [kind, { route }] of OTHER_KINDS) {
    test(`${width} px: Tab and Shift+Tab only stop at what's visible (${kind})`, async ({ page, watch }) => {
      watch.allow(/status of 404/);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const state of ['before the app runs', 'once the app runs'] as const) {
        for (const key of ['Tab', 'Shift+Tab'] as const) {
          // Each state and each key is tried once.
          if (!ALL_PAIRS && (key === 'Tab') !== (state === 'before the app runs')) continue;
          await inState(page, route, state, async () => {
            expect.soft((await walk(page, key)).faults, `${state}, ${key}`).toEqual([]);
          });
        }
      }
    });
  }
}

/** Opens a page, keeps it in a state while the function runs, and lets it go on. */
async function inState(
  page: Page,
  path: string,
  state: (typeof WALKS)[number]['state'],
  look: () => Promise<void>,
) {
  const isBefore = state === 'before the app runs';
  let release = () => {};
  if (isBefore) {
    const released = new Promise<void>(resolve => {
      release = resolve;
    });
    await page.route(APP_SCRIPT, async script => {
      await released;
      await script.abort();
    });
  }
  // A page that starts its app at once is loaded only when the scripts are.
  await page.goto(path, { waitUntil: isBefore ? 'domcontentloaded' : 'load' });
  await styled(page);
  if (!isBefore) await hydrated(page);
  await look();
  await expect(page.locator('html[data-hydrated]')).toHaveCount(isBefore ? 0 : 1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  release();
}

/** Waits until the page looks as it does: a browser draws nothing before its styles are there, but moves the focus. */
function styled(page: Page) {
  return page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );
}

/** More than any page has. */
const MOST_STOPS = 2000;

/** Presses a key until the focus leaves the page. @returns the number of stops and what was wrong with them */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  let stops = 0;
  for (let presses = 0; presses < MOST_STOPS; presses++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(currentStop, key);
    if (!stop.isOnPage) return { stops, faults: [...faults, ...(await page.evaluate(missedStops, STOPS))] };
    faults.push(...stop.faults);
    // Frames have stops of their own, while the focus of the page stays on the frame.
    if (stop.isSame && !(await isOnFrame(page))) return { stops, faults: [...faults, 'caught there'] };
    if (!stop.isSame) stops++;
  }
  return { stops, faults: [...faults, 'Tab does not leave the page'] };
}

function isOnFrame(page: Page) {
  return page.evaluate(() => document.activeElement?.localName === 'iframe');
}

test('the checks find faults', async ({ page }) => {
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
  const { faults } = await walk(page, 'Tab');
  expect(faults).toEqual([
    expect.stringMatching(/^comes after what stands below it: .*nav|skip/i),
    expect.stringMatching(/^no outline: .*Plain/),
    expect.stringMatching(/^out of sight or covered: .*Away/),
    'caught there',
  ]);
});
