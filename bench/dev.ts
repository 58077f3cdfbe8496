import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { listen } from '../scripts/serve-files';
import { TemporaryEdit } from '../scripts/temporary-edit';
import { quiet, visit } from './browser';
import type { Values } from './results';
import { type Command, start } from './run';
import { median } from './runs';

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
  const restore = () => edit.restore();
  process.prependOnceListener('exit', restore);
  const from = performance.now();
  const server = start(command(port));
  try {
    return await visit(browser, async page => {
      await openOnce(page, `http://localhost:${port}${path}`);
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
      const devMemory = server.memory();
      return { devStart, hotUpdate: median(hotUpdates), ...(devMemory ? { devMemory } : {}) };
    });
  } catch (error) {
    const [what] = (error as Error).message.split('\n');
    throw new Error(`${what} The server printed: ${server.reason()}`);
  } finally {
    server.stop();
    restore();
    process.off('exit', restore);
  }
}

/** Opens a page as soon as its server answers, and waits for its heading. */
async function openOnce(page: Page, url: string) {
  for (const until = Date.now() + 3 * MINUTES; Date.now() < until; await wait(TRY_EVERY)) {
    const answer = await page.goto(url).catch(() => undefined);
    if (!answer?.ok()) continue;
    if (await shown(page, '', RELOAD_AFTER).catch(() => false)) return;
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
  const port = await listen(server);
  server.close();
  return port;
}
