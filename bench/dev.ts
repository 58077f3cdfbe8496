import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { quiet, visit } from './browser';
import { median, type Values } from './median';
import { type Command, collect, reasonIn, start, stop, watchMemory } from './process';

/** A dev server, and the page that is opened and changed. */
export interface DevSite {
  command: (port: number) => Command;
  path: string;
  /** File with the text of the page. */
  source: string;
}

/** Number of changes to the page. The first one can take longer, and authors make many. */
const CHANGES = 5;
const MINUTES = 60_000;
const TRY_EVERY = 50;

/**
 * Starts a dev server, waits until a browser shows a page, changes the page several times, and waits each time until
 * the browser shows the change. It restores the file afterward, even if the bench is interrupted.
 * @throws Error if the page doesn't appear
 */
export async function measureDev(browser: Browser, { command, path, source }: DevSite): Promise<Values> {
  const port = await freePort();
  const before = readFileSync(source, 'utf8');
  const from = performance.now();
  const server = start(command(port));
  const output = collect(server);
  const stopWatch = watchMemory(server);
  const end = () => {
    stop(server);
    if (readFileSync(source, 'utf8') !== before) writeFileSync(source, before);
  };
  process.prependOnceListener('exit', end);
  try {
    const origin = `http://localhost:${port}`;
    return await visit(browser, async page => {
      await openOnce(page, origin + path);
      const devStart = performance.now() - from;
      const hotUpdates: number[] = [];
      for (let change = 1; change <= CHANGES; change++) {
        const text = `Change ${change} while the server runs.`;
        const changed = performance.now();
        writeFileSync(source, `${before}\n\n${text}\n`);
        await shown(page, text, MINUTES);
        hotUpdates.push(performance.now() - changed);
        await quiet(page);
      }
      const hotUpdate = median(hotUpdates);
      const devMemory = stopWatch();
      return { devStart, hotUpdate, ...(devMemory ? { devMemory } : {}) };
    });
  } catch (error) {
    const [what] = (error as Error).message.split('\n');
    throw new Error(`${what} The server printed: ${reasonIn(output())}`);
  } finally {
    stopWatch();
    end();
    process.off('exit', end);
  }
}

/** Opens a page as soon as its server answers, and waits for its heading. */
async function openOnce(page: Page, url: string) {
  for (const until = Date.now() + 3 * MINUTES; Date.now() < until; ) {
    const answer = await page.goto(url).catch(() => undefined);
    if (answer?.ok()) {
      await shown(page, '', 3 * MINUTES);
      return;
    }
    await new Promise(resolve => setTimeout(resolve, TRY_EVERY));
  }
  throw new Error("The dev server doesn't answer.");
}

/**
 * Waits until a page has a heading and contains a text. It looks in each frame, because a locator looks only twice a
 * second after a while.
 */
async function shown(page: Page, text: string, timeout: number): Promise<void> {
  await page.waitForFunction(
    wanted => document.querySelector('h1') !== null && document.body.textContent.includes(wanted),
    text,
    { polling: 'raf', timeout },
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
