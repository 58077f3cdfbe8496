import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect } from 'vitest';

export const BIN = path.resolve('node_modules/@rspress/core/bin/rspress.js');
const started = new Set<ChildProcess>();

/** Runs Node in a folder, without the environment variables of the tests and without the build cache. */
export function startNode(folder: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const { NODE_ENV, VITEST, PORT, HOST, ...inherited } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...inherited, RSPRESS_PERSISTENT_CACHE: 'false', NO_COLOR: '1', ...env },
  });
  started.add(child);
  return child.on('close', () => started.delete(child));
}

/** Ends the processes that a failed test has left running. */
export function killStarted() {
  for (const child of started) child.kill('SIGKILL');
}

/** Returns a function that returns what a process has printed so far, to both streams. */
export function logOf(child: ChildProcess, onText?: (log: string) => void): () => string {
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      onText?.(log);
    });
  }
  return () => log;
}

export interface ServerRun {
  address: string;
  /** Exit code, or the signal that ended the process. */
  exit: unknown;
  log: string;
}

/** The first URL that a server prints, whatever text is around it. */
const ADDRESS = /(https?:\/\/\S+)\s/;

/** Returns the URL of a server that was started, once it prints the URL. Rejects if the server ends before that. */
export function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const log = logOf(server, text => {
      const [, address] = ADDRESS.exec(text) ?? [];
      if (address) resolve(address.replace(/\/$/, ''));
    });
    server.on('close', () => reject(new Error(log())));
  });
}

/** Returns the response of a server. Retries, because a server may print its URL a moment before it listens. */
export async function textWhenUp(url: string): Promise<string> {
  const ask = () => fetch(url).catch(() => undefined);
  await expect.poll(ask, { timeout: 120_000, interval: 100 }).toBeDefined();
  return (await fetch(url)).text();
}

/** Starts a server, waits until it has printed its URL and what comes later, and ends it. */
export function runServer(
  folder: string,
  args: string[],
  env?: Record<string, string>,
  later = ADDRESS,
): Promise<ServerRun> {
  const child = startNode(folder, [BIN, ...args], env);
  let address: string | undefined;
  const log = logOf(child, text => {
    [, address] = ADDRESS.exec(text) ?? [];
    if (address && later.test(text)) child.kill('SIGTERM');
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (address) resolve({ address, exit: code ?? signal, log: log() });
      else reject(new Error(log()));
    });
  });
}

/**
 * Returns a port for a server that's started later. The system gives its ports to no program that asks for any port, so
 * no other test takes it in the meantime.
 */
export async function freePort(): Promise<number> {
  const candidate = 20_000 + Math.floor(Math.random() * 10_000);
  const server = createServer();
  const isFree = await new Promise<boolean>(resolve => {
    server.once('error', () => resolve(false)).listen(candidate, () => server.close(() => resolve(true)));
  });
  return isFree ? candidate : freePort();
}
