/** Creates and builds sites for the bench: this one, and sites of generated pages. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DevSite } from './dev';
import { generatePages, LANGUAGES, pathOf } from './generated-pages';
import type { Node } from './newer-node';
import { readPassages } from './passages';
import { GENERATORS } from './peers';
import type { Generator } from './peers/generator';
import { type Command, type RunCost, run } from './process';
import type { Subject } from './results';
import { install, SCRATCH } from './sandbox';
import { CONFIG, KINDS_OF_PAGES, longestLength, RSPRESS, siteEnv, sourceOf } from './site';

/** Index of the generated page that most measurements use. */
export const LOOKED_AT = 5;

/** A site in a new folder. Nothing is cached for it, so its first build is a cold one. */
export interface NewSite {
  output: string;
  build: Command;
  dev: DevSite;
  /** Deletes everything that was written for the site. */
  remove(): void;
}

export class NotBuilt extends Error {}

export class Sites {
  private readonly outputs = new Map<string, Promise<string>>();
  private readonly left = new Set<string>();
  private readonly sources = new Map(
    LANGUAGES.map(lang => [lang, { passages: readPassages(lang), longLength: longestLength(lang) }]),
  );

  /** @param node runs all builds */
  constructor(private readonly node: Node) {}

  /**
   * Installs what a site needs.
   * @returns the folder of the packages
   * @throws NotInstalled
   */
  async prepare(subject: Subject): Promise<string> {
    const generator = generatorOf(subject);
    return generator ? install(subject, generator.packages, generator.overrides) : '';
  }

  /**
   * Writes a site into a new folder without building it.
   * @param count pages in each language, for a generated site
   * @throws NotInstalled
   */
  async create(subject: Subject, count = 0): Promise<NewSite> {
    const generator = generatorOf(subject);
    const packages = await this.prepare(subject);
    const folder = this.newFolder(subject);
    const site = generator ? this.generated(generator, packages, folder, count) : this.own(folder);
    return { ...site, remove: () => this.remove(folder) };
  }

  /**
   * Returns the output folder of a site whose pages are measured. All parts of the bench share one build of each site.
   * @throws NotInstalled
   * @throws NotBuilt with what the generator printed
   */
  built(subject: Subject, count?: number): Promise<string> {
    const key = `${subject} ${count}`;
    const output = this.outputs.get(key) ?? this.buildNew(subject, count);
    this.outputs.set(key, output);
    return output;
  }

  /** Deletes everything except installed packages. */
  close() {
    for (const folder of this.left) this.remove(folder);
  }

  private async buildNew(subject: Subject, count: number | undefined): Promise<string> {
    const site = await this.create(subject, count);
    await build(site);
    return site.output;
  }

  private own(folder: string): Omit<NewSite, 'remove'> {
    const output = path.join(folder, 'output');
    const command = (...args: string[]): Command => ({
      program: this.node.program,
      args: [RSPRESS, ...args, '--config', CONFIG],
      cwd: process.cwd(),
      env: siteEnv(output),
    });
    const { guide } = KINDS_OF_PAGES;
    const dev = (port: number) => command('dev', '--port', String(port));
    return {
      output,
      build: command('build'),
      dev: { command: dev, path: guide, source: sourceOf(guide, 'en') },
    };
  }

  private generated(
    generator: Generator,
    packages: string,
    folder: string,
    count: number,
  ): Omit<NewSite, 'remove'> {
    const pages = LANGUAGES.flatMap(lang => {
      const source = this.sources.get(lang);
      return source ? generatePages(lang, source.passages, count, source.longLength) : [];
    });
    const shown = pages[LOOKED_AT];
    if (!shown) throw new Error(`There is no page ${LOOKED_AT + 1} among ${count}.`);
    generator.write(folder, pages);
    const command = (args: string[]): Command => ({
      program: this.node.program,
      args,
      cwd: generator.cwd ?? folder,
      env: generator.env?.(folder) ?? {},
    });
    return {
      output: path.join(folder, generator.output),
      build: command(generator.build(packages)),
      dev: {
        command: port => command(generator.dev(packages, port)),
        path: `/${pathOf(LOOKED_AT)}`,
        source: path.join(folder, generator.sourceOf(shown)),
      },
    };
  }

  private newFolder(subject: Subject): string {
    mkdirSync(path.join(SCRATCH, subject), { recursive: true });
    const folder = mkdtempSync(path.join(SCRATCH, subject, 'site-'));
    this.left.add(folder);
    return folder;
  }

  private remove(folder: string) {
    // Try several times, because a process that was just ended may still write a file.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    this.left.delete(folder);
  }
}

/** @throws NotBuilt with what the generator printed */
export async function build(site: NewSite): Promise<RunCost> {
  try {
    return await run(site.build);
  } catch (error) {
    throw new NotBuilt((error as Error).message);
  }
}

function generatorOf(subject: Subject): Generator | undefined {
  return GENERATORS.find(each => each.subject === subject);
}

/** Returns the total size of a folder's files, in bytes. */
export function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
}
