import type { Site } from './site';

/** A browser that tests use one after the other. */
export interface Engine {
  /** Whether pages have to report what they log themselves, because the driver doesn't. */
  isBlind: boolean;
  /** Opens an empty tab without any data of earlier tabs. */
  openTab(site: Pick<Site, 'origin'>): Promise<Tab>;
  close(): Promise<void>;
}

/** What a driver can do with a tab. Tests use it through `Reader`. */
export interface Tab {
  /** Brings the tab to the front, so that it's drawn. */
  activate(): Promise<void>;
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. The function can't use anything except its argument. */
  evaluate<A, R>(run: (argument: A) => R, argument: A): Promise<R>;
  /** Runs a function in the first frame that matches a selector. */
  evaluateInFrame<A, R>(css: string, run: (argument: A) => R, argument: A): Promise<R>;
  /** Moves the mouse to a place in the window, in px. */
  moveTo(x: number, y: number): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses a key, such as `Escape` or `Control+k`. */
  press(key: string): Promise<void>;
  /** Picks an option of the first `select` element that matches a selector. */
  select(css: string, value: string): Promise<void>;
  /** Sets the size of the page, in px. */
  resize(width: number, height: number): Promise<void>;
  /** A picture of the window, as PNG. */
  screenshot(): Promise<Buffer>;
  /** Returns the faults that the engine has noticed: things that no page of the site may do. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
}

/** Size of the window at the start of a test, in px. */
export const WINDOW = { width: 1280, height: 800 };

/** Time limit for one command of an engine, in ms. A command that takes longer hangs. */
export const COMMAND_LIMIT = 180_000;
