/** Installs packages that the bench needs besides the project's own. Each set gets its own folder in `.bench/`. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { versionIn } from './machine';
import { run } from './process';

/** The folder for sites and packages. It isn't in `node_modules`, because bundlers treat files there differently. */
export const SCRATCH = path.resolve('.bench');

/** Thrown if a package can't be installed, for example because the registry doesn't have it for this machine. */
export class NotInstalled extends Error {}

const folders = new Map<string, Promise<string>>();

/**
 * Installs packages unless they're installed already. A set that can't be installed isn't tried again by this process.
 * @param packages exact version of each
 * @param overrides versions of dependencies, if some registries lack the versions that the packages require
 * @returns the folder of the packages
 * @throws NotInstalled with the first reason that npm names
 */
export function install(
  name: string,
  packages: Record<string, string>,
  overrides: Record<string, string> = {},
): Promise<string> {
  const folder = folders.get(name) ?? installOnce(name, packages, overrides);
  folders.set(name, folder);
  return folder;
}

async function installOnce(
  name: string,
  packages: Record<string, string>,
  overrides: Record<string, string>,
): Promise<string> {
  const folder = path.join(SCRATCH, name);
  const missing = Object.keys(packages).filter(
    dependency => installedVersion(folder, dependency) !== packages[dependency],
  );
  if (missing.length === 0) return folder;
  mkdirSync(folder, { recursive: true });
  const manifest = {
    name: `bench-${name}`,
    private: true,
    type: 'module',
    dependencies: packages,
    overrides,
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(
    `Installing ${Object.entries(packages)
      .map(entry => entry.join('@'))
      .join(', ')} …`,
  );
  try {
    await run({
      program: process.platform === 'win32' ? 'npm.cmd' : 'npm',
      args: ['install', '--no-audit', '--no-fund', '--prefer-offline'],
      cwd: folder,
    });
  } catch (error) {
    throw new NotInstalled((error as Error).message);
  }
  return folder;
}

function installedVersion(folder: string, name: string): string | undefined {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  return existsSync(file) ? versionIn(file) : undefined;
}
