import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from './browser';
import { BuiltSites } from './built-sites';
import { LIGHTHOUSE } from './lighthouse';
import { machine, ownVersion, today } from './machine';
import { newerNode } from './newer-node';
import { type Bench, MEASURE } from './parts';
import { GENERATORS } from './peers';
import { PARTS, type Part, type Results, type Row, readResults, SUBJECTS, type Subject } from './results';
import { printTable } from './table';

const RESULTS = path.resolve('bench/results/latest.json');
const SIZES = '100,500,1000,2000';

export interface Options {
  parts: Part[];
  subjects: Subject[];
  runs: number;
  pages: number;
  sizes: number[];
}

/**
 * `npm run bench -- [part,…] [--only subject,…] [--runs 5] [--pages 100] [--sizes 100,500,1000,2000]`
 * @throws Error that says what is allowed
 */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: { type: 'string', default: SUBJECTS.join() },
      runs: { type: 'string', default: '5' },
      pages: { type: 'string', default: '100' },
      sizes: { type: 'string', default: SIZES },
    },
  });
  const parts = positionals.flatMap(names => names.split(',')).map(name => named(name, PARTS));
  return {
    parts: PARTS.filter(part => parts.length === 0 || parts.includes(part)),
    subjects: values.only.split(',').map(name => named(name, SUBJECTS)),
    runs: whole('--runs', values.runs, 1),
    pages: whole('--pages', values.pages, 20),
    sizes: values.sizes.split(',').map(size => whole('--sizes', size, 20)),
  };
}

function named<Name extends string>(name: string, known: readonly Name[]): Name {
  const found = known.find(each => each === name);
  if (!found) throw new Error(`The bench knows no "${name}", but ${known.join(', ')}.`);
  return found;
}

function whole(option: string, value: string, least: number): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < least) {
    throw new Error(`${option} is "${value}", but it takes a whole number from ${least} on.`);
  }
  return number;
}

/** Measures the parts, prints their tables, and replaces what was known of them. */
export async function runBench({ parts, subjects, ...amounts }: Options): Promise<void> {
  const results: Results = existsSync(RESULTS) ? readResults(JSON.parse(readFileSync(RESULTS, 'utf8'))) : {};
  const node = await newerNode();
  const generators = GENERATORS.filter(({ subject }) => subjects.includes(subject));
  const sites = new BuiltSites(node);
  // What was started ends with this process, and what was changed is put back, see `process.ts` and `dev.ts`.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  process.once('exit', () => sites.close());
  const browser = await launch();
  const bench: Bench = { ...amounts, browser, node, sites, generators, withSite: subjects.includes('site') };
  const versions = {
    node: process.versions.node,
    'node of the generated sites': node.version,
    chromium: browser.version(),
    lighthouse: LIGHTHOUSE,
    '@rspress/core': ownVersion('@rspress/core'),
    ...Object.assign({}, ...generators.map(({ packages }) => packages)),
  };
  try {
    for (const part of parts) {
      const rows: Row[] = [];
      for await (const row of MEASURE[part](bench)) rows.push(row);
      const result = { date: today(), machine: machine(), versions, rows };
      console.log(`\n${printTable(part, result)}\n`);
      results[part] = result;
      writeResults(results);
    }
  } finally {
    await browser.close();
  }
  console.log(`Written to ${path.relative(process.cwd(), RESULTS)}.`);
}

function writeResults(results: Results) {
  mkdirSync(path.dirname(RESULTS), { recursive: true });
  const inOrder = Object.fromEntries(PARTS.flatMap(part => (results[part] ? [[part, results[part]]] : [])));
  writeFileSync(RESULTS, `${JSON.stringify(inOrder, null, 2)}\n`);
}
