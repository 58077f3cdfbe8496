/** Runs commands, and measures the time and the memory that they and their child processes need. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { descendantsOf, readProcesses } from './processes';

export interface Command {
  /** Arguments of Node.js. */
  args: string[];
  cwd: string;
  env?: Record<string, string>;
}

/** A command that takes longer than this, in ms, counts as hanging and is ended. Builds are faster. */
const TIMEOUT = 40 * 60_000;
const SAMPLE_EVERY = 250;
const PAGE_SIZE = 4096;
const LONGEST_REASON = 300;

/** Path of a file in one of the bench's own packages. */
export function inPackages(file: string): string {
  return path.resolve(import.meta.dirname, 'node_modules', file);
}

/** Version of one of the bench's own packages, or of the project's. */
export function versionOf(name: string, folder = import.meta.dirname): string {
  return JSON.parse(readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/**
 * Returns the Node.js that runs the tools: the one among the bench's packages, because some tools need a newer one than
 * this site. If there's none for this machine, it's the current one.
 */
export function toolsNode(): { program: string; version: string } {
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const program = inPackages(`${name}/bin/node${isWindows ? '.exe' : ''}`);
  if (existsSync(program)) return { program, version: versionOf(name) };
  return { program: process.execPath, version: process.versions.node };
}

/** Starts a command in its own process group, and ends all processes of the group with `stop`, or when the bench ends. */
export function start({ args, cwd, env }: Command) {
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn(toolsNode().program, args, {
    cwd,
    env: { ...inherited, CI: '1', NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1', ...env },
    detached: process.platform !== 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-20_000);
    });
  }
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid ?? 0));
  }, SAMPLE_EVERY);
  const stop = () => {
    clearInterval(timer);
    process.off('exit', stop);
    // Without an id, it hasn't started. An id of 0 would end the bench itself.
    if (child.pid === undefined) return;
    try {
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
    } catch {
      // It has already ended.
    }
  };
  process.prependOnceListener('exit', stop);
  return {
    child,
    stop,
    /** Why it has failed, as far as its output says. */
    reason: () => reasonIn(output),
    /** Peak of the processes' memory in bytes; `undefined` if the system doesn't report it. */
    memory: () => peak || undefined,
  };
}

/**
 * Runs a command, and then ends any processes that it has left behind.
 * @returns its time in ms, and the peak of its memory in bytes if the system reports it
 * @throws Error with the reason that it printed, if it fails
 */
export async function run(command: Command): Promise<{ ms: number; memory?: number }> {
  const from = performance.now();
  const { child, stop, reason, memory } = start(command);
  const timer = setTimeout(stop, TIMEOUT);
  try {
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(reason() || `ended with ${code}`);
    return { ms: performance.now() - from, memory: memory() };
  } finally {
    clearTimeout(timer);
    stop();
  }
}

/** Resident bytes of a process and its descendants. */
function memoryOf(root: number): number {
  const processes = readProcesses();
  const own = descendantsOf(root, processes);
  return processes.reduce((sum, { pid, pages }) => sum + (own.has(pid) ? pages * PAGE_SIZE : 0), 0);
}

/** Finds the reason in a failed command's output: the first line that contains "error", or else the last line. */
export function reasonIn(output: string): string {
  const lines = stripVTControlCharacters(output)
    .replaceAll(`${process.cwd()}${path.sep}`, '')
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean);
  return (lines.find(line => /error/i.test(line)) ?? lines.at(-1) ?? '').slice(0, LONGEST_REASON);
}
