import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

/** Files that no build reads, or that change its output in no variant. */
const UNREAD = [
  ':!tests',
  ':!*.md',
  ':!.github',
  ':!.ci',
  ':!biome.json',
  ':!vitest.config.ts',
  ':!scripts/*defect*',
];
/** Files below `tests` that builds of variants read. */
const READ = [
  'tests/small-docs.ts',
  'tests/small.config.ts',
  'tests/variants.ts',
  'tests/fixtures/playground-site',
];

/** Record of what has passed, which a passing run updates. */
const OUTCOME = ':!tests/passed.json';

/** Hash of all that a build depends on besides its settings. */
export function hashBuildSources(): string {
  return hashFiles([...listFiles('.', ...UNREAD), ...listFiles(...READ)]);
}

/** Hash of all files of the project that git doesn't ignore, and of what else tests depend on, such as browsers. */
export function hashProject(tools: string[]): string {
  return createHash('sha256')
    .update([hashFiles(listFiles('.', OUTCOME)), ...tools].join('\n'))
    .digest('hex');
}

function listFiles(...paths: string[]): string[] {
  return git('ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...paths).split('\0');
}

function hashFiles(files: string[]): string {
  const sum = createHash('sha256').update(process.version);
  // Pages show when they were last changed.
  sum.update(git('log', '-1', '--format=%H', '--', 'docs'));
  for (const file of files) {
    // Git lists links to folders too, and files that were deleted.
    if (statSync(file, { throwIfNoEntry: false })?.isFile())
      sum.update(`${file}\0`).update(readFileSync(file));
  }
  return sum.digest('hex');
}

function git(...parameters: string[]): string {
  return execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 2 ** 28 });
}
