/** Finds out whether other programs disturbed a run, and repeats such runs. */
import { cpus } from 'node:os';
import { percent } from './metrics';
import { descendantsOf, type ProcessStat, readProcesses, readStolen } from './proc';

/** The CPU time that processes have used up to a point in time. */
export interface CpuSample {
  /** In milliseconds. */
  at: number;
  /** Clock ticks in which a virtual machine's host ran something else. */
  stolen: number;
  processes: ProcessStat[];
}

/** Largest share of the machine's CPU time that other programs may use during a run. */
export const MOST_LOAD = 0.05;
/** Maximum number of times that a disturbed run is repeated. */
const MOST_REPEATS = 3;
/** `sysconf(_SC_CLK_TCK)`, which is 100 on the platforms that Node.js supports. */
const TICKS_PER_SECOND = 100;

/** Thrown if other programs used too much CPU time in a run and in each repetition of it. */
export class Disturbed extends Error {
  constructor(
    message: string,
    readonly repeated: number,
  ) {
    super(message);
  }
}

export interface Undisturbed<Result> {
  result: Result;
  /** Share of the machine's CPU time that other programs used; `undefined` if the system doesn't report it. */
  load?: number;
  /** How many runs were thrown away before this one. */
  repeated: number;
}

/**
 * Repeats a measurement until other programs have used little CPU time during it.
 * @param watch starts watching, and returns a function that returns the load since then
 * @param mostLoad largest share of the CPU time that other programs may use, from 0 to 1
 * @throws Disturbed if all repetitions were disturbed
 */
export async function undisturbed<Result>(
  measure: () => Promise<Result>,
  watch: typeof watchLoad,
  mostLoad: number,
): Promise<Undisturbed<Result>> {
  for (let repeated = 0; ; repeated++) {
    const endWatch = watch();
    const result = await measure();
    const load = endWatch();
    if (load === undefined) return { result, repeated };
    if (load <= mostLoad) return { result, load, repeated };
    const used = `Other programs used ${percent(load)} of the CPU time, which is more than ${percent(mostLoad)}`;
    if (repeated === MOST_REPEATS) throw new Disturbed(`${used}, as in ${repeated} runs before.`, repeated);
    console.log(`${used}. Measuring again …`);
  }
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
  const others = after.processes.filter(each => !own.has(idOf(each)) && !each.isKernel && !each.isZombie);
  const used = others.reduce((sum, each) => sum + each.ticks - (earlier.get(idOf(each)) ?? 0), 0);
  const available = ((after.at - before.at) / 1000) * TICKS_PER_SECOND * cpuCount;
  return available > 0 ? (used + after.stolen - before.stolen) / available : 0;
}

function sample(): CpuSample {
  return { at: performance.now(), stolen: readStolen(), processes: readProcesses() };
}
