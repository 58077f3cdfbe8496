/** The processes that run on Linux, as its text files describe them. On other systems, there are none. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A process, as `/proc/<pid>/stat` describes it. */
export interface ProcessStat {
  pid: number;
  parent: number;
  /** CPU time that it has used itself, in clock ticks. */
  ticks: number;
  /** When it started, in clock ticks since the system did. Together with `pid`, it identifies a process. */
  started: number;
  /** Memory that it uses, in memory pages. Threads of the kernel and processes that have ended use none. */
  pages: number;
}

export function readProcesses(): ProcessStat[] {
  if (!existsSync('/proc')) return [];
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

/** @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
export function parseProcess(text: string): ProcessStat {
  // A program's name can contain spaces and brackets, so fields are counted from the last bracket.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const field = (number: number) => Number(fields[number - 3]);
  return {
    pid: Number.parseInt(text, 10),
    parent: field(4),
    ticks: field(14) + field(15),
    started: field(22),
    pages: field(24),
  };
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
