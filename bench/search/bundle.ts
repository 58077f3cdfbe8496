import { createRequire } from 'node:module';
import { build } from 'esbuild';

const SEARCHER = '@rspress/core/dist/theme/components/Search/logic/search.js';

/**
 * Bundles what the default search panel searches with, as it is installed. The one module that the generator makes
 * itself says under which name the index of a language lies; here any name will do.
 */
export async function bundleDefaultSearch(file: string, languages: readonly string[]) {
  const hashes = Object.fromEntries(languages.map(lang => [`###${lang}`, 'measured']));
  await build({
    entryPoints: [createRequire(import.meta.url).resolve(SEARCHER)],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    define: { __webpack_public_path__: '"/"' },
    logLevel: 'error',
    plugins: [
      {
        name: 'page-data',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^virtual-page-data$/ }, ({ path }) => ({ path, namespace: 'page-data' }));
          onLoad({ filter: /.*/, namespace: 'page-data' }, () => ({
            contents: `export const searchIndexHash = ${JSON.stringify(hashes)};`,
          }));
        },
      },
    ],
  });
}
