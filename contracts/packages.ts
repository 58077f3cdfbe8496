import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSite, type SiteFiles } from './site/build';

/** Stands for a package: the output of a small site that the installed core builds, see `site/build.ts`. */
export const SITE = 'a built site';

/** What probes look at. */
export interface Packages {
  /**
   * @param name of a package, or `SITE`
   * @returns the text of one of its files, `undefined` where there is no such file
   */
  read(name: string, file: string): Promise<string | undefined>;
  /** What a module of a package exports, by its specifier; nothing where there is no such module. */
  load(specifier: string): Promise<Record<string, unknown>>;
}

/** The packages as they are installed in the current folder. The small site is built when a probe first asks for it. */
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
