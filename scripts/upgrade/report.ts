import type { BrokenContract } from '../../contracts/broken';
import type { LayerName } from '../../contracts/layers';

/** Result of trying a release. */
export interface Result {
  version: string;
  /** Versions of the packages that it was tried with. */
  packages: Record<string, string>;
  broken: Pick<BrokenContract, 'sentence'>[];
  /** Layers that had to be left out. `undefined` if the site can't be built. */
  left: LayerName[] | undefined;
  /** Problems with the pages of the build. */
  faults: string[];
  /** Output of the last build. */
  log: string;
  /** Public names that differ, one line each. */
  names: string[];
}

/**
 * Returns 0 if the site is the same, 1 if it lacks something or a contract is broken, 2 if it can't be built or has
 * faults.
 */
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

/**
 * Returns the first error of a build and the lines after it, without stack traces. Without an error, returns the last
 * lines.
 */
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
