/** What an interrupted run of the bench has measured, so that the next start can continue. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Values } from './median';
import { isMetric } from './metrics';
import { createParser, type Parser } from './parse';
import { FAILURES, type Machine, parseMachine } from './results';
import type { Run } from './runs';

/** What has to stay the same until the run is complete. */
export interface Conditions {
  commit: string;
  machine: Machine;
  /** Version of Node.js. */
  node: string;
}

export interface Progress extends Conditions {
  runs: Run[];
}

/**
 * Reads the runs of an earlier start, if it was under the same conditions.
 * @returns the runs, and a sentence about the file if it exists
 */
export function readProgress(file: string, now: Conditions): { runs: Run[]; note?: string } {
  if (!existsSync(file)) return { runs: [] };
  const progress = parseProgress(readFileSync(file, 'utf8'));
  const anew = 'so everything is measured anew';
  if (!progress) return { runs: [], note: `${file} is broken, ${anew}.` };
  const { runs, ...before } = progress;
  if (before.commit !== now.commit) {
    return { runs: [], note: `${file} is of another commit, ${before.commit.slice(0, 8)}, ${anew}.` };
  }
  if (!isDeepStrictEqual(before.machine, now.machine)) {
    return { runs: [], note: `${file} is of another machine, ${anew}.` };
  }
  if (before.node !== now.node) {
    return { runs: [], note: `${file} is of Node.js ${before.node}, and this is ${now.node}, ${anew}.` };
  }
  return {
    runs,
    note: `${file} has ${runs.length} runs on this commit and machine, so the bench continues after them. To begin anew, use --fresh.`,
  };
}

export function writeProgress(file: string, progress: Progress) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(progress, null, 2)}\n`);
}

export function removeProgress(file: string) {
  rmSync(file, { force: true });
}

/** Parses the file; `undefined` if its text isn't valid. */
function parseProgress(text: string): Progress | undefined {
  const parser = createParser();
  const { commit, machine, node, runs } = parser.object(parseJson(text), '');
  const progress = {
    commit: parser.text(commit, 'commit'),
    machine: parseMachine(machine, 'machine', parser),
    node: parser.text(node, 'node'),
    runs: parser.list(runs, 'runs').map(run => parseRun(run, parser)),
  };
  return parser.problems.length === 0 ? progress : undefined;
}

function parseRun(json: unknown, parser: Parser): Run {
  const { row, values, failure, message, start, end, seconds, load, repeated } = parser.object(json, 'run');
  return {
    row: parser.text(row, 'row'),
    ...(values === undefined ? {} : { values: parseValues(values, parser) }),
    ...(failure === undefined ? {} : { failure: parser.oneOf(failure, FAILURES, 'failure') }),
    ...(message === undefined ? {} : { message: parser.text(message, 'message') }),
    start: parser.time(start, 'start'),
    end: parser.time(end, 'end'),
    seconds: parser.number(seconds, 'seconds'),
    ...(load === undefined ? {} : { load: parser.number(load, 'load') }),
    repeated: parser.number(repeated, 'repeated'),
  };
}

function parseValues(json: unknown, parser: Parser): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(parser.object(json, 'values'))) {
    if (isMetric(name)) values[name] = parser.number(value, name);
  }
  return values;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
