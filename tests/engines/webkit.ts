import { Builder, By, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { findWebKit } from '../../scripts/find-engines';
import { LOGO_ORIGIN } from '../../site/tools';
import type { Elsewhere } from './elsewhere';
import { COMMAND_LIMIT, type Engine, type Tab } from './engine';
import { startWebKitDriver, type WebKitDriver } from './webkit-programs';

/** A browser that a driver controls. It's used until one of its commands hangs. */
interface Session {
  driver: WebDriver;
  programs: WebKitDriver;
  /** How much larger the window is than the page in it, in px. */
  frame: { width: number; height: number };
}

/**
 * Starts WebKitGTK. A new session takes seconds, so all tabs are the same window of one session. If a command hangs,
 * the next tab gets a new session. Storage isn't shared, because each tab opens a site with a new origin.
 */
export async function startWebKit(elsewhere: Elsewhere): Promise<Engine> {
  let session: Session | undefined = await startSession(elsewhere);
  const end = () => {
    session?.programs.kill();
    session = undefined;
  };
  return {
    isBlind: true,
    async openTab() {
      session ??= await startSession(elsewhere);
      return new WebKitTab(session, elsewhere, end);
    },
    async close() {
      end();
    },
  };
}

async function startSession({ address: { host, port } }: Elsewhere): Promise<Session> {
  const found = findWebKit();
  if (!found) throw new Error('WebKit is missing.');
  const programs = await startWebKitDriver(found);
  const args = ['--automation', `--proxy=http://${host}:${port}`, '--ignore-host=localhost'];
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: found.browser, args },
  };
  const starting = new Builder().usingServer(programs.address).withCapabilities(capabilities).build();
  const driver = await withinLimit('start', starting, programs.kill);
  const frame = await driver.executeScript<Session['frame']>(() => ({
    width: outerWidth - innerWidth,
    height: outerHeight - innerHeight,
  }));
  return { driver, programs, frame };
}

class WebKitTab implements Tab {
  readonly #session: Session;
  readonly #elsewhere: Elsewhere;
  readonly #end: () => void;
  #isEnded = false;
  /** How many requests the proxy had refused before this tab was opened. */
  readonly #refusedBefore: number;

  constructor(session: Session, elsewhere: Elsewhere, end: () => void) {
    this.#session = session;
    this.#elsewhere = elsewhere;
    this.#end = () => {
      this.#isEnded = true;
      end();
    };
    this.#refusedBefore = elsewhere.asked.length;
  }

  /** Does nothing, because all tabs are the same window. */
  async activate() {}

  goto(address: string) {
    return this.#run(`open ${address}`, driver => driver.get(address));
  }

  reload() {
    return this.#run('reload', driver => driver.navigate().refresh());
  }

  evaluate<A, R>(run: (argument: A) => R, argument: A): Promise<R> {
    return this.#run('run a function', driver => driver.executeScript<R>(run, argument));
  }

  evaluateInFrame<A, R>(css: string, run: (argument: A) => R, argument: A): Promise<R> {
    return this.#run('run a function in a frame', async driver => {
      await driver.switchTo().frame(driver.findElement(By.css(css)));
      try {
        return await driver.executeScript<R>(run, argument);
      } finally {
        await driver.switchTo().defaultContent();
      }
    });
  }

  moveTo(x: number, y: number) {
    return this.#run('move the mouse', driver =>
      driver
        .actions()
        .move({ ...place(x, y), duration: 0 })
        .perform(),
    );
  }

  clickAt(x: number, y: number) {
    return this.#run('click', driver =>
      driver
        .actions()
        .move({ ...place(x, y), duration: 0 })
        .click()
        .perform(),
    );
  }

  type(text: string) {
    return this.#run('type', driver => driver.actions().sendKeys(text).perform());
  }

  press(key: string) {
    const keys = key.split('+').map(name => KEYS[name] ?? name);
    return this.#run(`press ${key}`, driver => {
      const actions = driver.actions();
      for (const down of keys) actions.keyDown(down);
      for (const up of keys.toReversed()) actions.keyUp(up);
      return actions.perform();
    });
  }

  select(css: string, value: string) {
    return this.#run('select', driver =>
      driver.findElement(By.css(`${css} option[value="${value}"]`)).click(),
    );
  }

  async resize(width: number, height: number) {
    const { frame } = this.#session;
    const rect = { width: width + frame.width, height: height + frame.height };
    await this.#run('resize', driver => driver.manage().window().setRect(rect));
  }

  async screenshot() {
    // The driver waits for the next frame, but a page that hasn't changed for some seconds doesn't draw one.
    await this.evaluate(keepDrawing, undefined);
    return this.#run('take a picture', async driver => Buffer.from(await driver.takeScreenshot(), 'base64'));
  }

  async faults() {
    const asked = this.#elsewhere.asked.slice(this.#refusedBefore);
    return asked.filter(origin => origin !== LOGO_ORIGIN).map(origin => `request to another host: ${origin}`);
  }

  /** Leaves the page, so that nothing in it keeps running during the next test. */
  async close() {
    if (!this.#isEnded) await this.#run('leave the page', driver => driver.get('about:blank'));
  }

  #run<R>(command: string, run: (driver: WebDriver) => Promise<R>): Promise<R> {
    return withinLimit(command, run(this.#session.driver), this.#end);
  }
}

/** Draws frames for some seconds, without a visible difference. Runs in the page. */
function keepDrawing() {
  const { style } = document.documentElement;
  let frames = 0;
  const drawing = setInterval(() => {
    frames += 1;
    style.opacity = frames % 2 ? '0.999' : '';
    if (frames === 200) clearInterval(drawing);
  }, 16);
}

const KEYS: Record<string, string> = {
  Control: Key.CONTROL,
  Escape: Key.ESCAPE,
  Enter: Key.ENTER,
  Tab: Key.TAB,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowDown: Key.ARROW_DOWN,
};

/** Returns a position in the window in whole px, as the driver requires. */
function place(x: number, y: number) {
  return { origin: Origin.VIEWPORT, x: Math.round(x), y: Math.round(y) };
}

/**
 * Waits for a command of the driver.
 * @throws Error if it takes longer than `COMMAND_LIMIT`; the session has been ended then
 */
async function withinLimit<R>(command: string, answer: Promise<R>, giveUp: () => void): Promise<R> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      giveUp();
      const seconds = COMMAND_LIMIT / 1000;
      reject(new Error(`WebKit hangs: it didn't ${command} within ${seconds} s. Its session was ended.`));
    }, COMMAND_LIMIT);
  });
  try {
    return await Promise.race([answer, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
