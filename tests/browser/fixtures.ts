import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { LOGO_ORIGIN } from '../../site/tools';
import { ASSET_PREFIX, type VariantName } from '../variants';
import { type HostPorts, type Sites, serveSites } from './sites';

/** Watches a page for faults: things that no page of this site may do, unless a test allows them. */
export interface Watch {
  /** Allows faults whose message matches, because they're part of the test. */
  allow(pattern: RegExp): void;
  /** URLs of the logos that were requested from the tools' host so far. */
  logoRequests: string[];
}

/** Hosts that the tests replace with their own servers. */
const ASSET_HOST = new URL(ASSET_PREFIX).hostname;
const LOGO_HOST = new URL(LOGO_ORIGIN).hostname;

interface TestFixtures {
  /** The variant that relative URLs belong to. */
  variant: VariantName;
  watch: Watch;
}

interface WorkerFixtures {
  served: Awaited<ReturnType<typeof serveSites>>;
  /** The variants of the site, each on a server of this worker. */
  sites: Sites;
}

/**
 * Makes every test fail on a console error or warning (React reports hydration mismatches there), an uncaught error,
 * and a request to another host. The browser resolves the hosts of assets and logos to this machine, and it
 * can't resolve any others. So no request has to be intercepted, which would slow down each page.
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
    ({ launchOptions, served }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...hostArguments(served.ports)] }),
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
      context.on('request', request => {
        if (request.url().startsWith(LOGO_ORIGIN)) logoRequests.push(request.url());
      });
      context.on('requestfailed', request => {
        // The browser can't resolve other hosts. Requests that the test answers itself don't get this far.
        if (request.failure()?.errorText === 'net::ERR_NAME_NOT_RESOLVED')
          report(`request to another host: ${request.url()}`);
      });
      await use({ allow: pattern => allowed.push(pattern), logoRequests });
      expect(faults.filter(fault => !allowed.some(pattern => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Arguments that make the browser resolve other hosts to this machine, or not at all. */
function hostArguments({ assets, logos }: HostPorts): string[] {
  const rules = [
    `MAP ${ASSET_HOST}:80 127.0.0.1:${assets}`,
    `MAP ${LOGO_HOST}:443 127.0.0.1:${logos}`,
    'MAP * ~NOTFOUND',
    'EXCLUDE localhost',
  ];
  return [
    `--host-resolver-rules=${rules.join(', ')}`,
    '--ignore-certificate-errors',
    // Pages that a test writes itself count as public, so they may only send requests to public addresses. The logo
    // server counts as public, too.
    `--ip-address-space-overrides=127.0.0.1:${logos}=public`,
  ];
}

export { expect };

/** Opens a page, does what readers do sooner or later, and waits until the app runs. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}

/** Makes the browser load everything again, even what it has loaded before. */
export async function withoutCache(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** Turns the wheel until the page moves, because a browser may ignore the wheel while it draws the first frames. */
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

/** A layout shift that a reader could see. Rendering noise is far smaller. */
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
        // If there was no shift, the observer is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}

/** Stops the clock of a page that was opened after `page.clock.install()`. From then on, only `runFor` moves it. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}
