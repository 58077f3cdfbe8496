/** Runs commands, and measures the time and the memory that they and their child processes need. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { descendantsOf, readProcesses } from './proc';

export interface Command {
  /** Arguments of the program. */
  args: string[];
  cwd: string;
  env?: Record<string, string>;
  /** Path of the program; this process's Node.js by default. */
  program?: string;
}

export interface RunCost {
  ms: number;
  /** Peak of the processes' memory in bytes; `undefined` if the system doesn't report it. */
  memory?: number;
}

/** A command that takes longer than this, in ms, counts as hanging and is ended. Builds are faster. */
const TIMEOUT = 40 * 60_000;
const SAMPLE_EVERY = 250;
const PAGE_SIZE = 4096;
const LONGEST_REASON = 300;

/**
 * Runs a command, and then ends any processes that it has left behind.
 * @throws Error with the reason that it printed, if it fails
 */
export async function run(command: Command): Promise<RunCost> {
  const from = performance.now();
  const child = start(command);
  const output = collect(child);
  const stopWatch = watchMemory(child);
  const end = () => stop(child);
  const timer = setTimeout(end, TIMEOUT);
  process.prependOnceListener('exit', end);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  clearTimeout(timer);
  process.off('exit', end);
  end();
  const memory = stopWatch();
  if (code !== 0) throw new Error(reasonIn(output()) || `ended with ${code}`);
  return { ms: performance.now() - from, ...(memory ? { memory } : {}) };
}

/** Starts a command in its own process group, so that `stop` also ends its child processes. */
export function start({ program = process.execPath, args, cwd, env }: Command): ChildProcess {
  const { NODE_ENV: _, ...inherited } = process.env;
  return spawn(program, args, {
    cwd,
    env: { ...inherited, CI: '1', NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1', ...env },
    detached: process.platform !== 'win32',
  });
}

export function stop({ pid }: ChildProcess) {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

/** @returns a function that returns the recent output */
export function collect(child: ChildProcess): () => string {
  let output = '';
  const add = (chunk: Buffer) => {
    output = (output + chunk).slice(-20_000);
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  return () => output;
}

/** @returns a function that stops watching and returns the peak in bytes, or 0 if the system doesn't report it */
export function watchMemory({ pid }: ChildProcess): () => number {
  let peak = 0;
  if (process.platform !== 'linux' || pid === undefined) return () => 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, SAMPLE_EVERY);
  return () => {
    clearInterval(timer);
    return peak;
  };
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
