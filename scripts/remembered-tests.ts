import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { CACHE_DIR } from '../site/cache';

/**
 * Tests of what Rspress itself does take minutes, because each builds small sites, and some others take long too. Their
 * results follow from the installed packages and from the files that they read. So a test file that passed isn't run
 * again until one of those changes. The record is part of the repository, and `npm run test:full` runs them all.
 * `vitest.config.ts` lists them.
 */
const RECORD = 'tests/passed.json';

/** What all results depend on. */
const SHARED = ['package-lock.json', 'vitest.config.ts', 'tests/unit/support/trace-inputs.ts'];

export interface Passed {
  /** Hash of everything that the result depends on. */
  hash: string;
  /** How many tests of the file passed. */
  tests: number;
  /** Files and folders of the project that the tests read; a folder ends with a slash. */
  inputs: string[];
}

/** Results by the path of the test file. */
export type PassedRecord = Record<string, Passed>;

/** Where a running test notes what it reads. */
export function traceFile(testFile: string): string {
  return path.join(CACHE_DIR, 'test-inputs', `${testFile.replaceAll('/', '-')}.json`);
}

/**
 * The part of the project that a path belongs to: an example as a whole, a folder, or a file.
 * @param file path relative to the project
 * @returns nothing for what is outside of the project, installed, or written by a build or a test
 */
export function inputOf(file: string): string | undefined {
  const name = file.split(path.sep).join('/');
  if (name === '' || name.startsWith('..') || path.isAbsolute(name)) return undefined;
  if (/^(?:node_modules|doc_build|test-results|\.(?!github\/)[^/]+)(?:\/|$)/.test(name)) return undefined;
  const [, example] = /^(examples\/[^/]+)(?:\/|$)/.exec(name) ?? [];
  if (example) return `${example}/`;
  return statSync(name, { throwIfNoEntry: false })?.isDirectory() ? `${name}/` : name;
}

export function readPassed(): PassedRecord {
  return existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as PassedRecord) : {};
}

/** Test files whose result is known, because nothing that it depends on has changed since they passed. */
export async function unchangedTests(record: PassedRecord): Promise<string[]> {
  const known = Object.entries(record).filter(([file]) => existsSync(file));
  const hashes = await Promise.all(known.map(([file, { inputs }]) => hashOf(file, inputs)));
  return known.filter(([, { hash }], index) => hash === hashes[index]).map(([file]) => file);
}

/**
 * Adds what has passed to the record, and drops test files that are gone.
 * @param passed number of tests by the path of the test file
 */
export async function rememberPassed(passed: Map<string, number>): Promise<void> {
  const record = readPassed();
  for (const [file, tests] of passed) {
    const trace = traceFile(file);
    if (!existsSync(trace)) continue;
    const inputs = JSON.parse(readFileSync(trace, 'utf8')) as string[];
    record[file] = { hash: await hashOf(file, inputs), tests, inputs };
  }
  const kept = Object.entries(record).filter(([file]) => existsSync(file));
  kept.sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}

/** Hash of the platform, the packages, the test's own code with all that it imports, and what it reads. */
async function hashOf(testFile: string, inputs: string[]): Promise<string> {
  const [major] = process.versions.node.split('.');
  const sum = createHash('sha256').update(`${process.platform} ${process.arch} ${major}\n`);
  for (const file of [...SHARED, ...(await importsOf(testFile)), ...inputs]) addTo(sum, file);
  return sum.digest('hex').slice(0, 16);
}

/** A file with its text, a folder with its names, or an example with the texts of its files. */
function addTo(sum: Hash, input: string) {
  sum.update(`\n${input}\n`);
  if (!existsSync(input)) return;
  if (!input.endsWith('/')) {
    sum.update(readFileSync(input));
    return;
  }
  const isExample = input.startsWith('examples/');
  for (const name of readdirSync(input, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/(^|[/\\])(node_modules|doc_build)([/\\]|$)/.test(name)) continue;
    sum.update(`${name}\n`);
    const file = path.join(input, name);
    if (isExample && statSync(file).isFile()) sum.update(readFileSync(file));
  }
}

/** The test file and all files of the project that it imports, sorted. */
async function importsOf(testFile: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [testFile],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    outdir: 'out',
    packages: 'external',
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs).sort();
}
