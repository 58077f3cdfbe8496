import type { Browser, Page } from '@playwright/test';
import fc from 'fast-check';
import { expect, test } from './fixtures';
import { type HeldSite, holdSite } from './heldSite';
import { type Act, CONTROLS, type Sequence, script, sequences } from './start-sequences/acts';
import { find } from './start-sequences/model';

/** How many sequences to try. They take seconds each, so only `npm run test:full` asks for them. */
const runs = Number(process.env.START_SEQUENCES ?? 0);
const seed = Date.now() % 2 ** 31;

/** A tab of its own, whose site holds back what the test says. */
interface Tab {
  page: Page;
  site: HeldSite;
  faults: string[];
  /** Paths of the pages that the reader came by. */
  paths: string[];
  searching: boolean;
}

async function openTab(browser: Browser, upstream: string): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error' && !message.text().includes('404')) faults.push(message.text());
  });
  page.on('pageerror', error => faults.push(String(error)));
  await context.route(
    url => url.hostname !== 'localhost',
    route => route.abort(),
  );
  return { page, site: await holdSite(upstream), faults, paths: [], searching: false };
}

async function open({ page, site, faults }: Tab, route: string) {
  site.releaseAll();
  await page.goto(`${site.origin}/robots.txt`);
  await page.evaluate(() => localStorage.clear());
  faults.length = 0;
  return () => page.goto(site.origin + route, { waitUntil: 'commit' });
}

const drawn = (page: Page) =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Everything has arrived, the app runs, and nothing more comes. */
async function settle({ page, site }: Tab) {
  site.releaseAll();
  await page.waitForLoadState();
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await expect(page.locator('[data-served=""]')).toHaveCount(0);
  await idle({ page, site });
}

async function idle({ page, site }: Pick<Tab, 'page' | 'site'>) {
  await expect(async () => {
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
    expect(site.pending()).toBe(0);
  }).toPass();
}

/** The element that an act is done to, brought into view; nothing if there's none that the pointer reaches. */
async function aim(page: Page, selector: string, pick: number) {
  return page.evaluate(
    ([selector, pick]) => {
      const found = document.querySelectorAll<HTMLElement>(selector)[pick];
      if (!found?.checkVisibility()) return undefined;
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = found.getBoundingClientRect();
      const [x, y] = [left + Math.min(width, 30) / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      return hit && found.contains(hit) ? { x, y, href: found.getAttribute('href') } : undefined;
    },
    [selector, pick] as const,
  );
}

/** @returns whether it could be done */
async function perform(tab: Tab, act: Act): Promise<boolean> {
  const { page } = tab;
  if (act.do === 'press') {
    await page.keyboard.press(act.key);
    if (act.key === 'Escape') tab.searching = false;
    return true;
  }
  // The dialog covers the page, which is there without it until the app runs.
  if (tab.searching) return false;
  if (act.do === 'scroll') await page.mouse.wheel(0, 300);
  if (act.do === 'search') {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(act.text);
    tab.searching = true;
  }
  if (act.do === 'type') {
    const place = await aim(page, 'main input, main textarea', act.pick % 2);
    if (!place) return false;
    await page.mouse.click(place.x, place.y);
    await page.keyboard.press('End');
    await page.keyboard.type(act.text);
  }
  if (act.do === 'select') {
    const list = page.locator('main select').nth(act.pick % 2);
    if (!(await list.count())) return false;
    const done = await list.evaluate((element: HTMLSelectElement, option) => {
      if (!element.options[option]) return false;
      element.focus();
      element.selectedIndex = option;
      for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
      return true;
    }, act.option);
    if (!done) return false;
  }
  if (act.do === 'click') {
    const place = await aim(page, CONTROLS[act.on], act.pick);
    if (!place) return false;
    if (act.on === 'link' && place.href?.split('#')[0] === tab.paths.at(-1)) return false;
    await page.mouse.click(place.x, place.y);
    if (act.on === 'link' && place.href) await arrive(tab, [...tab.paths, place.href]);
  }
  if (act.do === 'back') {
    if (tab.paths.length < 2) return false;
    await page.evaluate(() => history.back());
    await arrive(tab, tab.paths.slice(0, -1));
  }
  return true;
}

/** Goes on when the reader is on the other page. Its scripts may come, because the app loads them first. */
async function arrive(tab: Tab, paths: string[]) {
  tab.site.hold({ pages: true, scripts: false });
  tab.site.releaseAll();
  await tab.page.waitForURL(tab.site.origin + paths.at(-1), { waitUntil: 'commit' });
  tab.paths = paths;
}

if (runs > 0)
  test('what readers do while a page arrives counts as if it were there', async ({ browser, sites }) => {
    const early = await openTab(browser, sites.root.origin);
    const late = await openTab(browser, sites.root.origin);

    /** Does the acts while the page arrives. @returns those that could be done */
    const doEarly = async ({ route, holdsScripts, steps }: Sequence) => {
      const go = await open(early, route);
      early.site.hold({ pages: true, scripts: holdsScripts });
      Object.assign(early, { paths: [route], searching: false });
      await go();
      const done: Act[] = [];
      for (const { arrivals, act } of steps) {
        for (let count = 0; count < arrivals && early.site.release(); count++) await drawn(early.page);
        await drawn(early.page);
        if (await perform(early, act)) done.push(act);
      }
      await settle(early);
      return done;
    };

    /** Does the acts where the app runs. @returns whether all of them could be done */
    const doLate = async (route: string, acts: Act[]) => {
      const go = await open(late, route);
      Object.assign(late, { paths: [route], searching: false });
      await go();
      await settle(late);
      for (const act of acts) {
        if (!(await perform(late, act))) return false;
        await idle(late);
      }
      await settle(late);
      return true;
    };

    const check = async (sequence: Sequence) => {
      const done = await doEarly(sequence);
      // What an act would have changed at once may be what a later one needs.
      fc.pre(await doLate(sequence.route, done));
      const expected = await late.page.evaluate(find);
      await expect
        .poll(() => early.page.evaluate(find), { message: script(sequence), timeout: 5000 })
        .toEqual(expected);
      expect(early.faults, script(sequence)).toEqual([]);
    };

    await fc.assert(
      fc.asyncProperty(sequences, async sequence => {
        const from = performance.now();
        await check(sequence);
        if (process.env.START_SEQUENCES_LOG)
          console.log(Math.round(performance.now() - from), script(sequence).replaceAll('\n', ' | '));
      }),
      {
        seed,
        numRuns: runs,
        endOnFailure: Boolean(process.env.START_SEQUENCES_RAW),
        reporter: details => {
          if (!details.failed) return;
          const [sequence] = details.counterexample ?? [];
          throw new Error(
            `Seed ${details.seed}, path ${details.counterexamplePath}:\n${sequence ? script(sequence) : ''}\n${details.errorInstance}`,
          );
        },
      },
    );
    for (const { site } of [early, late]) site.close();
  });
