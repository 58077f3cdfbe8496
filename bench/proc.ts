/** Linux's text files about processes and CPU time. */
import { readdirSync, readFileSync } from 'node:fs';

/** A process, as `/proc/<pid>/stat` describes it. */
export interface ProcessStat {
  pid: number;
  parent: number;
  /** CPU time that it has used itself, in clock ticks. */
  ticks: number;
  /** When it started, in clock ticks since the system did. Together with `pid`, it identifies a process. */
  started: number;
  /** Memory that it uses, in memory pages. */
  pages: number;
  /** Whether it has ended, and only its parent hasn't noticed yet. */
  isZombie: boolean;
  /** Whether it's a thread of the kernel. */
  isKernel: boolean;
}

/** `PF_KTHREAD` in Linux's `include/linux/sched.h`. */
const KERNEL_THREAD = 0x00200000;

/**
 * @param text content of `/proc/<pid>/stat`
 * @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
 */
export function parseProcess(text: string): ProcessStat {
  // A program's name can contain spaces and brackets, so fields are counted from the last bracket.
  const afterName = text.lastIndexOf(')');
  const [state = '', ...rest] = text.slice(afterName + 2).split(' ');
  const field = (number: number) => Number(rest[number - 4]);
  return {
    pid: Number.parseInt(text, 10),
    parent: field(4),
    ticks: field(14) + field(15),
    started: field(22),
    pages: field(24),
    isZombie: state === 'Z' || state === 'X',
    isKernel: (field(9) & KERNEL_THREAD) !== 0,
  };
}

/**
 * @param text content of `/proc/stat`
 * @returns clock ticks in which a virtual machine's host ran something else
 */
export function parseStolen(text: string): number {
  const [, ...fields] = (text.split('\n').find(line => line.startsWith('cpu ')) ?? '').split(/\s+/);
  return Number(fields[7] ?? 0);
}

/** The processes that run now. */
export function readProcesses(): ProcessStat[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      try {
        return [parseProcess(readFileSync(`/proc/${name}/stat`, 'utf8'))];
      } catch {
        return []; // It has ended since the folder was read.
      }
    });
}

export function readStolen(): number {
  return parseStolen(readFileSync('/proc/stat', 'utf8'));
}

/** Ids of a process and all of its descendants. */
export function descendantsOf(root: number, processes: readonly ProcessStat[]): Set<number> {
  const found = new Set([root]);
  let size = 0;
  while (size < found.size) {
    size = found.size;
    for (const { pid, parent } of processes) if (found.has(parent)) found.add(pid);
  }
  return found;
}
