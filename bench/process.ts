/** Commands, with the time that they take and the memory that they and all that they start need. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Command {
  /** What `node` is given, or what another program is given. */
  args: string[];
  cwd: string;
  env?: Record<string, string>;
  /** Path of the program; this Node by default. */
  program?: string;
}

export interface RunCost {
  ms: number;
  /** The most that the processes had in memory at once; `undefined` where the system does not tell. */
  memory?: number;
}

/** What ends what hangs; no build of a size that the bench asks for takes as long. */
const TIMEOUT = 40 * 60_000;
const SAMPLE_EVERY = 250;
const PAGE_SIZE = 4096;
const LONGEST_REASON = 300;

/**
 * Runs a command to its end.
 * @throws Error with the reason that it printed, where it fails
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
  const memory = stopWatch();
  if (code !== 0) throw new Error(reasonIn(output()) || `ended with ${code}`);
  return { ms: performance.now() - from, ...(memory ? { memory } : {}) };
}

/** Starts a command, in a group of its own so that `stop` ends what it starts, too. */
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
    // It has ended by itself.
  }
}

/** @returns what it has printed so far */
export function collect(child: ChildProcess): () => string {
  let output = '';
  const add = (chunk: Buffer) => {
    output = (output + chunk).slice(-20_000);
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  return () => output;
}

/** @returns stops watching and tells the peak in bytes; 0 where the system does not tell */
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

/** Resident bytes of a process and of all that descend from it. */
function memoryOf(root: number): number {
  const processes = new Map<number, { parent: number; bytes: number }>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The name of a program may hold spaces; what follows its bracket does not.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      processes.set(Number(name), { parent: Number(fields[1]), bytes: Number(fields[21]) * PAGE_SIZE });
    } catch {
      // It has ended meanwhile.
    }
  }
  let sum = 0;
  for (let found = [root]; found.length > 0; ) {
    for (const pid of found) sum += processes.get(pid)?.bytes ?? 0;
    const parents = new Set(found);
    found = [...processes].filter(([, { parent }]) => parents.has(parent)).map(([pid]) => pid);
  }
  return sum;
}

/** What a failed command has said of the reason: its first line that names an error, else its last. */
export function reasonIn(output: string): string {
  const lines = stripVTControlCharacters(output)
    .replaceAll(`${process.cwd()}${path.sep}`, '')
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean);
  return (lines.find(line => /error/i.test(line)) ?? lines.at(-1) ?? '').slice(0, LONGEST_REASON);
}
