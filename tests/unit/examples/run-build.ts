import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { BIN, startNode } from '../support/rspress-process';

/** In milliseconds. An error in a bundler option can make a build hang. */
const BUILD_LIMIT = 120_000;
const END = '\u0004';

export interface BuildResult {
  exitCode: number;
  /** What the command printed, without colors. */
  log: string;
}

/**
 * Runs `rspress build` in a process of its own.
 * @param env environment variables in addition to those of the process
 */
export function buildAlone(folder: string, env?: Record<string, string>): Promise<BuildResult> {
  return resultOf(startNode(folder, [BIN, 'build'], env), folder);
}

/** How many sites a process builds, which keeps some memory of each. */
const BUILDS_OF_PROCESS = 25;
/** Hints and warnings. Some are printed once in a process, so the next build needs a new one. */
const HINT = /^(?:warn|info +\[)/m;

let shared: ChildProcess | undefined;
let built = 0;
let last: Promise<unknown> = Promise.resolve();

/** Builds a site like `rspress build`, after the builds that wait, in the same process as these. */
export function buildInTurn(folder: string): Promise<BuildResult> {
  const result = last.then(async () => {
    if (!shared?.connected || shared.killed || built === BUILDS_OF_PROCESS) {
      shared?.kill();
      shared = startBuilder();
      built = 0;
    }
    built += 1;
    shared.send(folder);
    const result = await resultOf(shared, folder);
    if (HINT.test(result.log)) shared.kill();
    return result;
  });
  last = result.catch(() => {});
  return result;
}

/** The builder ends by itself when this process does. */
function startBuilder(): ChildProcess {
  return fork(path.resolve('tests/unit/examples/build-in-turn.mjs'), {
    env: { ...environment(), NODE_ENV: 'production' },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

function environment(): NodeJS.ProcessEnv {
  const { NODE_ENV, VITEST, ...inherited } = process.env;
  return { ...inherited, RSPRESS_PERSISTENT_CACHE: 'false', NO_COLOR: '1' };
}

/** Collects what a process prints until it ends, or until it says on both streams that a build has ended. */
function resultOf(child: ChildProcess, folder: string): Promise<BuildResult> {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('The output of a build must be piped.');
  return new Promise((resolve, reject) => {
    let log = '';
    let ends = 0;
    const limit = setTimeout(() => child.kill('SIGKILL'), BUILD_LIMIT);
    const read = (text: string) => {
      log += text.replaceAll(END, '');
      ends += text.split(END).length - 1;
      if (ends === 2) finish(0);
    };
    const finish = (exitCode: number | null) => {
      clearTimeout(limit);
      stdout.off('data', read);
      stderr.off('data', read);
      child.off('close', finish).off('error', reject);
      if (exitCode === null) reject(new Error(`The build in ${folder} took over ${BUILD_LIMIT} ms:\n${log}`));
      else resolve({ exitCode, log });
    };
    stdout.setEncoding('utf8').on('data', read);
    stderr.setEncoding('utf8').on('data', read);
    child.on('close', finish).on('error', reject);
  });
}
