/** What readers do on a page, and how long they wait for the result. */
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { quiet, visit } from './browser';
import type { Values } from './results';
import type { SearchUi } from './setups/setup';
import { weighAll } from './weights';

/** A page, and what a reader does there. */
export interface Place {
  origin: string;
  path: string;
  /** Path of another page that the first one links to. */
  next: string;
  query: string;
  search: SearchUi;
}

/** Plain JavaScript, because a compiler can add calls of functions that don't exist in the page. */
const IN_PAGE = { path: path.join(import.meta.dirname, 'in-page.js') };
/** The key that opens the search in each of the themes. */
const SEARCH_KEY = 'ControlOrMeta+k';
/** The factor by which the CPU is slowed down for the first action. */
const SLOWDOWN = 4;
/** The shortest interaction that browsers report, in ms. */
const LEAST_INP = 16;
const TIMEOUT = 60_000;

/**
 * Opens the search as the first action on a page, and then types a query. The times are from the event to the frame
 * that shows the result.
 */
export function measureFirstAction(
  browser: Browser,
  { origin, path, query, search }: Place,
  action: 'click' | 'key' | 'tap',
): Promise<Values> {
  return visit(
    browser,
    async page => {
      await page.addInitScript(IN_PAGE);
      await page.goto(origin + path);
      await quiet(page);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      const [dialog] = await Promise.all([timeUntil(page, search.input), perform(page, action, search)]);
      await page.locator(search.input).first().focus();
      const inp = await page.evaluate(() => window.bench?.inp() ?? 0);
      await page.evaluate(() => window.bench?.reset());
      const [firstResult] = await Promise.all([timeUntil(page, search.hit), page.keyboard.type(query)]);
      const isDialog = search.input !== search.button;
      return {
        slowdown: SLOWDOWN,
        inp: Math.max(inp, LEAST_INP),
        ...(isDialog ? { dialog } : {}),
        firstResult,
      };
    },
    { hasTouch: action === 'tap' },
  );
}

async function perform(page: Page, action: 'click' | 'key' | 'tap', { button }: SearchUi) {
  if (action === 'key') return page.keyboard.press(SEARCH_KEY);
  const box = await page.locator(button).filter({ visible: true }).first().boundingBox();
  if (!box) throw new Error(`The page shows no ${button}.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return action === 'tap' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
}

/**
 * Waits until an element is visible.
 * @returns ms from the first action since the last reset
 * @throws Error if it doesn't appear
 */
async function timeUntil(page: Page, selector: string): Promise<number> {
  const time = page.evaluate(selector => window.bench?.shown(selector), selector);
  const late = new Promise<undefined>(resolve => setTimeout(resolve, TIMEOUT, undefined).unref());
  const ms = await Promise.race([time, late]);
  if (ms === undefined) throw new Error(`${selector} didn't appear within ${TIMEOUT / 1000} s.`);
  return ms;
}

/** Measures the time from a click on a link, after hovering it, until the other page is shown. */
export function measureNavigation(browser: Browser, { origin, path, next }: Place): Promise<Values> {
  return visit(browser, async page => {
    await page.addInitScript(IN_PAGE);
    await page.goto(origin + path);
    await quiet(page);
    const link = page.locator(`a[href$="${next}"], a[href$="${next}.html"]`).filter({ visible: true });
    await link.first().hover({ timeout: TIMEOUT });
    await quiet(page);
    await page.mouse.down();
    await page.mouse.up();
    const found = await page.waitForFunction(() => sessionStorage.getItem('benchNavigation'), undefined, {
      timeout: TIMEOUT,
    });
    return { navigation: Number(await found.jsonValue()), slowdown: 1 };
  });
}

/** Measures the size of what the search loads from when a reader opens it until the first result. */
export function weighSearch(browser: Browser, { origin, path, query, search }: Place): Promise<Values> {
  return visit(browser, async page => {
    await page.goto(origin + path);
    await quiet(page);
    await page.mouse.move(2, 400);
    await quiet(page);
    const requested: string[] = [];
    page.on('request', request => requested.push(request.url()));
    await perform(page, 'click', search);
    await page.locator(search.input).first().focus({ timeout: TIMEOUT });
    await page.keyboard.type(query);
    await page.locator(search.hit).first().waitFor({ timeout: TIMEOUT });
    await quiet(page);
    const weights = await weighAll(requested.filter(url => url.startsWith(origin)));
    return { searchGzip: [...weights.values()].reduce((sum, { gzip }) => sum + gzip, 0) };
  });
}

declare global {
  interface Window {
    /** Provided by `in-page.js`. */
    bench?: {
      inp(): number;
      reset(): void;
      shown(selector: string): Promise<number>;
    };
  }
}
