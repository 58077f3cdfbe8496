import { test as base, expect } from '@playwright/test';
import type { EngineName } from '../../scripts/find-engines';
import { startElsewhere } from './elsewhere';
import type { Engine, Tab } from './engine';
import { startFirefox } from './firefox';
import { Reader } from './reader';
import { type Site, serveSite } from './site';
import { startWebKit } from './webkit';

const START = { firefox: startFirefox, webkit: startWebKit };

/** The faults of the pages in a test, some of which a test may cause on purpose. */
export interface Watch {
  allow(pattern: RegExp): void;
  /** Returns all faults so far, including those that are allowed. */
  faults(): Promise<string[]>;
}

/**
 * Gives every test a tab with an empty browser, and the site at its own origin. A test fails on a console error or
 * warning, an uncaught error, a missing file, something that the page's policy refuses, and a request to another host,
 * except for the host of the tools' logos.
 */
export const test = base.extend<
  { site: Site; tab: Tab; reader: Reader; watch: Watch },
  { engineName: EngineName; engine: Engine }
>({
  engineName: ['firefox', { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName }, use) => {
      const elsewhere = await startElsewhere();
      const engine = await START[engineName](elsewhere);
      await use(engine);
      await engine.close();
      elsewhere.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  // The site stays open until the worker ends, so that no other test gets its origin and what is stored for it.
  site: async ({ engine }, use) => use(await serveSite(engine.isBlind)),

  tab: async ({ engine, site }, use, info) => {
    const tab = await engine.openTab(site.origin);
    await tab.resize(1280, 800);
    await use(tab);
    if (info.status !== info.expectedStatus) {
      const html = await tab.evaluate(() => document.documentElement.outerHTML);
      await info.attach('page.html', { body: html, contentType: 'text/html' });
      await info.attach('page.png', { body: Buffer.from(await tab.screenshot()), contentType: 'image/png' });
    }
    await tab.close();
  },

  reader: ({ tab, site }, use) => use(new Reader(tab, site.origin)),

  watch: [
    async ({ tab, site }, use) => {
      const allowed: RegExp[] = [];
      const faults = async () => [...(await tab.faults()), ...site.faults];
      await use({ allow: pattern => allowed.push(pattern), faults });
      const left = (await faults()).filter(fault => !allowed.some(pattern => pattern.test(fault)));
      expect(left, 'faults of the pages that the reader has opened').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
