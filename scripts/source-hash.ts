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

/** Hash of all that a build depends on besides its settings. */
export function hashSources(): string {
  const git = (...parameters: string[]) => execFileSync('git', parameters, { encoding: 'utf8' });
  const sum = createHash('sha256').update(process.version);
  // Pages show when they were last changed.
  sum.update(git('log', '-1', '--format=%H', '--', 'docs'));
  const list = (...paths: string[]) =>
    git('ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...paths).split('\0');
  for (const file of [...list('.', ...UNREAD), ...list(...READ)]) {
    // Git lists links to folders too, and files that were deleted.
    if (statSync(file, { throwIfNoEntry: false })?.isFile())
      sum.update(`${file}\0`).update(readFileSync(file));
  }
  return sum.digest('hex');
}
