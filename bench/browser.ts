import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { ensureBrowser } from '../scripts/find-browser';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  // Only localhost is reachable. Blocking requests in a handler instead would turn off the browser's cache.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser('whole'), args: ARGUMENTS });
}

/** Returns a function that returns the same browser each time, or a new one after a crash. */
export function keptBrowser(): () => Promise<Browser> {
  let kept: Browser | undefined;
  return async () => {
    if (!kept?.isConnected()) kept = await launch();
    return kept;
  };
}

/** Calls a function with a new page. The browser's cache is empty, as on a reader's first visit. */
export async function visit<Result>(
  browser: Browser,
  act: (page: Page) => Promise<Result>,
  options: { hasTouch?: boolean } = {},
): Promise<Result> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  try {
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}

/** A page counts as loaded when it has requested nothing for this time, in ms. */
const QUIET = 1500;

/** Waits until a page has requested nothing for a while, because no event tells when its idle-time requests end. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await new Promise<void>(resolve => {
    const open = new Set<object>();
    const wait = () => setTimeout(finish, QUIET);
    let timer = wait();
    const again = () => {
      clearTimeout(timer);
      timer = wait();
    };
    const onRequest = (request: object) => {
      open.add(request);
      again();
    };
    const onEnd = (request: object) => {
      open.delete(request);
      again();
    };
    const events = { request: onRequest, requestfinished: onEnd, requestfailed: onEnd } as const;
    function finish() {
      if (open.size > 0) {
        timer = wait();
        return;
      }
      page.off('request', events.request);
      page.off('requestfinished', events.requestfinished);
      page.off('requestfailed', events.requestfailed);
      resolve();
    }
    page.on('request', events.request);
    page.on('requestfinished', events.requestfinished);
    page.on('requestfailed', events.requestfailed);
  });
}
