import { expect, it, vi } from 'vitest';
import { LighthouseFailed } from '../../../bench/lighthouse';
import { type CpuSample, Disturbed, parseStolen, shareOfOthers, undisturbed } from '../../../bench/load';
import { descendantsOf, type ProcessStat, parseProcess } from '../../../bench/processes';

const BENCH = 10;

function processOf(pid: number, parent: number, ticks: number, rest: Partial<ProcessStat> = {}): ProcessStat {
  return { pid, parent, ticks, started: pid, pages: 1, ...rest };
}

/** Returns the other processes' share of a second on two processors, which is 200 clock ticks. */
function shareOf(before: ProcessStat[], after: ProcessStat[], stolen = 0): number {
  const sample = (at: number, stolen: number, processes: ProcessStat[]): CpuSample => ({
    at,
    stolen,
    processes,
  });
  return shareOfOthers(sample(5000, 7, before), sample(6000, 7 + stolen, after), BENCH, 2);
}

it('reads a process even if its name contains parentheses', () => {
  const stat =
    '8965 (a) b (c) R 8920 8920 2637 0 -1 4194304 99 0 1 0 12 30 5 6 20 0 1 0 45137 3133440 387 18446744073709551615 0';
  expect(parseProcess(stat)).toEqual({
    pid: 8965,
    parent: 8920,
    ticks: 42,
    started: 45137,
    pages: 387,
  });
});

it('reads the CPU time that the host stole', () => {
  expect(parseStolen('cpu  37609 0 8811 42416 364 0 155 71 0 0\ncpu0 1 2 3 4 5 6 7 8 9 10\n')).toBe(71);
});

it('finds the descendants of a process in any order', () => {
  const processes = [
    processOf(13, 12, 0),
    processOf(12, 11, 0),
    processOf(11, BENCH, 0),
    processOf(20, 1, 0),
  ];
  expect(descendantsOf(BENCH, processes)).toEqual(new Set([BENCH, 11, 12, 13]));
});

it('counts the CPU time of other programs, but not of the bench and its descendants', () => {
  const before = [processOf(BENCH, 1, 500), processOf(20, 1, 300)];
  const after = [processOf(BENCH, 1, 600), processOf(11, BENCH, 50), processOf(20, 1, 320)];
  expect(shareOf(before, after)).toBe(0.1);
});

it('counts a program that started during the run, even if it reuses a process id', () => {
  const before = [processOf(20, 1, 300)];
  expect(shareOf(before, [processOf(21, 1, 20)])).toBe(0.1);
  expect(shareOf(before, [processOf(20, 1, 20, { started: 99 })])).toBe(0.1);
});

it('counts the CPU time that the host stole', () => {
  expect(shareOf([], [], 20)).toBe(0.1);
});

it.each([
  ['a thread of the kernel, or a process that has ended', [], processOf(20, 2, 20, { pages: 0 })],
  ['a descendant whose parent has ended', [processOf(20, BENCH, 5)], processOf(20, 1, 20)],
])("doesn't count %s", (_, before, after) => {
  expect(shareOf(before, [after])).toBe(0);
});

/** Measures a run again and again, under these loads one after the other, or with an error instead. */
async function measuredUnder(...loads: (number | undefined | Error)[]) {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  let runs = 0;
  const measure = async () => {
    const load = loads[runs++];
    if (load instanceof Error) throw load;
    return runs;
  };
  const watch = () => () => loads[runs - 1] as number | undefined;
  const circumstances = { repeated: 0 };
  const result = await undisturbed(measure, circumstances, watch, 0.05).catch((error: Error) => error);
  return { result, ...circumstances };
}

it('keeps a run with little load from other programs', async () => {
  expect(await measuredUnder(0.05)).toEqual({ result: 1, load: 0.05, repeated: 0 });
});

it('keeps a run if the load is unknown', async () => {
  expect(await measuredUnder(undefined)).toEqual({ result: 1, repeated: 0 });
});

it('repeats a disturbed run up to three times', async () => {
  expect(await measuredUnder(0.2, 0.06, 0.3, 0.01)).toEqual({ result: 4, load: 0.01, repeated: 3 });
});

it('gives up after three repeated runs', async () => {
  const error = new Disturbed('Other programs used 12.3% of the CPU time, which is more than 5%.');
  expect(await measuredUnder(0.2, 0.2, 0.2, 0.123, 0)).toEqual({ result: error, load: 0.123, repeated: 3 });
});

it('repeats a failed run of Lighthouse up to three times, but not what else fails', async () => {
  const failed = new LighthouseFailed('no trace');
  expect(await measuredUnder(failed, 0.2, failed, 0.01)).toEqual({ result: 4, load: 0.01, repeated: 3 });
  expect(await measuredUnder(failed, failed, failed, failed, 0)).toEqual({ result: failed, repeated: 3 });
  const other = new Error('no page');
  expect(await measuredUnder(other, 0)).toEqual({ result: other, repeated: 0 });
});
