import { isMetric, type Metric } from './metrics';

/** The parts of the bench in the order in which they run. */
export const PARTS = ['pages', 'build', 'interaction', 'lighthouse', 'scale'] as const;
export type Part = (typeof PARTS)[number];

/** What is measured: this site as it is, or generated pages in one of the set-ups. */
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

/** The pages of this site that stand for their kind, the generated ones, and the first acts of a reader. */
export const CASES = [
  'home',
  'guide',
  'reference',
  'overview',
  'live',
  'generated',
  'click',
  'key',
  'tap',
  'navigation',
  'all',
] as const;
export type Case = (typeof CASES)[number];

/** Why there are no numbers. */
export const FAILURES = ['notInstalled', 'outOfMemory', 'notBuilt', 'notMeasured'] as const;
export type Failure = (typeof FAILURES)[number];

/** One line of a table. */
export interface Row {
  subject: Subject;
  case: Case;
  /** Pages in each language, where they are generated. */
  pages?: number;
  /** Each value is the median of so many runs. */
  runs: number;
  values: Partial<Record<Metric, number>>;
  failure?: Failure;
  /** What the tool said, for whoever repeats the bench. */
  message?: string;
}

export interface Machine {
  platform: string;
  cpu: string;
  cpus: number;
  memoryGb: number;
}

/** What one run of one part has found. */
export interface PartResult {
  /** `2026-01-31`, in UTC. */
  date: string;
  machine: Machine;
  /** Of Node and of what was measured or measured with. */
  versions: Record<string, string>;
  rows: Row[];
}

export type Results = Partial<Record<Part, PartResult>>;

/**
 * Reads what `npm run bench` has written.
 * @throws Error that names the place where the JSON is not what it should be
 */
export function readResults(json: unknown): Results {
  const results: Results = {};
  for (const [name, value] of Object.entries(object(json, 'the file'))) {
    const part = oneOf(name, PARTS, 'the file');
    results[part] = readPart(value, part);
  }
  return results;
}

function readPart(json: unknown, place: string): PartResult {
  const { date, machine, versions, rows } = object(json, place);
  if (!Array.isArray(rows)) throw fault(`${place}.rows`, 'a list');
  const { platform, cpu, cpus, memoryGb } = object(machine, `${place}.machine`);
  return {
    date: text(date, `${place}.date`),
    machine: {
      platform: text(platform, `${place}.machine.platform`),
      cpu: text(cpu, `${place}.machine.cpu`),
      cpus: number(cpus, `${place}.machine.cpus`),
      memoryGb: number(memoryGb, `${place}.machine.memoryGb`),
    },
    versions: Object.fromEntries(
      Object.entries(object(versions, `${place}.versions`)).map(([name, version]) => [
        name,
        text(version, `${place}.versions.${name}`),
      ]),
    ),
    rows: rows.map((row, index) => readRow(row, `${place}.rows[${index}]`)),
  };
}

function readRow(json: unknown, place: string): Row {
  const { subject, case: kind, pages, runs, values, failure, message } = object(json, place);
  const read: Row['values'] = {};
  for (const [name, value] of Object.entries(object(values, `${place}.values`))) {
    if (!isMetric(name)) throw fault(`${place}.values`, `no "${name}"`);
    read[name] = number(value, `${place}.values.${name}`);
  }
  return {
    subject: oneOf(subject, SUBJECTS, `${place}.subject`),
    case: oneOf(kind, CASES, `${place}.case`),
    ...(pages === undefined ? {} : { pages: number(pages, `${place}.pages`) }),
    runs: number(runs, `${place}.runs`),
    values: read,
    ...(failure === undefined ? {} : { failure: oneOf(failure, FAILURES, `${place}.failure`) }),
    ...(message === undefined ? {} : { message: text(message, `${place}.message`) }),
  };
}

function object(json: unknown, place: string): Record<string, unknown> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw fault(place, 'an object');
  return { ...json };
}

function text(json: unknown, place: string): string {
  if (typeof json !== 'string') throw fault(place, 'a text');
  return json;
}

function number(json: unknown, place: string): number {
  if (typeof json !== 'number' || !Number.isFinite(json)) throw fault(place, 'a number');
  return json;
}

function oneOf<Name extends string>(json: unknown, names: readonly Name[], place: string): Name {
  const name = names.find(known => known === json);
  if (!name) throw fault(place, `one of ${names.join(', ')}, not ${JSON.stringify(json)}`);
  return name;
}

function fault(place: string, wanted: string): Error {
  return new Error(`In the results of the bench, ${place} should be ${wanted}.`);
}
