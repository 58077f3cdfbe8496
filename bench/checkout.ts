/** The state of the Git repository that is measured. */
import { spawnSync } from 'node:child_process';

/** The bench writes this folder, so it may differ from the commit. */
const RESULTS = 'bench/results';

/**
 * Returns the hash of the current commit.
 * @throws Error if there's no commit, or if files differ from it
 */
export function cleanCommit(root = process.cwd()): string {
  const changed = changedFiles(root);
  if (changed) {
    throw new Error(
      `The results must be from one commit, but these files differ from it:\n${changed}\nCommit or stash them. To measure the files as they are, name what to measure, such as \`npm run bench -- pages\`: that's a trial, which doesn't change the results.`,
    );
  }
  return git(root, 'rev-parse', 'HEAD');
}

/** Describes what a trial measures: the commit, and whether files differ from it. */
export function describeCheckout(root = process.cwd()): string {
  try {
    const commit = git(root, 'rev-parse', 'HEAD');
    return changedFiles(root) ? `${commit} with changes` : commit;
  } catch {
    return 'unknown';
  }
}

function changedFiles(root: string): string {
  return git(root, 'status', '--porcelain', '--', '.', `:!${RESULTS}`);
}

function git(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  if (status === 0) return stdout.trimEnd();
  throw new Error(`The bench needs a Git clone with at least one commit. Git says: ${stderr?.trim()}`);
}
