import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { CACHE_DIR } from '../site/cache';

/**
 * File that records which slow tests have passed. Most of them test Rspress itself and take minutes, because each one
 * builds small sites. Their results only depend on the installed packages and on the files that they read, so a test
 * file that has passed isn't run again until one of these changes. The record is part of the repository.
 * `vitest.config.ts` lists the test files, and `npm run test:full` runs all of them.
 */
const RECORD = 'tests/passed.json';

/** What all results depend on in addition to the packages. */
const SHARED_CODE = ['vitest.config.ts', 'tests/unit/support/trace-inputs.ts'];

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

/** Returns the path of the file in which a running test records what it reads. */
export function traceFile(testFile: string): string {
  return path.join(CACHE_DIR, 'test-inputs', `${testFile.replaceAll('/', '-')}.json`);
}

/**
 * Returns the part of the project that a path belongs to: a whole example, a folder, or a file.
 * @param file path relative to the project
 * @returns `undefined` for files that are outside of the project, installed, or written by a build or a test
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

/** Returns the test files whose result is known, because nothing that it depends on has changed since they passed. */
export async function unchangedTests(record: PassedRecord): Promise<string[]> {
  const known = Object.entries(record).filter(([file]) => existsSync(file));
  const hashes = await Promise.all(known.map(([file, { inputs }]) => hashOf(file, inputs)));
  return known.filter(([, { hash }], index) => hash === hashes[index]).map(([file]) => file);
}

/**
 * Adds test files that have passed to the record, and removes those that no longer exist.
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

/**
 * Hashes the platform, the packages, the test's own code with everything that it imports, and what it reads. Comments
 * in code don't count.
 */
async function hashOf(testFile: string, inputs: string[]): Promise<string> {
  const [major] = process.versions.node.split('.');
  const sum = createHash('sha256').update(`${process.platform} ${process.arch} ${major}\n`);
  for (const file of [...SHARED_CODE, testFile]) sum.update(await codeOf(file));
  for (const file of ['package-lock.json', ...inputs]) addTo(sum, file);
  return sum.digest('hex').slice(0, 16);
}

/**
 * Adds a file with its text, a folder with the names of its files, or an example with the names and texts of its files.
 */
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

/** Returns the code of a test file and of all files of the project that it imports, without comments. */
export async function codeOf(testFile: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [testFile],
    bundle: true,
    write: false,
    minifyWhitespace: true,
    legalComments: 'none',
    platform: 'node',
    format: 'esm',
    outdir: 'out',
    packages: 'external',
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('\n');
}
