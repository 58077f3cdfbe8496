import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

/** Files that no build reads, or that don't change the output of any variant. */
const UNREAD = [':!tests', ':!*.md', ':!.github', ':!.ci', ':!biome.json', ':!vitest.config.ts'];
/** Files below `tests` that builds of variants read. */
const READ = [
  'tests/small-docs.ts',
  'tests/small.config.ts',
  'tests/variants.ts',
  'tests/fixtures/playground-site',
];

/** Hashes everything that a build depends on, except for its settings. */
export function hashBuildSources(): string {
  return hashFiles([...listFiles('.', ...UNREAD), ...listFiles(...READ)]);
}

function listFiles(...paths: string[]): string[] {
  return git('ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...paths).split('\0');
}

function hashFiles(files: string[]): string {
  const sum = createHash('sha256').update(process.version);
  // Pages show when they were last changed.
  sum.update(git('log', '-1', '--format=%H', '--', 'docs'));
  for (const file of files) {
    // Git also lists links to folders, and deleted files.
    if (statSync(file, { throwIfNoEntry: false })?.isFile())
      sum.update(`${file}\0`).update(readFileSync(file));
  }
  return sum.digest('hex');
}

function git(...parameters: string[]): string {
  return execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 2 ** 28 });
}
