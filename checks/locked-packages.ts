import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/** The project's own lockfile. */
export const LOCKFILE = 'package-lock.json';

/** The part of `package-lock.json` that says which packages are installed where. */
export interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
  /** Where npm downloads the package from, instead of the registry that's configured; or the folder of a link. */
  resolved?: string;
  /** Hash that npm compares with what it downloads. */
  integrity?: string;
  /** Whether the entry is a link to a folder of the project. */
  link?: boolean;
  /** Whether the package is part of another one, whose hash covers it. */
  inBundle?: boolean;
  /** Whether npm could run code of the package when it's installed. */
  hasInstallScript?: boolean;
}

/** Locked packages by their folder: `node_modules/a/node_modules/b`. The project itself has the empty name. */
export type LockedPackages = Record<string, LockedPackage>;

export interface MissingPackage {
  name: string;
  version: string;
  /** Folder of the package that needs it. */
  from: string;
}

/** Returns the lockfiles of npm below a folder, relative to it, without those of installed packages. */
export function findLockfiles(root: string): string[] {
  return globSync(['**/package-lock.json', '**/npm-shrinkwrap.json'], {
    cwd: root,
    ignore: ['**/node_modules/**'],
  });
}

/** @throws Error if the file isn't JSON */
export function readLockedPackages(file: string): LockedPackages {
  return (JSON.parse(readFileSync(file, 'utf8')) as { packages: LockedPackages }).packages;
}

/**
 * Optional dependencies without an entry of their own. npm leaves them out when it writes a lockfile on a machine
 * whose registry lacks the binaries of other platforms. `npm ci` then refuses the lockfile, and on those platforms
 * the binary isn't installed.
 */
export function missingOptionalPackages(packages: LockedPackages): MissingPackage[] {
  const found = new Map<string, MissingPackage>();
  for (const [from, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      if (isLocked(packages, from, name)) continue;
      found.set(name, { name, version: range.replace(/^[\^~]/, ''), from });
    }
  }
  return [...found.values()];
}

/**
 * Folders of packages that npm would install without comparing them with a hash. The project, its workspaces, links to
 * them, and packages in other packages need none of their own.
 */
export function packagesWithoutIntegrity(packages: LockedPackages): string[] {
  return Object.entries(packages)
    .filter(
      ([folder, { integrity, link, inBundle }]) => isInstalled(folder) && !integrity && !link && !inBundle,
    )
    .map(([folder]) => folder);
}

/** Folders of packages that npm would download from a certain host, whatever registry is configured. */
export function packagesWithHost(packages: LockedPackages): string[] {
  return Object.keys(packages).filter(folder => /^https?:/.test(packages[folder]?.resolved ?? ''));
}

/** Names of packages whose own code npm could run when it installs them, each once. */
export function packagesWithInstallScript(packages: LockedPackages): string[] {
  const folders = Object.keys(packages).filter(
    folder => isInstalled(folder) && packages[folder]?.hasInstallScript,
  );
  return [...new Set(folders.map(packageName))];
}

/** @param folder such as `node_modules/a/node_modules/@b/c`, which is the package `@b/c` */
export function packageName(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Whether a folder is in `node_modules`, unlike the project and its workspaces. */
function isInstalled(folder: string): boolean {
  return folder.includes('node_modules/');
}

/** Looks for a package where Node.js would: in the `node_modules` of the one that needs it, then in those above. */
function isLocked(packages: LockedPackages, from: string, name: string): boolean {
  const parts = from ? from.split('/node_modules/') : [];
  for (let depth = parts.length; depth >= 0; depth--) {
    const folder = parts.slice(0, depth).join('/node_modules/');
    if (packages[folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`]) return true;
  }
  return false;
}
