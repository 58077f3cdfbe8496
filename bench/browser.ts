import EventEmitter, { once } from 'node:events';
import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright-core';
import { ensureBrowser } from '../scripts/find-browser';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  // Only localhost is reachable. Blocking requests in a handler instead would turn off the browser's cache.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

/** Returns a function that returns the same browser each time, or a new one after a crash. */
export function keptBrowser(): () => Promise<Browser> {
  let kept: Browser | undefined;
  return async () => {
    if (kept?.isConnected()) return kept;
    kept = await chromium.launch({ executablePath: ensureBrowser('whole'), args: ARGUMENTS });
    return kept;
  };
}

/** Calls a function with a new page. The browser's cache is empty, as on a reader's first visit. */
export async function visit<Result>(
  browser: Browser,
  act: (page: Page) => Promise<Result>,
  options: BrowserContextOptions = {},
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
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
  const open = new Set<Request>();
  const idle = new EventEmitter();
  const timer = setTimeout(() => (open.size > 0 ? timer.refresh() : idle.emit('idle')), QUIET);
  const onStart = (request: Request) => {
    open.add(request);
    timer.refresh();
  };
  const onEnd = (request: Request) => {
    open.delete(request);
    timer.refresh();
  };
  page.on('request', onStart).on('requestfinished', onEnd).on('requestfailed', onEnd);
  await once(idle, 'idle');
  page.off('request', onStart).off('requestfinished', onEnd).off('requestfailed', onEnd);
}
