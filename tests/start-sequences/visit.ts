import { expect } from '@playwright/test';
import type { Tab } from '../engines/engine';
import type { HeldSite } from '../held-site';
import { type Act, CONTROLS } from './acts';
import { CHANGES, type Change } from './changes';
import { type Found, find } from './model';

/** How long to wait before looking again, and when to give up, in ms. */
const OFTEN = { intervals: [10, 20, 40], timeout: 30_000 };

/** What a visit needs from a tab, whichever driver controls it. */
export type VisitTab = Pick<
  Tab,
  'activate' | 'moveTo' | 'clickAt' | 'type' | 'press' | 'evaluate' | 'faults' | 'close'
>;

/** A reader's visit to a site that holds back what the test wants to be late. */
export class Visit {
  readonly #site: HeldSite;
  readonly #tab: VisitTab;
  /** Paths of the pages in the tab's history, up to the current one. */
  #paths: string[] = [];
  #isSearching = false;
  #hasFollowed = false;
  #isChanged = false;
  /**
   * Whether a press went elsewhere. On a page that another program has changed, the pointer's move may start the app,
   * which restores what was changed, so that the page shifts before the press.
   */
  hasMissed = false;
  /** Number of faults before the visit. */
  #faultsBefore = 0;

  constructor(tab: VisitTab, site: HeldSite) {
    this.#tab = tab;
    this.#site = site;
  }

  /**
   * Opens a page with empty storage, and with the pointer at the edge of the window, where it doesn't open any menu.
   */
  async open(route: string, hold = { pages: false, scripts: false }) {
    await this.#tab.activate();
    this.#site.releaseAll();
    await this.#goto('/robots.txt');
    await this.#tab.evaluate(() => localStorage.clear());
    await this.#tab.moveTo(1, 799);
    this.#faultsBefore = (await this.#tab.faults()).length;
    this.#site.hold(hold);
    this.#paths = [route];
    this.#isSearching = false;
    this.#hasFollowed = false;
    this.#isChanged = false;
    this.hasMissed = false;
    await this.#goto(route);
  }

