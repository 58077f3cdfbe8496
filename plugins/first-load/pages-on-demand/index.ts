import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { PageScripts } from '../../../theme/parts/PageIndex/ownPage';
import { translatedPath } from '../../../theme/support/translatedPath';
import { type Faults, faults } from '../../support/faults';
import type { PagePlugin } from '../../support/page-tree';
import { expectModules } from '../../support/rewritten-modules';
import { fillOwnPage } from './html';
import {
  NO_PAGES,
  nameFiles,
  pagesOf,
  routesOf,
  routesOnDemand,
  sidebarOf,
  siteWithoutSidebars,
} from './modules';
import { stripChunkNames } from './runtime';
import { indexFile, type PageFile, pageFilesOf, pageScripts, runtimeFile } from './scripts';

/** The core's routes module, which its documentation doesn't mention. */
const CORE_ROUTES = /[\\/]@rspress[\\/]core[\\/]dist[\\/]runtime[\\/]route\.js$/;
/** Its replacement. */
const CLIENT_ROUTES = path.resolve('theme/parts/PageIndex/route.ts');

/** Matches the core's module with a list, by name. */
const listModule = (name: string) => new RegExp(`[\\\\/]${name}\\.js$`);

const REWRITTEN = [
  ...['virtual-routes', 'virtual-page-data', 'virtual-site-data'].map(listModule),
  CORE_ROUTES,
];

/**
 * Keeps data about other pages out of what every page loads: the list of all pages, their routes, the names of their
 * chunks, and the sidebars. A page's HTML contains what the app must know about that page (`OwnPageData` in
 * `theme/parts/PageIndex`). The rest is in one chunk per language, which is fetched when the reader goes to another
 * page. Development and the rendering at build time use the core's lists.
 */
export function pluginPagesOnDemand(): PagePlugin {
  const pages: PageFile[] = [];
  const scripts = new Map<string, PageScripts>();
  const languages: string[] = [];
  let routePaths = new Set<string>();
  const found = faults();
  return {
    name: 'site-pages-on-demand',
    config(config) {
      languages.splice(0, languages.length, ...(config.locales ?? []).map(({ lang }) => lang));
      return config;
    },
    routeGenerated(routes) {
      const generated = routes.map(({ routePath, lang, absolutePath: file }) => ({ routePath, lang, file }));
      pages.splice(0, pages.length, ...generated);
      routePaths = new Set(pages.map(({ routePath }) => routePath));
    },
    extendPageData(page) {
      if (!routePaths.has(translatedPath(page.routePath))) Object.assign(page, { untranslated: true });
    },
    builderConfig: {
      plugins: [
        modulesOnDemand(languages),
        chunksOnDemand({ languages, pages, scripts }, found.keep),
        expectModules('plugins/first-load/pages-on-demand/index.ts', REWRITTEN, found.keep),
      ],
    },
    finishPage: page => fillOwnPage(page, scripts),
    afterBuild: found.report,
  };
}

/**
 * Rewrites the core's modules with lists of pages. Each gets two forms: one that every page loads, and one with the
 * data of a language, which is imported with `?lang=`.
 */
function modulesOnDemand(languages: string[]): RsbuildPlugin {
  return {
    name: 'site-modules-on-demand',
    apply: 'build',
    setup(api) {
      const rewrite = (
        name: string,
        write: (code: string, lang: string | undefined, resourcePath: string) => string,
      ) => {
        // The core's own transform of the module has already run.
        api.transform(
          { test: listModule(name), environments: ['web'], order: 'post' },
          ({ code, resourcePath, resourceQuery }) =>
            write(code, new URLSearchParams(resourceQuery).get('lang') ?? undefined, resourcePath),
        );
      };
      rewrite('virtual-routes', (code, lang, resourcePath) =>
        lang ? routesOf(code, lang) : routesOnDemand(resourcePath, languages),
      );
      rewrite('virtual-page-data', (code, lang) => (lang ? pagesOf(code, lang) : NO_PAGES));
      rewrite('virtual-site-data', (code, lang) =>
        lang ? sidebarOf(code, lang) : siteWithoutSidebars(code),
      );
      api.transform(
        { test: CORE_ROUTES, environments: ['web'] },
        () => `export * from ${JSON.stringify(CLIENT_ROUTES)};`,
      );
    },
  };
}

interface Chunks {
  languages: string[];
  pages: PageFile[];
  /** Scripts of the pages by route, which the build adds. */
  scripts: Map<string, PageScripts>;
}

/** Moves the names of the pages' chunks from the bundler's runtime to the data about the page or its language. */
function chunksOnDemand({ languages, pages, scripts }: Chunks, keep: Faults['keep']): RsbuildPlugin {
  return {
    name: 'site-chunks-on-demand',
    apply: 'build',
    setup(api) {
      const kept =
        <Context>(step: (context: Context) => void) =>
        (context: Context) => {
          keep(() => step(context));
        };
      // Runs after the minifier, which keeps the placeholders because they're strings, and before files get names with
      // content hashes.
      api.processAssets(
        { stage: 'summarize', environments: ['web'] },
        kept(({ assets, compilation, sources }) => {
          const rewrite = (file: string, write: (code: string) => string) => {
            const code = write(String(assets[file]?.source()));
            compilation.updateAsset(file, new sources.RawSource(code));
          };
          const written = pageScripts(compilation, pages);
          for (const lang of languages) {
            rewrite(indexFile(compilation, lang), code =>
              nameFiles(code, lang, pageFilesOf(written, pages, lang)),
            );
          }
          const known = new Set([...written.values()].flatMap(({ files }) => Object.keys(files)));
          rewrite(runtimeFile(compilation), code => stripChunkNames(code, known));
        }),
      );
      // By now, the files have their hashed names.
      api.processAssets(
        { stage: 'analyse', environments: ['web'] },
        kept(({ compilation }) => {
          for (const [route, written] of pageScripts(compilation, pages)) scripts.set(route, written);
        }),
      );
    },
  };
}
