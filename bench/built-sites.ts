/** Built sites, each of them built once in a run of the bench however many parts look at it. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { type GeneratedPage, generatePages, LANGUAGES } from './generated-pages';
import type { Node } from './newer-node';
import { readPassages } from './passages';
import type { Generator } from './peers/generator';
import { type Command, type RunCost, run } from './process';
import { install, SCRATCH } from './sandbox';
import { newOutDir, removeOutDir, siteBuild } from './site';

export interface BuiltSite {
  /** Folder of the built files. */
  output: string;
  /** Of the first build, without any cache of a bundler. */
  cost: RunCost;
}

/** A site of generated pages that is not built yet. */
export interface WrittenSite {
  folder: string;
  pages: GeneratedPage[];
  output: string;
  /** Set where pictures are kept beside it, see `Generator`. */
  bundlerCache?: string;
  build: Command;
  dev: (port: number) => Command;
}

export class BuiltSites {
  private readonly built = new Map<string, Promise<BuiltSite>>();
  private readonly remove: (() => void)[] = [];
  private readonly passages = new Map(LANGUAGES.map(lang => [lang, readPassages(lang)]));

  /** @param node what the generated sites are built with */
  constructor(private readonly node: Node) {}

  site(): Promise<BuiltSite> {
    return this.once('site', async () => {
      const output = newOutDir();
      this.remove.push(() => removeOutDir(output));
      return { output, cost: await run(siteBuild(output)) };
    });
  }

  generated(generator: Generator, count: number): Promise<BuiltSite> {
    return this.once(`${generator.subject} ${count}`, async () => {
      const { build, output } = await this.write(generator, count);
      return { output, cost: await run(build) };
    });
  }

  /**
   * A site that nobody has built, with no cache of an earlier one.
   * @param count pages in each language
   */
  async write(generator: Generator, count: number): Promise<WrittenSite> {
    const { subject, packages, overrides } = generator;
    const packagesFolder = await install(subject, packages, overrides);
    mkdirSync(path.join(SCRATCH, subject), { recursive: true });
    const folder = mkdtempSync(path.join(SCRATCH, subject, 'site-'));
    this.remove.push(() => rmSync(folder, { recursive: true, force: true }));
    const pages = LANGUAGES.flatMap(lang => {
      const passages = this.passages.get(lang);
      return passages ? generatePages(lang, passages, count) : [];
    });
    generator.write(folder, pages);
    const command = (args: string[]): Command => ({
      program: this.node.program,
      args,
      cwd: generator.cwd ?? folder,
      env: generator.env?.(folder) ?? {},
    });
    return {
      folder,
      pages,
      output: path.join(folder, generator.output),
      bundlerCache: generator.bundlerCache && path.join(folder, generator.bundlerCache),
      build: command(generator.build(packagesFolder)),
      dev: port => command(generator.dev(packagesFolder, port)),
    };
  }

  /** Removes all that was written and built; what was installed stays. */
  close() {
    for (const remove of this.remove) remove();
  }

  private once(name: string, build: () => Promise<BuiltSite>): Promise<BuiltSite> {
    const known = this.built.get(name);
    if (known) return known;
    console.log(`Building ${name} …`);
    const building = build();
    this.built.set(name, building);
    return building;
  }
}

/** Bytes of all files of a folder. */
export function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
}
