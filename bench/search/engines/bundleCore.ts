import { createRequire } from 'node:module';
import { build } from 'esbuild';

const SEARCHER = '@rspress/core/dist/theme/components/Search/logic/search.js';

/**
 * Bundles the installed code that the default search panel searches with. The module that Rspress generates in a build
 * contains the hash in the name of each language's index. Here, any hash works, because `core.ts` replaces `fetch`.
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
