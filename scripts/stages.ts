import { spawn } from 'node:child_process';

export interface Stage {
  name: string;
  /** File of a Node program and its arguments. */
  command: string[];
  env?: Record<string, string>;
}

export interface StageResult {
  name: string;
  ok: boolean;
  /** Seconds. */
  duration: number;
}

/**
 * Runs Node programs and prints a line for each. Lanes run at the same time. The programs of a lane run one after the
 * other, even if an earlier one fails. If there are several lanes, a program's output is printed when it ends.
 */
export async function runStages(lanes: Stage[][]): Promise<StageResult[]> {
  const runLane = async (lane: Stage[]) => {
    const results: StageResult[] = [];
    for (const stage of lane) results.push(await runStage(stage, lanes.length > 1));
    return results;
  };
  const results = (await Promise.all(lanes.map(runLane))).flat();
  for (const { name, ok, duration } of results) {
    console.log(`${ok ? 'passed' : 'FAILED'}  ${name} (${duration.toFixed(1)} s)`);
  }
  return results;
}

function runStage({ name, command, env }: Stage, isSilent: boolean): Promise<StageResult> {
  const started = performance.now();
  return new Promise(resolve => {
    const child = spawn(process.execPath, command, {
      stdio: ['ignore', isSilent ? 'pipe' : 'inherit', isSilent ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env },
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => output.push(text));
    }
    const finish = (ok: boolean) => {
      process.stdout.write(Buffer.concat(output));
      resolve({ name, ok, duration: (performance.now() - started) / 1000 });
    };
    child.once('error', () => finish(false));
    child.once('close', code => finish(code === 0));
  });
}
