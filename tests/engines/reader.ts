import { expect, test } from '@playwright/test';
import type { Tab } from './engine';
import { findSeen, type Looked, type Place } from './look';
import type { Site } from './site';

/** Identifies an element: the first visible one that matches a selector and contains a text. */
export interface Target {
  css: string;
  text?: string;
}

/** Does what a reader does with the site, and checks what a reader sees. It works the same in every engine. */
export class Reader {
  readonly tab: Tab;
  readonly site: Site;

  constructor(tab: Tab, site: Site) {
    this.tab = tab;
    this.site = site;
  }

  /** Opens a page of the site by its path. */
  open(path: string) {
    return step(`opens ${path}`, () => this.tab.goto(this.site.origin + path));
  }

  /** Opens a page, moves the mouse, and waits until the app runs. */
  openRunning(path: string) {
    return step(`opens ${path} and moves the mouse`, async () => {
      await this.tab.goto(this.site.origin + path);
      await this.#startApp();
    });
  }

  /** Loads the page again and waits until the app runs. */
  reload() {
    return step('reloads the page', async () => {
      await this.tab.reload();
      await this.#startApp();
    });
  }

  back() {
    return step('goes back', () => this.tab.evaluate(() => history.back(), undefined));
  }

  forward() {
    return step('goes forward', () => this.tab.evaluate(() => history.forward(), undefined));
  }

  /** Clicks an element once it doesn't move and nothing covers it. */
  click(css: string, text?: string) {
    return step(`clicks ${named({ css, text })}`, async () => {
      const { x, y } = await this.#reach({ css, text });
      await this.tab.clickAt(x, y);
    });
  }

  /** Points at an element with the mouse, and moves on it until the browser has noticed. */
  pointAt(css: string, text?: string) {
    return step(`points at ${named({ css, text })}`, async () => {
      const { x, y } = await this.#reach({ css, text });
      await this.#until(`The mouse should be over ${css}.`, async () => {
        await this.tab.moveTo(x, y);
        await this.tab.moveTo(x + 1, y);
        return this.tab.evaluate(hovered => document.querySelector(`${hovered}:hover`) !== null, css);
      });
    });
  }

  type(text: string) {
    return step(`types ${JSON.stringify(text)}`, () => this.tab.type(text));
  }

  press(key: string) {
    return step(`presses ${key}`, () => this.tab.press(key));
  }

  select(css: string, value: string) {
    return step(`picks ${value} in ${css}`, () => this.tab.select(css, value));
  }

  resize(width: number, height: number) {
    return step(`makes the page ${width} px wide`, async () => {
      await this.tab.resize(width, height);
      await this.#until(`The page should be ${width} px wide.`, () =>
        this.tab.evaluate(expected => innerWidth === expected, width),
      );
    });
  }

  /** Waits until an element is visible. */
  sees(css: string, text?: string) {
    return step(`sees ${named({ css, text })}`, () =>
      this.#until(`The reader should see ${named({ css, text })}.`, async () =>
        Boolean(await this.#look({ css, text })),
      ),
    );
  }

  /** Waits until no such element is visible. */
  seesNo(css: string, text?: string) {
    return step(`doesn't see ${named({ css, text })}`, () =>
      this.#until(
        `The reader shouldn't see ${named({ css, text })}.`,
        async () => !(await this.#look({ css, text })),
      ),
    );
  }

  /** Waits until a frame contains a text. */
  seesInFrame(css: string, text: string) {
    return step(`sees "${text}" in the frame ${css}`, async () => {
      await this.sees(css);
      await this.#until(`The reader should see "${text}" in the frame ${css}.`, () =>
        this.tab.evaluateInFrame(css, expected => document.body.innerText.includes(expected), text),
      );
    });
  }

  /** Waits until the address bar shows a path, which may have a query and a hash. */
  isAt(path: string) {
    return step(`is at ${path}`, () =>
      this.#until(`The reader should be at ${path}.`, () =>
        this.tab.evaluate(expected => location.href === location.origin + expected, path),
      ),
    );
  }

  /** Waits until a function that runs in the page returns true, for conditions that aren't visible as an element. */
  until<A>(what: string, check: (argument: A) => boolean, argument: A) {
    return step(what, () => this.#until(`Expected: ${what}.`, () => this.tab.evaluate(check, argument)));
  }

  /** Waits until an element is visible, and returns its text. */
  textOf(css: string): Promise<string> {
    return step(`reads ${css}`, async () => {
      await this.sees(css);
      return (await this.#look({ css }))?.text ?? '';
    });
  }

  /** Returns what can be read on the page now, for error messages. */
  async describePage(): Promise<string> {
    const { path, title, text } = await this.tab.evaluate(
      () => ({
        path: location.pathname + location.search + location.hash,
        title: document.title,
        text: (document.querySelector<HTMLElement>('[role=dialog], main') ?? document.body)?.innerText ?? '',
      }),
      undefined,
    );
    return `The reader is at ${path} ("${title}") and reads:\n${text.slice(0, 600)}`;
  }

  /** Moves until the app runs, because WebKit may still give the first moves to the page before. */
  async #startApp() {
    await this.#until('The app should run after the mouse has moved.', async () => {
      await this.tab.moveTo(300, 300);
      await this.tab.moveTo(310, 310);
      return this.tab.evaluate(() => document.documentElement.hasAttribute('data-hydrated'), undefined);
    });
  }

  #look(target: Target): Promise<Looked | null> {
    return this.tab.evaluate(findSeen, { ...target, isScrolled: false });
  }

  /** Scrolls to an element if necessary, and waits until it doesn't move and nothing covers it. */
  async #reach(target: Target): Promise<Place> {
    let last: Looked | null = null;
    let reached: Place | undefined;
    const why = () =>
      last
        ? `${last.coveredBy ?? 'Nothing'} is over it${last.isMoving ? ', and it moves' : ''}.`
        : 'It is not there.';
    await this.#until(
      `The reader should be able to reach ${named(target)}.`,
      async () => {
        const before: Looked | null = last;
        last = await this.tab.evaluate(findSeen, { ...target, isScrolled: true });
        if (!last || last.coveredBy || last.isMoving) return false;
        if (last.x !== before?.x || last.y !== before.y) return false;
        reached = { x: last.x, y: last.y };
        return true;
      },
      why,
    );
    if (!reached) throw new Error(`${named(target)} is not there.`);
    return reached;
  }

  /** @throws Error that says what was expected and what the reader sees instead */
  async #until(expected: string, check: () => Promise<boolean>, why = () => '') {
    let failure = '';
    const tryCheck = async () => {
      failure = '';
      // Functions can't run in a page that the browser is leaving.
      return check().catch(error => {
        failure = String(error);
        return false;
      });
    };
    try {
      await expect.poll(tryCheck, { intervals: [20, 50, 100] }).toBe(true);
    } catch {
      const page = await this.describePage().catch(String);
      throw new Error([expected, why(), failure, page].filter(Boolean).join('\n'));
    }
  }
}

/** Adds a step to the report. Errors in it point to the line of the test. */
function step<T>(what: string, body: () => Promise<T>): Promise<T> {
  return test.step(`the reader ${what}`, body, { box: true });
}

function named({ css, text }: Target): string {
  return text === undefined ? css : `${css} with "${text}"`;
}
