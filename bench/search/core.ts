/** Rspress's own search: the installed code of its panel, over pages that contain the same headings and passages. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageIndexInfo } from '@rspress/core';
import { build } from 'esbuild';
import { LANGUAGES, withoutLanguage } from '../../tests/unit/search/site';
import { SCRATCH } from '../sites';
import { type OpenEngine, pagesOf, type Section } from './engine';

const SEARCHER = '@rspress/core/dist/theme/components/Search/logic/search.js';
type Searcher = typeof import('@rspress/core/dist/theme/components/Search/logic/search.js');
type PageSearcher = InstanceType<Searcher['PageSearcher']>;

export const openCore: OpenEngine = async (records, lang) => {
  const script = path.join(SCRATCH, 'core-search.mjs');
  await bundleSearcher(script);
  // Anew each time, because the module could keep an index.
  const { PageSearcher } = (await import(`${pathToFileURL(script)}?${performance.now()}`)) as Searcher;
  const index = JSON.stringify(corePages(pagesOf(records), lang));
  globalThis.fetch = async () => new Response(index);
  const searcher = new PageSearcher({ currentLang: lang, currentVersion: '' });
  await searcher.init();
  return {
    name: 'Rspress',
    find: async query => (await searcher.match(query)).flatMap(linksOf),
  };
};

/**
 * Bundles the installed code that the default search panel searches with. The module that Rspress generates in a build
 * contains the hash in the name of each language's index. Here, any hash works, because `fetch` is replaced.
 */
async function bundleSearcher(file: string) {
  const hashes = Object.fromEntries(LANGUAGES.map(lang => [`###${lang}`, 'measured']));
  const contents = `export const searchIndexHash = ${JSON.stringify(hashes)};`;
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
          onLoad({ filter: /.*/, namespace: 'page-data' }, () => ({ contents }));
        },
      },
    ],
  });
}

/** The pages of a language in the format of the panel's index. */
export function corePages(sections: Section[][], lang: string): PageIndexInfo[] {
  return sections.map(([title, ...rest], id) => {
    let content = title?.passages.join('\n') ?? '';
    const toc = rest.map(({ url, level, heading, passages }) => {
      content += '\n';
      const entry = { id: url.split('#')[1] ?? '', text: heading, depth: level, charIndex: content.length };
      content += [heading, ...passages].join('\n');
      return entry;
    });
    const page = { id, lang, title: title?.heading ?? '', routePath: title?.url ?? '', content, toc };
    // The panel doesn't read the other fields, such as the frontmatter.
    return page as unknown as PageIndexInfo;
  });
}

/** Returns the links of a group in the order in which the panel lists them. */
function linksOf({ result }: Awaited<ReturnType<PageSearcher['match']>>[number]): string[] {
  return Array.isArray(result) ? result.map(({ link }: { link: string }) => withoutLanguage(link)) : [];
}
