import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { LOGO_ORIGIN } from '../../site/tools';
import { ASSET_PREFIX, type VariantName } from '../variants';
import { type Sites, serveSites } from './sites';

/** What a page did that no page of this site may do, unless a test says so beforehand. */
export interface Watch {
  /** Messages of the console and uncaught errors that match are part of the test. */
  allow(pattern: RegExp): void;
  /** Addresses at the tools' logo host that were asked for so far. */
  logoRequests: string[];
}

/** Where the servers of the tests are. */
const OWN_HOSTS = ['localhost', new URL(ASSET_PREFIX).hostname];

export const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';

interface TestFixtures {
  /** The variant that relative addresses belong to. */
  variant: VariantName;
  watch: Watch;
}

interface WorkerFixtures {
  served: Awaited<ReturnType<typeof serveSites>>;
  /** The variants of the site, each on a server of this worker. */
  sites: Sites;
}

/**
 * Every test fails on a console error or warning (React reports hydration mismatches there), an uncaught error
 * and a request to another host. The tools' logos are answered by a stub.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from the pattern.
    async ({}, use) => {
      const served = await serveSites();
      await use(served);
      served.close();
    },
    { scope: 'worker' },
  ],
  sites: [({ served }, use) => use(served.sites), { scope: 'worker' }],
  launchOptions: [
    ({ launchOptions, served }, use) => {
      const { host } = new URL(ASSET_PREFIX);
      const rule = `--host-resolver-rules=MAP ${host}:80 127.0.0.1:${served.assetPort}`;
      return use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
  variant: ['root', { option: true }],
  baseURL: ({ sites, variant }, use) => use(sites[variant].origin),
  watch: [
    async ({ context }, use) => {
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
        url => !OWN_HOSTS.includes(url.hostname),
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

/** A layout shift that a reader could see. Rendering noise stays far below it. */
export const VISIBLE_SHIFT = 0.001;

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
