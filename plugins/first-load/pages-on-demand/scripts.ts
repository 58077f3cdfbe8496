import type { Rspack } from '@rsbuild/core';
import type { PageScripts } from '../../../theme/parts/PageIndex/ownPage';

/** Names that the core gives to the chunks of pages. */
const PAGE_CHUNK = /^route-/;

export interface PageFile {
  routePath: string;
  lang: string;
  /** Absolute path. */
  file: string;
}

/**
 * The scripts with the compiled texts of pages, by route.
 * @throws Error for a page without its own chunk
 */
export function pageScripts(
  { chunks, chunkGraph }: Rspack.Compilation,
  pages: readonly PageFile[],
): Map<string, PageScripts> {
  const byFile = new Map<string, PageScripts>();
  for (const chunk of chunks) {
    if (!isOfPage(chunk)) continue;
    const group = [...chunk.groupsIterable].find(({ name }) => name === chunk.name);
    const needed = group?.chunks.filter(other => !other.hasRuntime()) ?? [];
    const files = Object.fromEntries(needed.filter(isOfPage).map(({ id, files }) => [id, scriptOf(files)]));
    for (const module of chunkGraph.getChunkModules(chunk)) {
      const id = chunkGraph.getModuleId(module);
      const file = module.nameForCondition();
      if (id === null || !file) continue;
      byFile.set(file, { module: id, chunks: needed.flatMap(({ id }) => id ?? []), files });
    }
  }
  return new Map(
    pages.map(({ routePath, file }) => {
      const scripts = byFile.get(file);
      if (!scripts) {
        throw new Error(
          `The core should put each page into a chunk whose name begins with "route-", but ${routePath} (${file}) isn't in one: adapt \`PAGE_CHUNK\` in plugins/first-load/pages-on-demand/scripts.ts.`,
        );
      }
      return [routePath, scripts];
    }),
  );
}

/** Files of the chunks of all pages in a language, by chunk id. */
export function pageFilesOf(
  scripts: ReadonlyMap<string, PageScripts>,
  pages: readonly PageFile[],
  lang: string,
): PageScripts['files'] {
  const own = pages.filter(page => page.lang === lang);
  return Object.assign({}, ...own.map(({ routePath }) => scripts.get(routePath)?.files));
}

/**
 * The file with the data about a language's pages.
 * @throws Error if it isn't found, or if it contains other modules: pages may need those, and a page that's loaded as
 *   HTML doesn't load this file
 */
export function indexFile({ chunks, chunkGraph }: Rspack.Compilation, lang: string): string {
  const chunk = [...chunks].find(({ name }) => name === indexName(lang));
  const file = chunk && scriptOf(chunk.files);
  if (!file) throw new Error(`The pages of ${lang} are not described in a chunk of their own.`);
  const others = chunkGraph
    .getChunkModules(chunk)
    .flatMap(module => module.nameForCondition() ?? [])
    .filter(file => !/[\\/]virtual-[\w-]+\.js$/.test(file));
  if (others.length > 0)
    throw new Error(`${file} must describe pages alone, but holds ${others.join(', ')}.`);
  return file;
}

/**
 * The file with the bundler's runtime.
 * @throws Error if there's none
 */
export function runtimeFile({ entrypoints }: Rspack.Compilation): string {
  const [entry] = entrypoints.values();
  const chunk = entry?.getRuntimeChunk();
  const file = chunk && scriptOf(chunk.files);
  if (!file) throw new Error('The runtime of the bundler is in no script.');
  return file;
}

/** Name of the chunk with the data about a language's pages. */
export function indexName(lang: string): string {
  return `pages-${lang}`;
}

function isOfPage({ name }: Rspack.Chunk): boolean {
  return name !== undefined && PAGE_CHUNK.test(name);
}

function scriptOf(files: ReadonlySet<string>): string | undefined {
  return [...files].find(file => file.endsWith('.js'));
}
