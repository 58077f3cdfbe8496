import { expect, test } from '@playwright/test';
import type { Tab } from './engine';
import { findSeen, type Looked } from './look';

/**
 * Does what a reader does with the site, and waits for what a reader sees. It works the same in every engine. `css` and
 * `text` identify an element: the first visible one that matches a selector and contains a text.
 */
export class Reader {
  readonly #tab: Tab;
  readonly #origin: string;

  constructor(tab: Tab, origin: string) {
    this.#tab = tab;
    this.#origin = origin;
  }

  /** Opens a page of the site by its path. */
  @step
  async open(path: string) {
    await this.#tab.goto(this.#origin + path);
  }

  /** Opens a page, moves the mouse, and waits until the app runs. */
  @step
  async openRunning(path: string) {
    await this.#tab.goto(this.#origin + path);
    // A driver may go on while the page before is still there.
    await this.isAt(path);
    await this.#startApp();
  }

  /** Loads the page again and waits until the app runs. */
  @step
  async reload() {
    await this.#tab.reload();
    await this.#startApp();
  }

  /** Clicks an element once it doesn't move and nothing covers it. */
  @step
  async click(css: string, text?: string) {
    const { x, y } = await this.#reach(css, text);
    await this.#tab.clickAt(x, y);
  }

  /** Points at an element with the mouse, and moves on it until the browser has noticed. */
  @step
  async pointAt(css: string) {
    const { x, y } = await this.#reach(css);
    await eventually(async () => {
      await this.#tab.moveTo(x, y);
      await this.#tab.moveTo(x + 1, y);
      const isOver = await this.#tab.evaluate(over => document.querySelector(over) !== null, `${css}:hover`);
      expect(isOver, 'whether the mouse is over it').toBe(true);
    });
  }

  /** Waits until an element is visible. */
  @step
  async sees(css: string, text?: string) {
    await eventually(async () => expect(await this.#look(css, text)).not.toBeNull());
  }

  /** Waits until no such element is visible. */
  @step
  async seesNo(css: string, text?: string) {
    await eventually(async () => expect(await this.#look(css, text)).toBeNull());
  }

  /** Waits until a visible frame contains a text. */
  @step
  async seesInFrame(css: string, text: string) {
    await this.sees(css);
    await eventually(async () => expect(await this.#tab.textInFrame(css)).toContain(text));
  }

  /** Waits until the address bar shows a path, which may have a query and a hash. */
  @step
  async isAt(path: string) {
    await eventually(async () =>
      expect(await this.#tab.evaluate(() => location.href)).toBe(this.#origin + path),
    );
  }

  /** Waits until a function that runs in the page returns true, for conditions that aren't visible as an element. */
  @step
  async until<A extends [unknown?]>(what: string, check: (...argument: A) => boolean, ...argument: A) {
    await eventually(async () => expect(await this.#tab.evaluate(check, ...argument), what).toBe(true));
  }

  /** Waits until an element is visible, and returns its text. */
  @step
  async textOf(css: string): Promise<string> {
    await this.sees(css);
    return (await this.#look(css))?.text ?? '';
  }

  /** Moves until the app runs, because WebKit may still give the first moves to the page before. */
  async #startApp() {
    await eventually(async () => {
      await this.#tab.moveTo(300, 300);
      await this.#tab.moveTo(310, 310);
      const isRunning = await this.#tab.evaluate(() => 'hydrated' in document.documentElement.dataset);
      expect(isRunning, 'whether the app runs').toBe(true);
    });
  }

  #look(css: string, text?: string, isScrolled = false): Promise<Looked | null> {
    return this.#tab.evaluate(findSeen, { css, text, isScrolled });
  }

  /** Scrolls to an element if necessary, and waits until it doesn't move and nothing covers it. */
  async #reach(css: string, text?: string): Promise<{ x: number; y: number }> {
    let last: Looked | null = null;
    await eventually(async () => {
      const before = last;
      last = await this.#look(css, text, true);
      expect(last).toEqual({ ...before, coveredBy: null, isMoving: false });
    });
    return last ?? { x: 0, y: 0 };
  }
}

/** Makes a method a step of the report. Errors in it point to the line of the test. */
function step<T, A extends unknown[], R>(
  method: (this: T, ...args: A) => Promise<R>,
  { name }: ClassMethodDecoratorContext,
) {
  return function (this: T, ...args: A): Promise<R> {
    const title = [name, ...args].filter(arg => typeof arg === 'string').join(' ');
    return test.step(`reader: ${title}`, () => method.apply(this, args), { box: true });
  };
}

/** Repeats a check until it passes, even while the browser replaces the document that it runs in. */
function eventually(check: () => Promise<void>): Promise<void> {
  return expect(check).toPass({ intervals: [20, 50, 100], timeout: 60_000 });
}
