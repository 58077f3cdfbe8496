import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Records which languages' pages each script contains.
 * @param chunks filled in every build; see `SiteFacts`
 * @param languages language of each page, by the absolute path of its source
 */
export function chunkLanguages(
  chunks: Map<string, Set<string>>,
  languages: ReadonlyMap<string, string>,
): RsbuildPlugin {
  return {
    name: 'site-chunk-languages',
    apply: 'build',
    setup(api) {
      // The core's build for browsers has this name.
      api.processAssets({ stage: 'report', environments: ['web'] }, ({ compilation }) => {
        for (const chunk of compilation.chunks) {
          const modules = compilation.chunkGraph.getChunkModules(chunk);
          const found = modules.flatMap(module => languages.get(module.nameForCondition() ?? '') ?? []);
          if (found.length === 0) continue;
          for (const file of chunk.files) chunks.set(file, new Set(found));
        }
      });
    },
  };
}
