import type { BrokenContract } from '../../contracts/broken';
import type { LayerName } from '../../contracts/layers';

/** What came out of trying a release. */
export interface Result {
  version: string;
  /** What it was tried with, by package. */
  packages: Record<string, string>;
  broken: Pick<BrokenContract, 'sentence'>[];
  /** Layers that had to be left out; `undefined` if the site can't be built. */
  left: LayerName[] | undefined;
  /** What is wrong with the pages of the build. */
  faults: string[];
  /** What the last build printed, if it failed. */
  log: string;
  /** Names that differ, a line each. */
  names: string[];
}

/** 0 if the site is as it was, 1 if it lacks something or a contract doesn't hold, 2 if it can't be built. */
export function exitCode({ left, faults, broken }: Result): 0 | 1 | 2 {
  if (!left || faults.length > 0) return 2;
  return left.length > 0 || broken.length > 0 ? 1 : 0;
}

export function printReport(result: Result): string {
  const { version, packages, broken, left, faults, log, names } = result;
  return [
    `@rspress/core ${version}, with ${listed(packages)}`,
    ...section(
      `Contracts that don't hold: ${broken.length}`,
      broken.map(({ sentence }) => sentence),
    ),
    ...section(`Names that differ: ${names.length}`, names),
    ...(left === undefined ? section('The last build said:', reasonIn(log)) : []),
    ...section(`Faults of pages: ${faults.length}`, faults),
    '',
    outcome(result),
  ].join('\n');
}

function outcome({ left, faults }: Result): string {
  if (!left) return "The site can't be built, with or without its layers.";
  if (faults.length > 0) return "The site builds, but its pages aren't whole.";
  if (left.length === 0) return 'The site builds with all of its layers.';
  return `The site builds without these layers: ${left.join(', ')}.`;
}

/** The first error of a build and what follows it, without calls of functions; its last lines if it names none. */
export function reasonIn(log: string): string[] {
  const lines = log
    .trim()
    .split('\n')
    .filter(line => !/^\s+at /.test(line));
  const first = lines.findIndex(line => /^\s*(?:error\b|\w*Error:|×)/.test(line));
  return first < 0 ? lines.slice(-15) : lines.slice(first, first + 15);
}

function listed(packages: Record<string, string>): string {
  return Object.entries(packages)
    .filter(([name]) => name !== '@rspress/core')
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
}

function section(title: string, lines: string[]): string[] {
  return ['', title, ...lines.map(line => `  ${line}`)];
}
