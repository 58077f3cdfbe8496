import { execFileSync } from 'node:child_process';
import { byVersion, numbersOf } from '../../history/history';
import { CORE, installed, installedPlugins } from '../../plugins/content/api-facts/installed';

const BUNDLER = '@rsbuild/core';

/**
 * Returns the version that a tag names, or the version itself.
 * @throws Error if the registry has no such release
 */
export function findRelease(version: string): string {
  const found = view(`${CORE}@${version}`, 'version');
  if (typeof found !== 'string') throw new Error(`The registry has no release ${CORE}@${version}.`);
  return found;
}

/** Returns the versions to try a release of the core with: its own, its official plugins', and its bundler's. */
export function packagesFor(version: string): Record<string, string> {
  const plugins = installedPlugins().flatMap(({ name }): [string, string][] => {
    const fitting = fittingVersion([view(name, 'versions')].flat().map(String), version);
    return fitting ? [[name, fitting]] : [];
  });
  const range = view(`${CORE}@${version}`, `dependencies.${BUNDLER}`);
  const bundler = bundlerFor(String(range), installed(BUNDLER).version);
  return { [CORE]: version, ...Object.fromEntries(plugins), [BUNDLER]: bundler };
}

/**
 * Returns the newest version of a plugin that isn't newer than the core. They're published together, with the same
 * number.
 */
export function fittingVersion(published: readonly string[], core: string): string | undefined {
  const [limit = core] = core.split('-');
  return published
    .filter(version => /^\d+\.\d+\.\d+$/.test(version) && byVersion(version, limit) <= 0)
    .sort(byVersion)
    .at(-1);
}

/**
 * Returns the installed version of the bundler if the core accepts it, otherwise the oldest version that it accepts.
 * @param range the version range in the core's dependencies: `^2.2.5`, `~2.1.0`, or `2.2.5`
 */
export function bundlerFor(range: string, current: string): string {
  const [, sign = '', oldest = current] = /^([~^]?)(\d+\.\d+\.\d+)/.exec(range) ?? [];
  const same = { '^': 1, '~': 2, '': 3 }[sign] ?? 3;
  const [wanted, given] = [numbersOf(oldest), numbersOf(current)];
  const isTaken =
    wanted.slice(0, same).every((number, at) => number === given[at]) && byVersion(current, oldest) >= 0;
  return isTaken ? current : oldest;
}

/** Returns what the registry has about a package, or `undefined` if it doesn't have the package. */
function view(spec: string, field: string): unknown {
  try {
    const text = execFileSync('npm', ['view', spec, field, '--json'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
