import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { CACHE_DIR } from '../../site/cache';
import { type BundledModule, partsOf } from '../support/bundled-modules';

/** Bytes of source in the scripts of every page, before minification, by package or folder. */
export type SourceSizes = Record<string, number>;

interface Module extends BundledModule {
  size(): number;
}

function sizesFile(outDir: string): string {
  return path.join(CACHE_DIR, 'module-sizes', `${outDir.replaceAll(/\W+/g, '-')}.json`);
}

/** Records what the scripts of every page consist of, so that an exceeded budget can be attributed. */
export function pluginModuleSizes(outDir: string): RspressPlugin {
  return { name: 'site-module-sizes', builderConfig: { plugins: [moduleSizes(sizesFile(outDir))] } };
}

/** @returns the sizes that the last build into `outDir` recorded */
export function readModuleSizes(outDir: string): SourceSizes {
  return JSON.parse(readFileSync(sizesFile(outDir), 'utf8')) as SourceSizes;
}

function moduleSizes(file: string): RsbuildPlugin {
  return {
    name: 'site-module-sizes',
    apply: 'build',
    setup(api) {
      api.processAssets({ stage: 'report', environments: ['web'] }, ({ compilation }) => {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, `${JSON.stringify(sizesBySource(initialModules(compilation)), null, 2)}\n`);
      });
    },
  };
}

function initialModules({ chunks, chunkGraph }: Rspack.Compilation): Module[] {
  return [...chunks]
    .filter(chunk => chunk.canBeInitial())
    .flatMap(chunk => [...chunkGraph.getChunkModules(chunk)]);
}

/** @returns the sums, largest first, without styles, which are in separate files */
export function sizesBySource(modules: readonly Module[]): SourceSizes {
  const sums = new Map<string, number>();
  for (const part of modules.flatMap(partsOf)) {
    const name = part.nameForCondition();
    if (!name || name.endsWith('.css')) continue;
    const source = sourceOf(path.relative(process.cwd(), name));
    sums.set(source, (sums.get(source) ?? 0) + part.size());
  }
  return Object.fromEntries([...sums].sort(([, a], [, b]) => b - a));
}

/** @param name path of a file, relative to the project's folder */
export function sourceOf(name: string): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1];
  if (/virtual-/.test(name)) return 'data of the site';
  const depth = /^(?:plugins|theme\/(?:overrides|parts))\//.test(name) ? 3 : 2;
  return inPackage ?? name.split('/').slice(0, depth).join('/');
}
