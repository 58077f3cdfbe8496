import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Names of the stages that have passed in a state of the project. */
interface Passed {
  state: string;
  stages: string[];
}

export interface PassedStages {
  has(stage: string): boolean;
  add(stage: string): void;
}

/**
 * Remembers which stages of a test run have passed. They don't have to run again until the project changes.
 * @param file where they're stored between runs
 * @param state identifies the state of the project and of the tools that the stages use, such as a hash
 */
export function passedStages(file: string, state: string): PassedStages {
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Passed) : undefined;
  const stages = stored?.state === state ? stored.stages : [];
  return {
    has: stage => stages.includes(stage),
    add(stage) {
      if (!stages.includes(stage)) stages.push(stage);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ state, stages } satisfies Passed));
    },
  };
}
