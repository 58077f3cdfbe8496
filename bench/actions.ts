/** What readers do on a page, and how long they wait for the result. */
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { quiet, visit } from './browser';
import type { Values } from './median';
import type { SearchUi } from './peers/generator';
import { weigh } from './weights';

/** A page, and what a reader does there. */
export interface Place {
  origin: string;
  path: string;
  /** Path of another page that the first one links to. */
  next: string;
  query: string;
  search: SearchUi;
}

export type Action = 'click' | 'key' | 'tap';

/**
 * Returns the path of a script that runs in the page. These scripts are plain JavaScript, because a compiler can add
 * calls of functions that don't exist in the page.
 */
const inPage = (file: string) => path.join(import.meta.dirname, 'in-page', file);

/** The factor by which the CPU is slowed down for the first action. */
const SLOWDOWN = 4;
/** The shortest interaction that browsers report, in ms. */
const LEAST_INP = 16;
const TIMEOUT = 60_000;

/**
 * Opens the search as the first action on a page, and then types a query. The times are from the event to the frame
 * that shows the result.
 */
export function measureFirstAction(browser: Browser, place: Place, action: Action): Promise<Values> {
  const { origin, query, search } = place;
  return visit(
    browser,
    async page => {
      await page.addInitScript({ path: inPage('watch-actions.js') });
      await page.goto(origin + place.path);
      await quiet(page);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      const [dialog] = await Promise.all([waitFor(page, search.input), perform(page, action, search)]);
      await page.locator(search.input).first().focus();
      const inp = await page.evaluate(() => window.bench?.inp() ?? 0);
      await page.evaluate(() => window.bench?.reset());
      const [firstResult] = await Promise.all([waitFor(page, search.hit), page.keyboard.type(query)]);
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

async function perform(page: Page, action: Action, { button, key }: SearchUi) {
  if (action === 'key') {
    await page.keyboard.press(key);
    return;
  }
  const box = await page.locator(button).filter({ visible: true }).first().boundingBox();
  if (!box) throw new Error(`The page shows no ${button}.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (action === 'tap' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Measures the time from a click on a link, after hovering it, until the other page is shown. */
export function measureNavigation(browser: Browser, { origin, path: from, next }: Place): Promise<Values> {
  return visit(browser, async page => {
    await page.addInitScript(`window.benchNext = ${JSON.stringify(next)};`);
    await page.addInitScript({ path: inPage('watch-navigation.js') });
    await page.goto(origin + from);
    await quiet(page);
    const link = page
      .locator(`a[href$="${next}"], a[href$="${next}.html"]`)
      .filter({ visible: true })
      .first();
    await link.hover({ timeout: TIMEOUT });
    await quiet(page);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction(() => sessionStorage.getItem('benchShown'), undefined, { timeout: TIMEOUT });
    const navigation = await page.evaluate(
      () => Number(sessionStorage.getItem('benchShown')) - Number(sessionStorage.getItem('benchClicked')),
    );
    return { navigation, slowdown: 1 };
  });
}

/** Measures the size of what the search loads from when a reader opens it until the first result. */
export function weighSearch(browser: Browser, { origin, path: at, query, search }: Place): Promise<Values> {
  return visit(browser, async page => {
    await page.goto(origin + at);
    await quiet(page);
    await page.mouse.move(2, 400);
    await quiet(page);
    const requested = new Set<string>();
    page.on('request', request => requested.add(request.url()));
    await perform(page, 'click', search);
    await page.locator(search.input).first().focus({ timeout: TIMEOUT });
    await page.keyboard.type(query);
    await page.locator(search.hit).first().waitFor({ timeout: TIMEOUT });
    await quiet(page);
    let searchGzip = 0;
    for (const url of requested) {
      if (!url.startsWith(origin)) continue;
      const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
      const type = answer.headers.get('content-type') ?? '';
      searchGzip += weigh(Buffer.from(await answer.arrayBuffer()), type).gzip;
    }
    return { searchGzip };
  });
}

/**
 * Waits until an element is visible.
 * @returns ms from the first action since the last reset
 * @throws Error if it doesn't appear
 */
async function waitFor(page: Page, selector: string): Promise<number> {
  const late = new Promise<'late'>(resolve => setTimeout(resolve, TIMEOUT, 'late').unref());
  const ms = await Promise.race([page.evaluate(selector => window.bench?.shown(selector), selector), late]);
  if (ms === undefined) throw new Error('The page no longer has the script of the bench.');
  if (ms === 'late') throw new Error(`${selector} didn't appear within ${TIMEOUT / 1000} s.`);
  return ms;
}

declare global {
  interface Window {
    /** Path of the page that the reader opens. */
    benchNext?: string;
    /** Provided by `in-page/watch-actions.js`. */
    bench?: {
      inp(): number;
      reset(): void;
      shown(selector: string): Promise<number>;
    };
  }
}
