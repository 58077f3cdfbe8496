import { execFileSync, spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { differences } from '../history/differences';
import { readHistory } from '../history/readHistory';
import { CORE, installedPlugins } from '../plugins/content/api-facts/installed';

/** How `upgrade` runs other programs. */
export interface Shell {
  /** Returns what a program prints. @throws Error if it fails */
  read(program: string, ...parameters: string[]): string;
  /** Runs npm. @returns whether it succeeded */
  npm(...parameters: string[]): boolean;
}

/**
 * Installs a release of Rspress, updates the history of names, prints the names that differ, builds the site, and runs
 * the tests.
 * @param given a version such as `2.0.23`, or a tag such as `latest`
 * @param plugins names of the official plugins. Each gets its newest release that isn't newer than the core's, because
 *   not every plugin is published with each release.
 * @throws Error with one sentence that says what to do
 */
export function upgrade(given: readonly string[], plugins: readonly string[], shell: Shell): void {
  const version = findVersion(parseRelease(given), shell);
  if (shell.read('git', 'status', '--porcelain')) {
    throw new Error('Commit or stash your changes first, because this command changes files.');
  }
  const run = (parameters: string[], advice: string) => {
    if (!shell.npm(...parameters)) throw new Error(advice);
  };
  const before = readHistory();
  run(
    [
      'install',
      '--ignore-scripts',
      `${CORE}@${version}`,
      ...plugins.map(name => `${name}@2.0.0 - ${version}`),
    ],
    "The packages couldn't be installed: follow npm's message, or undo everything with `git restore .`.",
  );
  run(['run', 'lockfile'], "The lockfile isn't complete: run `npm run lockfile` again.");
  run(['run', 'history'], "The history isn't up to date: run `npm run history` again.");
  const lines = differences(before, readHistory());
  console.log([`Names that differ: ${lines.length}`, ...lines].join('\n'));
  run(['run', 'build'], "The site can't be built with this release: adapt the file that the message names.");
  run(['test'], 'Correct what failed, as contributing/maintain.md explains in "Upgrade Rspress".');
  console.log(`Everything works with ${CORE} ${version}.`);
}

function parseRelease(given: readonly string[]): string {
  const [release, ...more] = given;
  if (!release) throw new Error('Name a release: `npm run upgrade -- 2.0.23`, or `latest` for the newest.');
  if (more.length > 0) throw new Error(`Name one release instead of ${given.length}: ${given.join(', ')}.`);
  if (!/^(?:\d+\.\d+\.\d+(?:-[\w.-]+)?|[a-z][\w-]*)$/.test(release)) {
    throw new Error(`"${release}" is neither a version, such as 2.0.23, nor a tag, such as latest.`);
  }
  return release;
}

function findVersion(release: string, shell: Shell): string {
  try {
    return shell.read('npm', 'view', `${CORE}@${release}`, 'version').trim();
  } catch {
    throw new Error(`npm can't find ${CORE}@${release}: \`npm view ${CORE} versions\` lists the releases.`);
  }
}

const shell: Shell = {
  read: (program, ...parameters) =>
    execFileSync(program, parameters, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  npm: (...parameters) => spawnSync('npm', parameters, { stdio: 'inherit' }).status === 0,
};

// The test of this file imports it.
if (realpathSync(process.argv[1] ?? '.') === import.meta.filename) {
  try {
    const plugins = installedPlugins().map(({ name }) => name);
    upgrade(process.argv.slice(2), plugins, shell);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
