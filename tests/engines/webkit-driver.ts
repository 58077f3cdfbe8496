import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { WebKitPrograms } from '../../scripts/find-engines';
import { portOf } from '../browser/sites';

/** Removes the space around the buttons of the browser's toolbar, so that its window can be as narrow as a phone. */
const NARROW_WINDOW = `
button { border: 0; margin: 0; min-width: 0; padding: 0; }
button image { margin: 0 -8px; }
entry { margin: 0 -100px 0 0; min-width: 0; padding: 0; }
`;

/** Starts a virtual screen, and a driver whose browser draws on it. `kill` ends all of them, even if they hang. */
export async function startWebKitDriver({ driver, screen }: WebKitPrograms) {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), NARROW_WINDOW);

  const running: ChildProcess[] = [];
  const start = (program: string, args: string[], options: SpawnOptions) => {
    // In a process group of its own, which includes what it starts.
    const child = spawn(program, args, { ...options, detached: true });
    running.push(child);
    return child;
  };
  const kill = () => {
    process.off('exit', kill);
    for (const { pid } of running) if (pid) process.kill(-pid, 'SIGKILL');
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', kill);

  const size = ['-screen', '0', '1600x1200x24'];
  const display = start(screen, ['-displayfd', '3', '-nolisten', 'tcp', ...size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, 'data');

  const reserved = createServer();
  const port = await portOf(reserved);
  reserved.close();
  start(driver, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      // Without a graphics card, and as root in a container, WebKit starts only with these.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await expect(async () => expect((await fetch(`${address}/status`)).ok).toBe(true)).toPass();
  return { address, kill };
}
