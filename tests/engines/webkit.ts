import { Builder, By, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { findWebKit } from '../../scripts/find-engines';
import { LOGO_ORIGIN } from '../../site/tools';
import type { Elsewhere } from './elsewhere';
import type { Engine, Tab } from './engine';
import { startWebKitDriver } from './webkit-driver';

/**
 * Starts WebKitGTK. A new session takes seconds, so all tabs are the same window of one session. Storage isn't shared,
 * because each tab opens a site with a new origin.
 */
export async function startWebKit({ host, port, asked }: Elsewhere): Promise<Engine> {
  const programs = findWebKit();
  if (!programs) throw new Error('WebKit is missing.');
  const { address, kill } = await startWebKitDriver(programs);
  const args = ['--automation', `--proxy=http://${host}:${port}`, '--ignore-host=localhost'];
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: programs.browser, args },
    })
    .build();
  return { isBlind: true, openTab: async () => tabOf(driver, asked), close: async () => kill() };
}

function tabOf(driver: WebDriver, asked: string[]): Tab {
  const askedBefore = asked.length;
  const moving = (x: number, y: number) =>
    driver.actions().move({ origin: Origin.VIEWPORT, x: Math.round(x), y: Math.round(y), duration: 0 });
  return {
    /** Does nothing, because all tabs are the same window. */
    activate: async () => {},
    goto: address => driver.get(address),
    reload: () => driver.navigate().refresh(),
    evaluate: (run, ...argument) => driver.executeScript(run, ...argument),
    async textInFrame(css) {
      await driver.switchTo().frame(driver.findElement(By.css(css)));
      try {
        return await driver.executeScript<string>(() => document.body.innerText);
      } finally {
        await driver.switchTo().defaultContent();
      }
    },
    moveTo: (x, y) => moving(x, y).perform(),
    clickAt: (x, y) => moving(x, y).click().perform(),
    type: text => driver.actions().sendKeys(text).perform(),
    press(key) {
      const keys = key.split('+').map(name => KEYS[name] ?? name);
      const actions = driver.actions();
      for (const down of keys) actions.keyDown(down);
      for (const up of keys.reverse()) actions.keyUp(up);
      return actions.perform();
    },
    select: (css, value) => driver.findElement(By.css(`${css} option[value="${value}"]`)).click(),
    async resize(width, height) {
      const [right, bottom] = await driver.executeScript<[number, number]>(() => [
        outerWidth - innerWidth,
        outerHeight - innerHeight,
      ]);
      await driver
        .manage()
        .window()
        .setRect({ width: width + right, height: height + bottom });
    },
    async screenshot() {
      // The driver waits for the next frame, but a page that doesn't change draws none.
      await driver.executeScript(
        () => void document.body.animate([{ opacity: 0.999 }, { opacity: 1 }], 5000),
      );
      return Buffer.from(await driver.takeScreenshot(), 'base64');
    },
    async faults() {
      const others = asked.slice(askedBefore).filter(origin => origin !== LOGO_ORIGIN);
      return others.map(origin => `request to another host: ${origin}`);
    },
    /** Leaves the page, so that nothing in it keeps running during the next test. */
    close: () => driver.get('about:blank'),
  };
}

const KEYS: Record<string, string> = {
  Control: Key.CONTROL,
  Escape: Key.ESCAPE,
  Enter: Key.ENTER,
  Tab: Key.TAB,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowDown: Key.ARROW_DOWN,
};
