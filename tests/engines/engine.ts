import type { Site } from './site';

/** A browser that tests share, one after another. */
export interface Engine {
  /** Whether pages have to report themselves what they log, because the driver doesn't. */
  isBlind: boolean;
  /** Opens an empty tab that knows nothing of the tabs before it. */
  openTab(site: Pick<Site, 'origin'>): Promise<Tab>;
  close(): Promise<void>;
}

/** What a driver can do with a tab. Tests use it through `Reader`. */
export interface Tab {
  /** Makes it the tab that is drawn. */
  activate(): Promise<void>;
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. It can't use anything from outside itself but its argument. */
  evaluate<A, R>(run: (argument: A) => R, argument: A): Promise<R>;
  /** Runs a function in the frame that is the first match for a selector. */
  evaluateInFrame<A, R>(css: string, run: (argument: A) => R, argument: A): Promise<R>;
  /** Moves the mouse to a place in the window, in px. */
  moveTo(x: number, y: number): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses a key, such as `Escape` or `Control+k`. */
  press(key: string): Promise<void>;
  /** Picks an entry of the `select` element that is the first match for a selector. */
  select(css: string, value: string): Promise<void>;
  /** Gives the page this much room, in px. */
  resize(width: number, height: number): Promise<void>;
  /** A picture of the window, as PNG. */
  screenshot(): Promise<Buffer>;
  /** What the engine itself has noticed that no page of the site may do. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
}

/** Width and height that tests begin with, in px. */
export const WINDOW = { width: 1280, height: 800 };

/** How long an engine may take for one command, in ms. Whatever takes longer hangs. */
export const COMMAND_LIMIT = 60_000;
