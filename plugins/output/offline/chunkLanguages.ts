import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Records which languages' pages each script contains.
 * @param chunks filled in every build; see `SiteFacts`
 * @param folders absolute folder of each language's pages
 */
export function chunkLanguages(
  chunks: Map<string, Set<string>>,
  folders: Record<string, string>,
): RsbuildPlugin {
  return {
    name: 'site-chunk-languages',
    apply: 'build',
    setup(api) {
      api.onAfterEnvironmentCompile(({ stats, environment }) => {
        const compilation = stats && 'compilation' in stats ? stats.compilation : undefined;
        if (environment.name !== 'web' || !compilation) return;
        for (const chunk of compilation.chunks) {
          const modules = compilation.chunkGraph.getChunkModules(chunk);
          const languages = new Set(
            Object.entries(folders).flatMap(([lang, folder]) =>
              modules.some(module => module.nameForCondition()?.startsWith(folder + path.sep)) ? [lang] : [],
            ),
          );
          if (languages.size === 0) continue;
          for (const file of chunk.files) chunks.set(file, languages);
        }
      });
    },
  };
}
