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

/** Runs Node programs one after the other, whatever the outcome of the earlier, and prints a line for each. */
export async function runStages(stages: Stage[]): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of stages) results.push(await runStage(stage));
  for (const { name, ok, duration } of results) {
    console.log(`${ok ? 'passed' : 'FAILED'}  ${name} (${duration.toFixed(1)} s)`);
  }
  return results;
}

function runStage({ name, command, env }: Stage): Promise<StageResult> {
  const started = performance.now();
  return new Promise(resolve => {
    const child = spawn(process.execPath, command, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    const finish = (ok: boolean) => resolve({ name, ok, duration: (performance.now() - started) / 1000 });
    child.once('error', () => finish(false));
    child.once('close', code => finish(code === 0));
  });
}
