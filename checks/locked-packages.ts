/** The part of `package-lock.json` that says which packages are installed where. */
export interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

/** Locked packages by their folder: `node_modules/a/node_modules/b`. The project itself has the empty name. */
export type LockedPackages = Record<string, LockedPackage>;

export interface MissingPackage {
  name: string;
  version: string;
  /** Folder of the package that needs it. */
  from: string;
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

/** Looks for a package where Node.js would: in the `node_modules` of the one that needs it, then in those above. */
function isLocked(packages: LockedPackages, from: string, name: string): boolean {
  const parts = from ? from.split('/node_modules/') : [];
  for (let depth = parts.length; depth >= 0; depth--) {
    const folder = parts.slice(0, depth).join('/node_modules/');
    if (packages[folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`]) return true;
  }
  return false;
}
