/** Packages that the bench measures or measures with, each set in a folder of its own below `.bench/`. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { versionIn } from './machine';
import { run } from './process';

/** Beside the project's own files: bundlers treat what lies in a `node_modules` folder in ways of their own. */
export const SCRATCH = path.resolve('.bench');

/** The registry does not have a package, or not for this machine. */
export class NotInstalled extends Error {}

/**
 * @param packages exact version of each
 * @param overrides versions of what these depend on, where the ones they ask for are not in every registry
 * @returns the folder that holds them, installed unless they are there already
 * @throws NotInstalled with the first reason that npm names
 */
export async function install(
  name: string,
  packages: Record<string, string>,
  overrides: Record<string, string> = {},
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
