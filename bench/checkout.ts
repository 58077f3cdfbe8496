import { spawnSync } from 'node:child_process';

/**
 * Returns the hash of the current commit.
 * @throws Error if there's no commit, or if files differ from it
 */
export function cleanCommit(root = process.cwd()): string {
  // The bench writes the results, so they may differ from the commit.
  const changed = git(root, 'status', '--porcelain', '--', '.', ':!bench/results');
  if (changed) {
    throw new Error(
      `The results must be from one commit, but these files differ from it:\n${changed}\nCommit or stash them. To measure the files as they are, name what to measure, such as \`npm run bench -- pages\`: that's a trial, which doesn't change the results.`,
    );
  }
  return git(root, 'rev-parse', 'HEAD');
}

function git(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  if (status === 0) return stdout.trimEnd();
  throw new Error(`The bench needs a Git clone with at least one commit. Git says: ${stderr?.trim()}`);
}
