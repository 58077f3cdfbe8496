import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { LOGO_ORIGIN } from '../../site/tools';

/** What a page did that no page of this site may do, unless a test says so beforehand. */
export interface Watch {
  /** Messages of the console and uncaught errors that match are part of the test. */
  allow(pattern: RegExp): void;
  /** Addresses at the tools' logo host that were asked for so far. */
  logoRequests: string[];
}

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';

/**
 * Every test fails on a console error or warning (React reports hydration mismatches there), an uncaught error
 * and a request to another host. The tools' logos are answered by a stub.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const faults: string[] = [];
      const allowed: RegExp[] = [];
      const logoRequests: string[] = [];
      const report = (fault: string) => faults.push(fault);
      context.on('console', message => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        report(`console of ${message.page()?.url()}: ${message.text()}`);
      });
      context.on('weberror', webError => report(`uncaught: ${webError.error()}`));
      await context.route(
        url => url.hostname !== new URL(baseURL ?? '').hostname,
        async route => {
          const url = route.request().url();
          if (url.startsWith(LOGO_ORIGIN)) {
            logoRequests.push(url);
            await route.fulfill({ contentType: 'image/svg+xml', body: LOGO });
          } else {
            report(`request to another host: ${url}`);
            await route.abort();
          }
        },
      );
      await use({ allow: pattern => allowed.push(pattern), logoRequests });
      expect(faults.filter(fault => !allowed.some(pattern => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page, does what a reader does sooner or later, and waits until the app runs. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}

/** Turns the wheel until the page moves: a browser may pass over a turn while it draws the first frames. */
export async function turnWheel(page: Page) {
  const from = await page.evaluate(() => scrollY);
  await expect(async () => {
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY), { timeout: 2000 }).toBeGreaterThan(from);
  }).toPass();
}

export function sidebarLink(page: Page, path: string): Locator {
  return page.locator(`.rp-doc-layout__sidebar a[href="${path}"]`);
}

/** Sum of the layout shifts since the page was opened. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        new PerformanceObserver(list => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without any shift there is no entry to be told of.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}

/** Stops the clock of a page that was opened after `page.clock.install()`; from now on only `runFor` moves it. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}
