/** Finds out whether other programs disturbed a run, and repeats such runs. */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { LighthouseFailed } from './lighthouse';
import { descendantsOf, type ProcessStat, readProcesses } from './processes';
import { percent } from './results';

/** Largest share of the machine's CPU time that other programs may use during a run. */
export const MOST_LOAD = 0.05;
/** Maximum number of times that a run is repeated. */
const MOST_REPEATS = 3;
/** `sysconf(_SC_CLK_TCK)`, which is 100 on the platforms that Node.js supports. */
const TICKS_PER_SECOND = 100;

/** Thrown if other programs used too much CPU time in a run and in each repetition of it. */
export class Disturbed extends Error {}

/** How a run came about. */
export interface Circumstances {
  /** Share of the machine's CPU time that other programs used; `undefined` if the system doesn't report it. */
  load?: number;
  /** How many runs were thrown away before this one. */
  repeated: number;
}

/**
 * Repeats a measurement until other programs have used little CPU time during it, and Lighthouse hasn't failed.
 * @param circumstances is changed, also if the measurement fails
 * @param watch starts watching, and returns a function that returns the load since then
 * @param mostLoad largest share of the CPU time that other programs may use, from 0 to 1
 * @throws Disturbed if all repetitions were disturbed
 * @throws LighthouseFailed if all repetitions failed
 */
export async function undisturbed<Result>(
  measure: () => Promise<Result>,
  circumstances: Circumstances,
  watch: typeof watchLoad,
  mostLoad: number,
): Promise<Result> {
  for (; ; circumstances.repeated++) {
    const endWatch = watch();
    try {
      const result = await measure();
      const load = endWatch();
      circumstances.load = load;
      if (load === undefined || load <= mostLoad) return result;
      throw new Disturbed(
        `Other programs used ${percent(load)} of the CPU time, which is more than ${percent(mostLoad)}.`,
      );
    } catch (error) {
      const canRepeat = error instanceof Disturbed || error instanceof LighthouseFailed;
      if (!canRepeat || circumstances.repeated === MOST_REPEATS) throw error;
      console.log(`${error.message} Measuring again …`);
    }
  }
}

/** The CPU time that processes have used up to a point in time. */
export interface CpuSample {
  /** In milliseconds. */
  at: number;
  /** Clock ticks in which a virtual machine's host ran something else. */
  stolen: number;
  processes: ProcessStat[];
}

/**
 * Samples the processes now and when the returned function is called. It misses other programs that both start and end
 * in between.
 * @returns a function that returns the share of the CPU time that other programs used; `undefined` except on Linux
 */
export function watchLoad(): () => number | undefined {
  if (process.platform !== 'linux') return () => undefined;
  const before = sample();
  return () => shareOfOthers(before, sample(), process.pid, cpus().length);
}

function sample(): CpuSample {
  const stolen = parseStolen(readFileSync('/proc/stat', 'utf8'));
  return { at: performance.now(), stolen, processes: readProcesses() };
}

/** @param text content of `/proc/stat`, whose first line sums up all CPUs */
export function parseStolen(text: string): number {
  return Number(text.split(/\s+/)[8]);
}

/**
 * Returns the share of the machine's CPU time that others used between two samples. Others are all processes except
 * `root` and its descendants, and whatever the host of a virtual machine ran instead. Kernel threads don't count,
 * because they work for the processes that call the kernel.
 */
export function shareOfOthers(before: CpuSample, after: CpuSample, root: number, cpuCount: number): number {
  const idOf = ({ pid, started }: ProcessStat) => `${pid} ${started}`;
  const own = new Set(
    [before, after].flatMap(({ processes }) => {
      const pids = descendantsOf(root, processes);
      return processes.filter(({ pid }) => pids.has(pid)).map(idOf);
    }),
  );
  const earlier = new Map(before.processes.map(each => [idOf(each), each.ticks]));
  const others = after.processes.filter(each => each.pages > 0 && !own.has(idOf(each)));
  const used = others.reduce((sum, each) => sum + each.ticks - (earlier.get(idOf(each)) ?? 0), 0);
  const available = ((after.at - before.at) / 1000) * TICKS_PER_SECOND * cpuCount;
  return (used + after.stolen - before.stolen) / available;
}
