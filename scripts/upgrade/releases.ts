import { execFileSync } from 'node:child_process';
import { byVersion, numbersOf } from '../../history/history';
import { CORE, installed, installedPlugins } from '../../plugins/content/api-facts/installed';

const BUNDLER = '@rsbuild/core';

/**
 * The version that a tag names, or the version itself.
 * @throws Error if the registry has no such release
 */
export function findRelease(version: string): string {
  const found = view(`${CORE}@${version}`, 'version');
  if (typeof found !== 'string') throw new Error(`The registry has no release ${CORE}@${version}.`);
  return found;
}

/** Versions of the packages that a release of the core is tried with: its official plugins, and its bundler. */
export function packagesFor(version: string): Record<string, string> {
  const plugins = installedPlugins().flatMap(({ name }): [string, string][] => {
    const fitting = fittingVersion([view(name, 'versions')].flat().map(String), version);
    return fitting ? [[name, fitting]] : [];
  });
  const range = view(`${CORE}@${version}`, `dependencies.${BUNDLER}`);
  const bundler = bundlerFor(String(range), installed(BUNDLER).version);
  return { [CORE]: version, ...Object.fromEntries(plugins), [BUNDLER]: bundler };
}

/** The newest version of a plugin that isn't newer than the core: they are published together, under one number. */
export function fittingVersion(published: readonly string[], core: string): string | undefined {
  const [limit = core] = core.split('-');
  return published
    .filter(version => /^\d+\.\d+\.\d+$/.test(version) && byVersion(version, limit) <= 0)
    .sort(byVersion)
    .at(-1);
}

/**
 * The installed bundler if the core takes it, else the oldest that it takes.
 * @param range that of the core's dependency: `^2.2.5`, `~2.1.0`, or `2.2.5`
 */
export function bundlerFor(range: string, current: string): string {
  const [, sign = '', oldest = current] = /^([~^]?)(\d+\.\d+\.\d+)/.exec(range) ?? [];
  const same = { '^': 1, '~': 2, '': 3 }[sign] ?? 3;
  const [wanted, given] = [numbersOf(oldest), numbersOf(current)];
  const isTaken =
    wanted.slice(0, same).every((number, at) => number === given[at]) && byVersion(current, oldest) >= 0;
  return isTaken ? current : oldest;
}

/** What the registry says of a package; `undefined` if it doesn't know it. */
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
