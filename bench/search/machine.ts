import { createRequire } from 'node:module';
import path from 'node:path';
import { machine, ownVersion, today, versionIn } from '../machine';
import type { Machine } from '../results';
import { PACKAGES as ORAMA } from './engines/orama';
import { PACKAGES as PAGEFIND } from './engines/pagefind';

/** When, on which machine, and with which versions the searches were measured. */
export interface Circumstances extends Machine {
  date: string;
  node: string;
  /** Versions of the packages that are compared. */
  versions: Record<string, string>;
}

export function circumstances(): Circumstances {
  return {
    date: today(),
    node: process.version,
    ...machine(),
    versions: {
      '@rspress/core': ownVersion('@rspress/core'),
      flexsearch: installedVersion('flexsearch'),
      minisearch: installedVersion('minisearch'),
      ...PAGEFIND,
      ...ORAMA,
    },
  };
}

/** Resolves the package from Rspress, which may have its own copy of FlexSearch. */
function installedVersion(name: string): string {
  const core = createRequire(import.meta.url).resolve('@rspress/core/package.json');
  const entry = createRequire(core).resolve(name);
  const folder = path.join('node_modules', name) + path.sep;
  return versionIn(path.join(entry.slice(0, entry.lastIndexOf(folder) + folder.length), 'package.json'));
}
