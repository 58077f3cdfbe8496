import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { WebKitPrograms } from '../../scripts/find-engines';

/** Removes the space around the buttons of the browser's toolbar, so that its window can be as narrow as a phone. */
const NARROW_WINDOW = `
button { border: 0; margin: 0; min-width: 0; padding: 0; }
button image { margin: 0 -8px; }
entry { margin: 0 -100px 0 0; min-width: 0; padding: 0; }
`;

/** A driver of WebKit that accepts sessions. */
export interface WebKitDriver {
  address: string;
  /** Ends the driver and the browsers that it has started, even if they no longer answer. */
  kill(): void;
}

/** Starts a virtual screen, and a driver whose browsers draw on it. */
export async function startWebKitDriver({ driver, screen }: WebKitPrograms): Promise<WebKitDriver> {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), NARROW_WINDOW);

  const running: ChildProcess[] = [];
  const kill = () => {
    for (const child of running) endGroup(child);
    rmSync(home, { recursive: true, force: true });
    process.off('exit', kill);
  };
  process.once('exit', kill);

  const size = ['-screen', '0', '1600x1200x24'];
  const display = spawn(screen, ['-displayfd', '1', '-nolisten', 'tcp', ...size], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running.push(display);
  const [number] = await Promise.race([
    once(createInterface(display.stdout), 'line'),
    once(display, 'exit').then(([code]) => {
      throw new Error(`The screen for WebKit has ended with code ${code}.`);
    }),
  ]);

  const port = await freePort();
  const listening = spawn(driver, ['--host=127.0.0.1', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      // Without a graphics card, and as root in a container, WebKit starts only with these.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  running.push(listening);
  const address = `http://127.0.0.1:${port}`;
  await untilAnswered(`${address}/status`, listening);
  return { address, kill };
}

/** Ends a program and everything that it has started, which is one process group. */
function endGroup({ pid }: ChildProcess) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}

async function untilAnswered(address: string, program: ChildProcess) {
  while (program.exitCode === null) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  throw new Error(`The driver of WebKit has ended with code ${program.exitCode}.`);
}