  /** Lets the next part of a page or the next script arrive, if any is held back. */
  async receive() {
    if (this.#site.release()) await this.drawn();
  }

  /** Waits for the whole page, and lets another program change it. */
  async change(change: Change) {
    this.#isChanged = true;
    await this.#until(() => document.readyState !== 'loading');
    // Controls keep the numbers that they have on an unchanged page.
    await this.#tab.evaluate(selectors => {
      for (const selector of selectors)
        for (const [at, control] of document.querySelectorAll(selector).entries())
          control.setAttribute('data-control', `${selector} ${at}`);
    }, Object.values(CONTROLS));
    await this.#tab.evaluate(CHANGES[change]);
  }

  /** Waits until the page has been drawn. */
  drawn() {
    return this.#tab.evaluate(
      () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
    );
  }

  /** Lets everything arrive, and waits until the app runs and nothing more is loading. */
  async settle() {
    this.#site.releaseAll();
    await this.#until(() => document.readyState === 'complete');
    await this.#tab.evaluate(() => dispatchEvent(new Event('pointermove')));
    await this.#until(
      () =>
        document.querySelector('html[data-hydrated]') !== null && !document.querySelector('[data-served=""]'),
    );
    await this.idle();
  }

  async idle() {
    await expect(async () => {
      await this.#tab.evaluate(
        // A browser that doesn't draw anything may never call it without a timeout.
        () => new Promise(resolve => requestIdleCallback(() => resolve(true), { timeout: 1000 })),
      );
      expect(this.#site.pending()).toBe(0);
    }).toPass(OFTEN);
  }

  /**
   * Returns what the reader finds. The focus is left out after a link, because the result depends on who loads the
   * page: if the app doesn't run yet, the browser does, and nothing on the new page has the focus.
   */
  async found(isChanged: boolean): Promise<Partial<Found>> {
    const { focused, ...found } = await this.#tab.evaluate(find, isChanged);
    return this.#hasFollowed ? found : { focused, ...found };
  }

  /** Closes the tab and the site. */
  async end() {
    await this.#tab.close();
    this.#site.close();
  }

  /** Returns the faults of the pages of this visit. */
  async faults() {
    return (await this.#tab.faults()).slice(this.#faultsBefore);
  }

  /** @returns the interaction as it was performed; `undefined` if it wasn't possible */
  async perform(act: Act): Promise<Act | undefined> {
    if (act.do !== 'select' || this.#isSearching) return (await this.#do(act)) ? act : undefined;
    const value = await this.#tab.evaluate(choose, [act.pick % 2, act.value ?? act.option] as const);
    return value === null ? undefined : { ...act, value };
  }

  async #do(act: Act): Promise<boolean> {
    if (act.do === 'press') {
      // A list may have a single option until its script has loaded, so there may be no other one to go to.
      const isInList = await this.#tab.evaluate(() => document.activeElement?.matches('select') ?? false);
      if (isInList && act.key.startsWith('Arrow')) return false;
      await this.#tab.press(act.key);
      if (act.key === 'Escape') this.#isSearching = false;
      return true;
    }
    // The dialog covers the page. Before the app runs, it doesn't exist yet, so the same interaction could have another
    // result.
    if (this.#isSearching) return false;
    switch (act.do) {
      case 'scroll':
        await this.#tab.evaluate(() => scrollBy(0, 300));
        return true;
      case 'search':
        await this.#tab.press('Control+k');
        await this.#tab.type(act.text);
        this.#isSearching = true;
        return true;
      case 'type':
        return this.#type(act);
      case 'select':
        return false;
      case 'click':
        return this.#click(act);
      case 'back':
        if (this.#paths.length < 2) return false;
        await this.#tab.evaluate(() => history.back());
        await this.#arrive(this.#paths.slice(0, -1));
        return true;
    }
  }

  async #type({ pick, text }: Extract<Act, { do: 'type' }>) {
    const place = await this.#aim('main input, main textarea', pick % 2);
    if (!place) return false;
    await this.#tab.clickAt(place.x, place.y);
    if (await this.#lookForMiss()) return true;
    // To the end of the text, because the line that a click hits depends on how far the page has been laid out.
    await this.#tab.press('Control+End');
    await this.#tab.type(text);
    return true;
  }

  async #click({ on, pick }: Extract<Act, { do: 'click' }>) {
    const place = await this.#aim(CONTROLS[on], pick);
    if (!place) return false;
    if (on === 'link' && place.href?.split('#')[0] === this.#paths.at(-1)) return false;
    await this.#tab.clickAt(place.x, place.y);
    if (await this.#lookForMiss()) return true;
    if (on === 'link' && place.href) await this.#arrive([...this.#paths, place.href]);
    return true;
  }

  /**
   * Finds the position of the element for an interaction, in px. Waits while it moves, as the header does when the page
   * scrolls.
   * @returns `null` if there's no such element, or if the pointer can't reach it
   */
  #aim(selector: string, pick: number) {
    return this.#tab.evaluate(
      async ([selector, pick]) => {
        const findControl = () => {
          const all = [...document.querySelectorAll<HTMLElement>(selector)];
          const isNumbered = document.querySelector('[data-control]') !== null;
          return isNumbered
            ? all.find(({ dataset }) => dataset.control === `${selector} ${pick}`)
            : all[pick];
        };
        const found = findControl();
        if (!found?.checkVisibility()) return null;
        found.scrollIntoView({ block: 'center', behavior: 'instant' });
        // Animations with another timeline only follow scrolling.
        const isMoving = ({ playState, timeline, effect }: Animation) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect instanceof KeyframeEffect &&
          effect.target?.contains(found);
        const topOnNextFrame = () =>
          new Promise<number>(resolve =>
            requestAnimationFrame(() => resolve(found.getBoundingClientRect().top)),
          );
        let before = Number.NaN;
        for (
          let now = await topOnNextFrame();
          // In a busy browser, a transition may be running although nothing has moved yet.
          now !== before || document.getAnimations().some(isMoving);
          now = await topOnNextFrame()
        )
          before = now;
        const { left, top, width, height } = found.getBoundingClientRect();
        const [x, y] = [left + Math.min(width, 30) / 2, top + height / 2];
        const check = ({ target }: Event) => {
          Object.assign(window, { hasMissed: !findControl()?.contains(target as Node) });
        };
        addEventListener('pointerdown', check, { capture: true, once: true });
        const hit = document.elementFromPoint(x, y);
        return hit && found.contains(hit) ? { x, y, href: found.getAttribute('href') } : null;
      },
      [selector, pick] as const,
    );
  }

  async #lookForMiss() {
    if (!this.#isChanged) return false;
    // A link that was hit replaces the document, perhaps while this asks.
    await expect(async () => {
      this.hasMissed = await this.#tab.evaluate(() => 'hasMissed' in window && window.hasMissed === true);
    }).toPass(OFTEN);
    return this.hasMissed;
  }

  /** Waits until the reader is on the other page. Scripts aren't held back, because the app needs them to get there. */
  async #arrive(paths: string[]) {
    this.#site.hold({ pages: true, scripts: false });
    this.#site.releaseAll();
    await expect(async () => {
      const reached = await this.#tab.evaluate(() => location.pathname + location.hash);
      expect(reached, 'the page that the reader is on').toBe(paths.at(-1));
    }).toPass(OFTEN);
    this.#paths = paths;
    this.#hasFollowed = true;
  }

  /** Opens a page and waits until its document exists. */
  async #goto(path: string) {
    const address = this.#site.origin + path;
    await this.#tab.evaluate(to => {
      location.href = to;
    }, address);
    await this.#until(to => location.href === to && document.body !== null, address);
  }

  /** Waits until a condition holds in the page, even while one document replaces another. */
  async #until<A = undefined>(condition: (argument: A) => boolean, argument?: A) {
    await expect(async () => {
      expect(await this.#tab.evaluate(condition, argument as A)).toBe(true);
    }).toPass(OFTEN);
  }
}

/**
 * Chooses an option of a list as a reader does, by its index or its value. Runs in the page.
 * @returns the value; `null` if there's no such option
 */
function choose([pick, entry]: readonly [number, number | string]): string | null {
  const list = document.querySelectorAll<HTMLSelectElement>('main select')[pick];
  const chosen = [...(list?.options ?? [])].find(({ index, value }) => index === entry || value === entry);
  if (!list || !chosen) return null;
  list.focus();
  list.selectedIndex = chosen.index;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
  return chosen.value;
}
