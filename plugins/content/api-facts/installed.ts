import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CACHE_DIR } from '../../../site/cache';

const HERE = path.dirname(fileURLToPath(import.meta.url));
/** Folder of the packages that the site is built with. */
const NODE_MODULES = path.resolve(HERE, '../../../node_modules');

export const CORE = '@rspress/core';

/** An installed package. */
export interface Installed {
  name: string;
  version: string;
  folder: string;
  /** Its `package.json`. */
  manifest: Manifest;
}

interface Manifest {
  version: string;
  types?: string;
  exports?: Record<string, string | { types?: string }>;
}

/** @throws Error if the package isn't installed */
export function installed(name: string, nodeModules = NODE_MODULES): Installed {
  const folder = path.join(nodeModules, name);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  return { name, version: manifest.version, folder, manifest };
}

/** The installed official plugins, sorted by name. */
export function installedPlugins(nodeModules = NODE_MODULES): Installed[] {
  return readdirSync(path.join(nodeModules, '@rspress'))
    .filter(folder => folder.startsWith('plugin-'))
    .sort()
    .map(folder => installed(`@rspress/${folder}`, nodeModules));
}

/** Versions of the installed official plugins, by the names of their pages: `sitemap` → `2.0.22`. */
export function pluginVersions(): Record<string, string> {
  return Object.fromEntries(
    installedPlugins().map(({ name, version }) => [name.replace('@rspress/plugin-', ''), version]),
  );
}

/**
 * Absolute path of the declarations of an entry point.
 * @param subpath as in the package's `exports`: `.`, `./runtime`
 */
export function declarationFile({ name, folder, manifest }: Installed, subpath = '.'): string {
  const entry = manifest.exports?.[subpath];
  const types = (typeof entry === 'object' ? entry.types : undefined) ?? (subpath === '.' && manifest.types);
  if (!types) throw new Error(`${name} ships no declarations for "${subpath}".`);
  return path.join(folder, types);
}

/** Changes with every release of a package that facts are read from, and with the source of this folder. */
export function factsKey(): string {
  const hash = createHash('sha256');
  const read = [CORE, '@rspress/shared', 'typescript'].map(name => installed(name));
  for (const { name, version } of [...read, ...installedPlugins()]) {
    hash.update(`${name}@${version}\n`);
  }
  for (const file of readdirSync(HERE).sort()) hash.update(readFileSync(path.join(HERE, file)));
  return hash.digest('hex').slice(0, 16);
}

/** File that stores the facts for a key. */
export function cacheFile(key: string): string {
  return path.resolve(HERE, '../../..', CACHE_DIR, 'api-facts', `${key}.json`);
}
