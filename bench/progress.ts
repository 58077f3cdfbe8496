/** What an interrupted run of the bench has measured, so that the next start can continue. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Machine, type Progress, progressSchema, type Run } from './schema';

/** Describes the machine that the bench runs on. */
export function describeMachine(): Machine {
  return {
    platform: `${process.platform} ${process.arch}`,
    cpu: cpus()[0]?.model ?? 'unknown',
    cpus: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
  };
}

/** Returns the runs of an earlier start, if it was under the same conditions, and says what it does with the file. */
export function readProgress(file: string, now: Omit<Progress, 'runs'>): Run[] {
  if (!existsSync(file)) return [];
  const { data } = progressSchema.safeParse(parseJson(readFileSync(file, 'utf8')));
  const { runs, ...before } = data ?? { runs: [] };
  if (!isDeepStrictEqual(before, now)) {
    const reason = data ? 'is of another commit, machine, or version of Node.js' : 'is broken';
    console.log(`${file} ${reason}, so everything is measured anew.`);
    return [];
  }
  console.log(
    `${file} has ${runs.length} runs on this commit and machine, so the bench continues after them. To begin anew, delete the file.`,
  );
  return runs;
}

export function writeProgress(file: string, progress: Progress) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(progress, null, 2)}\n`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
