import { createServer } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { TemporaryEdit } from '../scripts/temporary-edit';
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
/** After this time, an author would load an empty page again. */
const RELOAD_AFTER = 30_000;

/**
 * Starts a dev server, waits until a browser shows a page, changes the page several times, and waits each time until
 * the browser shows the change. It restores the file afterward, even if the bench is interrupted.
 * @throws Error if the page or most changes don't appear
 */
export async function measureDev(browser: Browser, { command, path, source }: DevSite): Promise<Values> {
  const port = await freePort();
  const edit = new TemporaryEdit(source);
  const from = performance.now();
  const server = start(command(port));
  const output = collect(server);
  const stopWatch = watchMemory(server);
  const end = () => {
    stop(server);
    edit.restore();
  };
  process.prependOnceListener('exit', end);
  try {
    const origin = `http://localhost:${port}`;
    return await visit(browser, async page => {
      await openOnce(page, origin + path);
      const devStart = performance.now() - from;
      const hotUpdates: number[] = [];
      const missed: string[] = [];
      for (let change = 1; change <= CHANGES; change++) {
        const text = `Change ${change} while the server runs.`;
        const changed = performance.now();
        edit.write(`${edit.original}\n\n${text}\n`);
        // If the server misses one change, the median of all is still right.
        await shown(page, text, MINUTES).catch(() => missed.push(text));
        hotUpdates.push(performance.now() - changed);
        await quiet(page);
      }
      if (missed.length > CHANGES / 2) throw new Error(`The page doesn't show "${missed[0]}".`);
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
    const isShown = answer?.ok() && (await shown(page, '', RELOAD_AFTER).catch(() => false));
    if (isShown) return;
    await new Promise(resolve => setTimeout(resolve, TRY_EVERY));
  }
  throw new Error("The dev server doesn't answer.");
}

/**
 * Waits until a page has a heading and contains a text. It looks in each frame, because a locator looks only twice a
 * second after a while.
 */
async function shown(page: Page, text: string, timeout: number): Promise<boolean> {
  await page.waitForFunction(
    wanted => document.querySelector('h1') !== null && document.body.textContent.includes(wanted),
    text,
    { polling: 'raf', timeout },
  );
  return true;
}

async function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
