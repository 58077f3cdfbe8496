import { spawnSync } from 'node:child_process';

/**
 * Whether Git knows when each file last changed. It doesn't if it isn't installed, outside a repository, and in a
 * shallow clone, where the oldest commit seems to have added all files.
 */
export function hasWholeHistory(folder = process.cwd()): boolean {
  const { stdout } = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout?.trim() === 'false';
}
