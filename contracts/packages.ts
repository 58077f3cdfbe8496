import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSite, type SiteFiles } from './site/build';

/** Used like the name of a package: the output of a small site built with the installed core, see `site/build.ts`. */
export const SITE = 'a built site';

/** Access to the files and exports that probes check. */
export interface Packages {
  /**
   * @param name name of a package, or `SITE`
   * @returns the text of one of its files, or `undefined` if the file doesn't exist
   */
  read(name: string, file: string): Promise<string | undefined>;
  /** Returns what a module exports, by its specifier, or an empty object if it can't be imported. */
  load(specifier: string): Promise<Record<string, unknown>>;
}

/** Reads the packages installed in the current folder. Builds the small site when a probe first needs it. */
export function installedPackages(): Packages {
  let site: Promise<SiteFiles> | undefined;
  return {
    async read(name, file) {
      if (name !== SITE) return readText(path.resolve('node_modules', name, file));
      site ??= buildSite();
      return (await site)[file];
    },
    async load(specifier) {
      try {
        return (await import(specifier)) as Record<string, unknown>;
      } catch {
        return {};
      }
    },
  };
}

async function readText(file: string): Promise<string | undefined> {
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}
