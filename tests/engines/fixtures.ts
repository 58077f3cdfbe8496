import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { test as base, expect, type TestInfo } from '@playwright/test';
import type { EngineName } from '../../scripts/find-engines';
import { VARIANTS } from '../variants';
import { startElsewhere } from './elsewhere';
import { type Engine, WINDOW } from './engine';
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

interface WorkerFixtures {
  engineName: EngineName;
  engine: Engine;
}

interface TestFixtures {
  site: Site;
  reader: Reader;
  watch: Watch;
}

/**
 * Gives every test a reader with an empty browser, and the site at its own origin. A test fails on a console error or
 * warning, an uncaught error, a missing file, something that the page's policy refuses, and a request to another host,
 * except for the host of the tools' logos.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
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

  site: async ({ engine }, use) => {
    const dir = VARIANTS.root.outDir;
    if (!existsSync(`${dir}/index.html`)) throw new Error(`There is no built site in ${dir}.`);
    const site = await serveSite({ dir, isWatched: engine.isBlind });
    await use(site);
    site.close();
  },

  reader: async ({ engine, site }, use, info) => {
    const tab = await engine.openTab(site);
    await tab.resize(WINDOW.width, WINDOW.height);
    const reader = new Reader(tab, site);
    await use(reader);
    if (info.status !== info.expectedStatus) await attachPage(reader, info);
    await tab.close();
  },

  watch: [
    async ({ reader, site }, use) => {
      const allowed: RegExp[] = [];
      const faults = async () => [...(await reader.tab.faults()), ...site.faults];
      await use({ allow: pattern => allowed.push(pattern), faults });
      const left = (await faults()).filter(fault => !allowed.some(pattern => pattern.test(fault)));
      expect(left, 'faults of the pages that the reader has opened').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Attaches what the reader saw last to a failed test, if the browser still answers. */
async function attachPage({ tab }: Reader, info: TestInfo) {
  const attach = async (name: string, contentType: string, content: () => Promise<string | Buffer>) => {
    const file = info.outputPath(name);
    try {
      await writeFile(file, await content());
      await info.attach(name, { path: file, contentType });
    } catch (error) {
      await info.attach(name, { body: `This could not be had: ${error}` });
    }
  };
  await attach('page.html', 'text/html', () =>
    tab.evaluate(() => document.documentElement.outerHTML, undefined),
  );
  await attach('page.png', 'image/png', () => tab.screenshot());
}
