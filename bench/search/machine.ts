import { createRequire } from 'node:module';
import path from 'node:path';
import { machine, ownVersion, today, versionIn } from '../machine';
import type { Machine } from '../results';

/** Where and with what the numbers were made. */
export interface Circumstances extends Machine {
  date: string;
  node: string;
  /** Of the packages that are compared. */
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
    },
  };
}

/** Searched from the generator on, which may have FlexSearch to itself. */
function installedVersion(name: string): string {
  const core = createRequire(import.meta.url).resolve('@rspress/core/package.json');
  const entry = createRequire(core).resolve(name);
  const folder = path.join('node_modules', name) + path.sep;
  return versionIn(path.join(entry.slice(0, entry.lastIndexOf(folder) + folder.length), 'package.json'));
}
