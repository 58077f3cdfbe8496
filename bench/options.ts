import { parseArgs } from 'node:util';
import { PARTS, type Part, SUBJECTS, type Subject } from './results';

/** What to measure, and how often. */
export interface Options {
  parts: Part[];
  subjects: Subject[];
  /** How often to measure what varies between runs, except for large sites, which are measured once. */
  runs: number;
  /** Pages in each language of the sites that are compared. */
  pages: number;
  /** Whether the results are only for the person who runs the bench. Any parameter makes the run a trial. */
  isTrial: boolean;
}

/**
 * Parses the parameters of the bench: `npm run bench -- [part,…] [--only subject,…] [--runs 3] [--pages 100]`
 * @throws Error that says what a parameter accepts
 */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: { type: 'string', default: SUBJECTS.join() },
      runs: { type: 'string', default: '3' },
      pages: { type: 'string', default: '100' },
    },
  });
  const parts = positionals.flatMap(names => names.split(',')).map(name => named(name, PARTS));
  return {
    parts: PARTS.filter(part => parts.length === 0 || parts.includes(part)),
    subjects: values.only.split(',').map(name => named(name, SUBJECTS)),
    runs: whole('--runs', values.runs, 1),
    pages: whole('--pages', values.pages, 20),
    isTrial: args.length > 0,
  };
}

function named<Name extends string>(name: string, known: readonly Name[]): Name {
  const found = known.find(each => each === name);
  if (!found) throw new Error(`The bench doesn't know "${name}". It knows ${known.join(', ')}.`);
  return found;
}

function whole(option: string, value: string, least: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= least) return number;
  throw new Error(`${option} is "${value}", but it accepts whole numbers from ${least} on.`);
}
