import { type Environment, readVariable } from './environment';
import { parseFolder } from './folder-setting';
import { claimFolder } from './own-folder';

const DEFAULT = '.cache';

/**
 * Folder for results that take long to compute and stay valid from run to run. It's outside of `node_modules`, because
 * `npm ci` empties that, and tests in CI restore it, except for the build cache in `rspress/`. Deleting it costs
 * time and nothing else. To build without any of these results, the bench sets `SITE_CACHE_DIR` to a new folder.
 */
export const CACHE_DIR = readCacheDir(process.env, process.cwd());

/**
 * Returns the folder relative to the project. Commands overwrite files in it, so if the environment names it, it must be
 * new, empty, or in use as a cache already.
 * @throws SettingsError that names the variable
 */
export function readCacheDir(env: Environment, root: string): string {
  const given = readVariable(env, 'SITE_CACHE_DIR');
  if (!given) return DEFAULT;
  const value = parseFolder(given, DEFAULT);
  if (value !== DEFAULT) claimFolder(root, { name: given.name, value, marker: '.site-cache' });
  return value;
}
