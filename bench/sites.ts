/** Creates and builds sites for the bench: this one, and sites of generated pages. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DevSite } from './dev';
import { generatePages, LANGUAGES, type Language, pathOf } from './generated-pages';
import { readPassages } from './passages';
import { KINDS_OF_PAGES, type Subject } from './results';
import { type Command, run } from './run';
import { SETUPS } from './setups';
import { type Setup, sourceOf, writePages } from './setups/setup';

/** The folder for what the bench writes besides its results. */
export const SCRATCH = path.resolve('.bench');
/** The folders for sites that use the project's packages, and for those that use the bench's. */
const SITES = { own: path.join(SCRATCH, 'sites'), peers: path.resolve('bench/.bench/sites') };
/** Index of the generated page that most measurements use. */
export const LOOKED_AT = 5;

export class NotBuilt extends Error {}

/** A site in a new folder. Nothing is cached for it, so its first build is a cold one. */
export interface NewSite {
  folder: string;
  output: string;
  /**
   * @returns its time in ms, and the peak of its memory in bytes if the system reports it
   * @throws NotBuilt with what the program printed
   */
  build(): ReturnType<typeof run>;
  dev: DevSite;
}

export function setupOf(subject: Subject): Setup {
  const setup = SETUPS.find(each => each.subject === subject);
  if (!setup) throw new Error(`There is no setup for ${subject}.`);
  return setup;
}

/** @returns the length of the source of this site's longest page, in characters */
export function longestLength(lang: Language): number {
  return readFileSync(`docs/${lang}${KINDS_OF_PAGES.longest}.mdx`, 'utf8').length;
}

/**
 * Writes a site into a new folder without building it.
 * @param count pages in each language, for a generated site
 */
export function createSite(subject: Subject, count?: number): NewSite {
  const setup = setupOf(subject);
  const parent = setup.packages.length > 0 ? SITES.peers : SITES.own;
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, `${subject}-`));
  const command = (args: string[]): Command => ({
    args,
    cwd: setup.isInProject ? process.cwd() : folder,
    env: setup.env?.(folder),
  });
  const page =
    count === undefined
      ? { path: KINDS_OF_PAGES.guide, source: `docs/en${KINDS_OF_PAGES.guide}.mdx` }
      : writeSite(setup, folder, count);
  return {
    folder,
    output: path.join(folder, setup.output),
    build: () =>
      run(command(setup.build)).catch(({ message }: Error) => {
        throw new NotBuilt(message);
      }),
    dev: { ...page, command: port => command([...setup.dev, '--port', String(port)]) },
  };
}

/** Writes generated pages and settings, and returns the page that authors open and change. */
function writeSite(setup: Setup, folder: string, count: number): Pick<DevSite, 'path' | 'source'> {
  const pages = LANGUAGES.flatMap(lang =>
    generatePages(lang, readPassages(lang), count, longestLength(lang)),
  );
  const shown = pages[LOOKED_AT];
  if (!shown) throw new Error(`There is no page ${LOOKED_AT + 1} among ${count}.`);
  writePages(setup, folder, pages);
  setup.write(folder, pages);
  return { path: `/${pathOf(LOOKED_AT)}`, source: path.join(folder, sourceOf(setup, shown)) };
}

/** Returns a function that builds a site, and returns the output folder of the same build each time. */
export function sharedBuilds(): (subject: Subject, count?: number) => Promise<string> {
  const outputs = new Map<string, Promise<string>>();
  const build = async (subject: Subject, count?: number) => {
    const site = createSite(subject, count);
    await site.build();
    return site.output;
  };
  return (subject, count) => {
    const key = `${subject} ${count}`;
    const output = outputs.get(key) ?? build(subject, count);
    outputs.set(key, output);
    return output;
  };
}

/** Deletes all sites, including those of an interrupted bench. */
export function removeSites() {
  for (const folder of Object.values(SITES)) removeFolder(folder);
}

export function removeFolder(folder: string) {
  // Try several times, because a process that was just ended may still write a file.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** Returns the total size of a folder's files, in bytes. */
export function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
}
