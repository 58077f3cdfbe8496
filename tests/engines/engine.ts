/** A browser that tests use one after the other. */
export interface Engine {
  /** Whether pages have to report what they log themselves, because the driver doesn't. */
  isBlind: boolean;
  /** Opens a tab for the site at an origin, without any data of earlier tabs. */
  openTab(origin: string): Promise<Tab>;
  close(): Promise<void>;
}

/** What each driver can do with a tab. */
export interface Tab {
  /** Brings the tab to the front, so that it's drawn. */
  activate(): Promise<void>;
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. The function can't use anything except its argument. */
  evaluate<A extends [unknown?], R>(run: (...argument: A) => R, ...argument: A): Promise<Awaited<R>>;
  /** Reads the text in the first frame that matches a selector. */
  textInFrame(css: string): Promise<string>;
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
  screenshot(): Promise<Uint8Array>;
  /** Returns the faults that the engine has noticed: things that no page of the site may do. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
}
