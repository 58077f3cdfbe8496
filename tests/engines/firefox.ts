import puppeteer, { type Frame, type KeyInput, type Page } from 'puppeteer-core';
import { findFirefox } from '../../scripts/find-engines';
import { LOGO_ORIGIN } from '../../site/tools';
import type { Elsewhere } from './elsewhere';
import { COMMAND_LIMIT, type Engine, type Tab, WINDOW } from './engine';

/** Starts Firefox, which supports WebDriver BiDi itself. Each tab gets its own container with its own storage. */
export async function startFirefox({ address: { host, port } }: Elsewhere): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    defaultViewport: WINDOW,
    protocolTimeout: COMMAND_LIMIT,
    extraPrefsFirefox: {
      // As in Chromium. Otherwise, a key would scroll the page later, when the test has already aimed at the next
      // control.
      'general.smoothScroll': false,
      'network.proxy.type': 1,
      'network.proxy.http': host,
      'network.proxy.http_port': port,
      'network.proxy.ssl': host,
      'network.proxy.ssl_port': port,
    },
  });
  return {
    isBlind: false,
    async openTab({ origin }) {
      const context = await browser.createBrowserContext();
      return new FirefoxTab(await context.newPage(), origin);
    },
    close: () => browser.close(),
  };
}

class FirefoxTab implements Tab {
  readonly #page: Page;
  readonly #faults: string[] = [];

  constructor(page: Page, origin: string) {
    this.#page = page;
    page.on('console', message => {
      if (['error', 'warn'].includes(message.type())) {
        this.#faults.push(`console.${message.type()}: ${message.text()}`);
      }
    });
    // Firefox also reports here what a page's policy has refused.
    page.on('pageerror', error => {
      this.#faults.push(`uncaught: ${error instanceof Error ? error.message : error}`);
    });
    page.on('request', request => {
      const url = new URL(request.url());
      const isOwn = ['data:', 'blob:', 'about:'].includes(url.protocol) || url.origin === origin;
      if (!isOwn && url.origin !== LOGO_ORIGIN) this.#faults.push(`request to another host: ${url}`);
    });
  }

  activate() {
    return this.#page.bringToFront();
  }

  async goto(address: string) {
    await this.#page.goto(address);
  }

  async reload() {
    await this.#page.reload();
  }

  evaluate<A, R>(run: (argument: A) => R, argument: A): Promise<R> {
    return evaluateIn(this.#page.mainFrame(), run, argument);
  }

  async evaluateInFrame<A, R>(css: string, run: (argument: A) => R, argument: A): Promise<R> {
    const element = await this.#page.$(css);
    const frame = await element?.contentFrame();
    if (!frame) throw new Error(`There is no frame for ${css}.`);
    return evaluateIn(frame, run, argument);
  }

  moveTo(x: number, y: number) {
    return this.#page.mouse.move(x, y);
  }

  clickAt(x: number, y: number) {
    return this.#page.mouse.click(x, y);
  }

  type(text: string) {
    return this.#page.keyboard.type(text);
  }

  async press(key: string) {
    const { keyboard } = this.#page;
    const keys = key.split('+') as KeyInput[];
    for (const down of keys) await keyboard.down(down);
    for (const up of keys.reverse()) await keyboard.up(up);
  }

  async select(css: string, value: string) {
    await this.#page.select(css, value);
  }

  async resize(width: number, height: number) {
    await this.#page.setViewport({ width, height });
  }

  async screenshot() {
    return Buffer.from(await this.#page.screenshot());
  }

  async faults() {
    // Events arrive in order: after an answer, everything that happened before it is known.
    await this.evaluate(() => true, undefined);
    return this.#faults;
  }

  close() {
    return this.#page.browserContext().close();
  }
}

async function evaluateIn<A, R>(frame: Frame, run: (argument: A) => R, argument: A): Promise<R> {
  return (await frame.evaluate(run as (argument: unknown) => unknown, argument)) as R;
}
