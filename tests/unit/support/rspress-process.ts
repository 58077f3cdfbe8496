import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';

export const BIN = path.resolve('node_modules/@rspress/core/bin/rspress.js');
const started = new Set<ChildProcess>();

/** Runs Node.js in a folder, without the variables of the tests and without the build cache. */
export function startNode(folder: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const { NODE_ENV, VITEST, PORT, HOST, ...inherited } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...inherited, RSPRESS_PERSISTENT_CACHE: 'false', NO_COLOR: '1', ...env },
  });
  started.add(child);
  return child.on('close', () => started.delete(child));
}

/** Ends what a failed test has left. */
export function killStarted() {
  for (const child of started) child.kill('SIGKILL');
}

/** What a process has printed so far, on both streams. */
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

/** The first address that a server prints, whatever it says about it. */
const ADDRESS = /(https?:\/\/\S+)\s/;

/** Starts a server, waits until it prints its address or what comes later, and ends it. */
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

export function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
