import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import { findFirefox } from '../../scripts/find-engines';
import { LOGO_ORIGIN } from '../../site/tools';
import type { Elsewhere } from './elsewhere';
import type { Engine, Tab } from './engine';

/** Starts Firefox, which supports WebDriver BiDi itself. Each tab gets its own container with its own storage. */
export async function startFirefox({ host, port }: Elsewhere): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
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
    async openTab(origin) {
      const context = await browser.createBrowserContext();
      return tabOf(await context.newPage(), origin);
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page, origin: string): Tab {
  const faults = collectFaults(page, origin);
  const { keyboard, mouse } = page;
  return {
    activate: () => page.bringToFront(),
    goto: async address => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    evaluate: (run, ...argument) => page.evaluate(run as never, ...argument) as never,
    async textInFrame(css) {
      const frame = await (await page.$(css))?.contentFrame();
      return frame ? frame.evaluate(() => document.body.innerText) : '';
    },
    moveTo: (x, y) => mouse.move(x, y),
    clickAt: (x, y) => mouse.click(x, y),
    type: text => keyboard.type(text),
    async press(key) {
      const keys = key.split('+') as KeyInput[];
      for (const down of keys) await keyboard.down(down);
      for (const up of keys.reverse()) await keyboard.up(up);
    },
    select: async (css, value) => void (await page.select(css, value)),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    async faults() {
      // Events arrive in order: after an answer, everything that happened before it is known.
      await page.evaluate(() => true);
      return faults;
    },
    close: () => page.browserContext().close(),
  };
}

function collectFaults(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('console', message => {
    const level = message.type();
    if (level === 'error' || level === 'warn') faults.push(`console.${level}: ${message.text()}`);
  });
  // Firefox also reports here what a page's policy has refused.
  page.on('pageerror', error => faults.push(`uncaught: ${error instanceof Error ? error.message : error}`));
  page.on('request', request => {
    const url = new URL(request.url());
    const isOwn = ['data:', 'blob:', 'about:'].includes(url.protocol) || url.origin === origin;
    if (!isOwn && url.origin !== LOGO_ORIGIN) faults.push(`request to another host: ${url}`);
  });
  return faults;
}
