/** The results of the bench: their shape, and the parser of the file. */
import { contradictionsIn } from './contradictions';
import type { Spread, Spreads } from './median';
import { isMetric } from './metrics';
import { createParser, type Parser, type Problem } from './parse';

/** The parts of the bench, in the order in which they run. */
export const PARTS = ['pages', 'build', 'interaction', 'lighthouse', 'scale'] as const;
export type Part = (typeof PARTS)[number];

/** This site, and generated pages in several setups. */
export const SUBJECTS = [
  'site',
  'siteTheme',
  'siteThemeLean',
  'rspress',
  'vitepress',
  'docusaurus',
  'starlight',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Pages of this site, generated pages, and a reader's actions. */
export const CASES = [
  'home',
  'guide',
  'reference',
  'overview',
  'live',
  'longest',
  'generated',
  'generatedLong',
  'click',
  'key',
  'tap',
  'navigation',
  'all',
] as const;
export type Case = (typeof CASES)[number];

/** Why a row has no values. */
export const FAILURES = ['notInstalled', 'outOfMemory', 'notBuilt', 'notMeasured', 'disturbed'] as const;
export type Failure = (typeof FAILURES)[number];

/** One line of a table. */
export interface Row {
  subject: Subject;
  case: Case;
  /** Pages in each language, for generated sites. */
  pages?: number;
  /** How many runs the values are from; 0 if there are no values. */
  runs: number;
  values: Spreads;
  failure?: Failure;
  /** What the tool printed, for people who repeat the bench. */
  message?: string;
  /**
   * When the first run started and the last one ended, such as `2026-01-31T12:00:00.000Z`. Runs of other rows may be in
   * between.
   */
  start: string;
  end: string;
  /** How long the runs took in all, including those that were thrown away. */
  seconds: number;
  /** Hash of the commit that was measured. */
  commit: string;
  /** Largest share of the CPU time that other programs used in a run, from 0 to 1; on Linux only. */
  load?: number;
  /** How many runs were thrown away because other programs used too much CPU time. */
  repeated: number;
}

export interface Machine {
  platform: string;
  cpu: string;
  cpus: number;
  memoryGb: number;
}

/** One run of the bench, from start to end on one commit. */
export interface Results {
  commit: string;
  start: string;
  end: string;
  machine: Machine;
  /** Version of Node.js that ran the builds. */
  node: string;
  /** Versions of the packages and tools. */
  versions: Record<string, string>;
  parts: Partial<Record<Part, Row[]>>;
}

/**
 * Reads what `npm run bench` has written.
 * @throws Error with all problems
 */
export function readResults(json: unknown): Results {
  const { results, problems } = parseResults(json);
  if (problems.length === 0) return results;
  const lines = problems.map(({ place, reason }) => `${place} ${reason}`);
  throw new Error(`The results of the bench are invalid:\n${lines.join('\n')}`);
}

/** Returns the results, and all problems of the file. If there are problems, don't use the results. */
export function parseResults(json: unknown): { results: Results; problems: Problem[] } {
  const parser = createParser();
  const { commit, start, end, machine, node, versions, parts } = parser.object(json, 'The file');
  const results: Results = {
    commit: parser.commit(commit, 'commit'),
    start: parser.time(start, 'start'),
    end: parser.time(end, 'end'),
    machine: parseMachine(machine, 'machine', parser),
    node: parser.text(node, 'node'),
    versions: Object.fromEntries(
      Object.entries(parser.object(versions, 'versions')).map(([name, version]) => [
        name,
        parser.text(version, `versions.${name}`),
      ]),
    ),
    parts: Object.fromEntries(
      Object.entries(parser.object(parts, 'parts')).map(([name, rows]) => [
        parser.oneOf(name, PARTS, 'parts'),
        parser
          .list(rows, `parts.${name}`)
          .map((row, index) => parseRow(row, `parts.${name}[${index}]`, parser)),
      ]),
    ),
  };
  // Values can only be compared if they have the right shape.
  const { problems } = parser;
  return { results, problems: problems.length > 0 ? problems : contradictionsIn(results) };
}

export function parseMachine(json: unknown, place: string, parser: Parser): Machine {
  const { platform, cpu, cpus, memoryGb } = parser.object(json, place);
  return {
    platform: parser.text(platform, `${place}.platform`),
    cpu: parser.text(cpu, `${place}.cpu`),
    cpus: parser.number(cpus, `${place}.cpus`),
    memoryGb: parser.number(memoryGb, `${place}.memoryGb`),
  };
}

function parseRow(json: unknown, place: string, parser: Parser): Row {
  const row = parser.object(json, place);
  const { pages, failure, message, load } = row;
  const values: Spreads = {};
  for (const [name, value] of Object.entries(parser.object(row.values, `${place}.values`))) {
    if (isMetric(name)) values[name] = parseSpread(value, `${place}.values.${name}`, parser);
    else parser.problems.push({ place: `${place}.values`, reason: `should have no "${name}".` });
  }
  return {
    subject: parser.oneOf(row.subject, SUBJECTS, `${place}.subject`),
    case: parser.oneOf(row.case, CASES, `${place}.case`),
    ...(pages === undefined ? {} : { pages: parser.number(pages, `${place}.pages`) }),
    runs: parser.number(row.runs, `${place}.runs`),
    values,
    ...(failure === undefined ? {} : { failure: parser.oneOf(failure, FAILURES, `${place}.failure`) }),
    ...(message === undefined ? {} : { message: parser.text(message, `${place}.message`) }),
    start: parser.time(row.start, `${place}.start`),
    end: parser.time(row.end, `${place}.end`),
    seconds: parser.number(row.seconds, `${place}.seconds`),
    commit: parser.commit(row.commit, `${place}.commit`),
    ...(load === undefined ? {} : { load: parser.number(load, `${place}.load`) }),
    repeated: parser.number(row.repeated, `${place}.repeated`),
  };
}

function parseSpread(json: unknown, place: string, parser: Parser): Spread {
  const { min, median, max } = parser.object(json, place);
  return {
    min: parser.number(min, `${place}.min`),
    median: parser.number(median, `${place}.median`),
    max: parser.number(max, `${place}.max`),
  };
}
