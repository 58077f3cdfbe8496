import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Job, Measures } from './measure';
import type { SearchFiles } from './open';

/** As much memory as Chrome gives a tab. */
const MEMORY_MB = 4096;
const MINUTES = 10;

/**
 * Measures a search in its own process.
 * @returns the measures, or why there are none: it took too long or too much memory, so readers wouldn't get an answer
 */
export async function runMeasure(
  files: SearchFiles,
  queries: string[],
  folder: string,
): Promise<Measures | string> {
  const job: Job = { files, queries };
  const jobFile = path.join(folder, 'job.json');
  writeFileSync(jobFile, JSON.stringify(job));
  const script = path.resolve(import.meta.dirname, 'measure.ts');
  const limits = ['--expose-gc', `--max-old-space-size=${MEMORY_MB}`];
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...limits, '--import', 'tsx', script, jobFile],
      { timeout: MINUTES * 60_000 },
    );
    return JSON.parse(stdout) as Measures;
  } catch (error) {
    const { killed, stderr = '' } = error as { killed?: boolean; stderr?: string };
    if (killed) return `not done after ${MINUTES} minutes`;
    if (stderr.includes('heap out of memory')) return `more than ${MEMORY_MB} MB of memory`;
    throw error;
  }
}
