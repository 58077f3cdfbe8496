/** What readers do, and how long they wait for it. */
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { quiet, visit } from './browser';
import type { Values } from './median';
import type { SearchUi } from './peers/generator';
import { weigh } from './weights';

/** A page, and what is done there. */
export interface Place {
  origin: string;
  path: string;
  /** Path of another page that the first one links to. */
  next: string;
  query: string;
  search: SearchUi;
}

export type Act = 'click' | 'key' | 'tap';

/** Plain scripts, since a compiler may put calls into a function that no page knows. */
const inPage = (file: string) => path.join(import.meta.dirname, 'in-page', file);

/** How many times slower the processor is made for the first act. */
const SLOWDOWN = 4;
/** The least that browsers report of an interaction, in ms. */
const LEAST_INP = 16;
const TIMEOUT = 60_000;

/**
 * The first thing that a reader does on a page is opening the search; then something is searched.
 * Times are from the event to the frame that shows what was waited for.
 */
export function measureFirstAct(browser: Browser, place: Place, act: Act): Promise<Values> {
  const { origin, query, search } = place;
  return visit(
    browser,
    async page => {
      await page.addInitScript({ path: inPage('watch-acts.js') });
      await page.goto(origin + place.path);
      await quiet(page);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      const [dialog] = await Promise.all([waitFor(page, search.input), perform(page, act, search)]);
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
    { hasTouch: act === 'tap' },
  );
}

async function perform(page: Page, act: Act, { button, key }: SearchUi) {
  if (act === 'key') {
    await page.keyboard.press(key);
    return;
  }
  const box = await page.locator(button).filter({ visible: true }).first().boundingBox();
  if (!box) throw new Error(`The page shows no ${button}.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (act === 'tap' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** From the click on a link that the pointer has been over until the other page is shown. */
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

/** What a search loads from the moment a reader opens it until the first hit. */
export function weighSearch(browser: Browser, { origin, path: at, query, search }: Place): Promise<Values> {
  return visit(browser, async page => {
    await page.goto(origin + at);
    await quiet(page);
    await page.mouse.move(2, 400);
    await quiet(page);
    const asked = new Set<string>();
    page.on('request', request => asked.add(request.url()));
    await perform(page, 'click', search);
    await page.locator(search.input).first().focus({ timeout: TIMEOUT });
    await page.keyboard.type(query);
    await page.locator(search.hit).first().waitFor({ timeout: TIMEOUT });
    await quiet(page);
    let searchGzip = 0;
    for (const url of asked) {
      if (!url.startsWith(origin)) continue;
      const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
      const type = answer.headers.get('content-type') ?? '';
      searchGzip += weigh(Buffer.from(await answer.arrayBuffer()), type).gzip;
    }
    return { searchGzip };
  });
}

/** @returns ms from the first act since the last reset until an element can be seen */
async function waitFor(page: Page, selector: string): Promise<number> {
  const ms = await page.evaluate(selector => window.bench?.shown(selector), selector);
  if (ms === undefined) throw new Error('The page has lost what the bench had put there.');
  return ms;
}

declare global {
  interface Window {
    /** Path of the page that is gone to. */
    benchNext?: string;
    /** What `in-page/watch-acts.js` tells. */
    bench?: {
      inp(): number;
      reset(): void;
      shown(selector: string): Promise<number>;
    };
  }
}
