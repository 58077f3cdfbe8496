import { CORE } from '../../plugins/content/api-facts/installed';
import { deferScripts } from '../../plugins/first-load/hydrate-on-intent';
import { pagesOf, routesOf, siteWithoutSidebars } from '../../plugins/first-load/pages-on-demand/modules';
import { stripChunkNames } from '../../plugins/first-load/pages-on-demand/runtime';
import { ALTERNATE } from '../../plugins/output/static-pages/origin';
import { addPolicy } from '../../plugins/output/static-pages/policy';
import { COMMON_LINK } from '../../plugins/output/static-pages/styles';
import { TEXT_PRELOAD } from '../../plugins/output/static-pages/text-preload';
import { SITE } from '../packages';
import { all, has, type Probe, takes } from '../probe';
import type { ReachId } from '../reaches';

const PAGE = 'guide.html';
const ROUTES = 'dist/runtime/route.js';

/** Probes for the HTML, the modules, and the scripts that the core and its bundler write. */
export const bundleProbes = {
  'deferred-scripts': takes(SITE, PAGE, html => deferScripts(html, '')),
  'page-head': all(
    takes(SITE, PAGE, html => addPolicy(html, '')),
    has(SITE, PAGE, /<head><meta charset="[^"]*">/, /<script>[^<]+<\/script>/),
  ),
  'common-styles': all(
    has(SITE, PAGE, COMMON_LINK),
    has(SITE, 'static.txt', /^static\/css\/styles\.[^/]+\.css$/m),
    has(CORE, 'dist/node/initRsbuild.js', /cacheGroups: \{\s*styles: \{\s*name: 'styles'/),
  ),
  'text-preload': has(SITE, PAGE, new RegExp(TEXT_PRELOAD.source)),
  'translation-links': has(SITE, PAGE, new RegExp(ALTERNATE.source)),
  'route-module': takes(SITE, 'virtual-routes.js', code => routesOf(code, 'en')),
  'page-list-module': takes(SITE, 'virtual-page-data.js', code => pagesOf(code, 'en')),
  'site-data-module': takes(SITE, 'virtual-site-data.js', siteWithoutSidebars),
  'data-in-dev': all(
    has(CORE, 'dist/node/runtimeModule/i18n.js', '"virtual-i18n-text"'),
    has(CORE, 'dist/node/runtimeModule/siteData/rsbuildPlugin.js', '"virtual-site-data"'),
  ),
  'route-runtime': has(
    CORE,
    ROUTES,
    /^export \{ isActive, matchPath, pathnameToRouteService, preloadLink, redirectToCleanUrl \};$/m,
  ),
  'lazy-with-preload': all(
    has(CORE, 'package.json', '"react-lazy-with-preload"'),
    has(SITE, 'virtual-routes.js', /import \{ lazyWithPreload \} from "react-lazy-with-preload"/),
  ),
  'chunk-names': takes(SITE, 'scripts.js', code => stripChunkNames(code, pageChunks(code))),
  'route-chunks': has(SITE, 'static.txt', /^static\/js\/async\/route-[^/]+\.js$/m),
  'bundler-variables': has(SITE, 'scripts.js', /(\w+)=(\w+)\.u;\2\.u=\w+=>`probe-\$\{\1\(\w+\)\}`/),
  'chunk-errors': has(SITE, 'scripts.js', /ChunkLoadError/),
  'page-meta': has(
    CORE,
    'dist/runtime/initPageData.js',
    /mod\.default\.__RSPRESS_PAGE_META\?\.\[encodedPagePath\]/,
  ),
  'ssr-flag': has(
    CORE,
    'dist/node/initRsbuild.js',
    /'process\.env\.__SSR__': JSON\.stringify\(false\)/,
    /'process\.env\.__SSR__': JSON\.stringify\(true\)/,
  ),
  'root-element': has(SITE, PAGE, '<div id="__rspress_root">'),
  'page-data-functions': all(
    has(CORE, 'dist/runtime/index.js', /export \{ initPageData, warmPageData \}/),
    has(CORE, 'dist/runtime/App.js', 'consumeCachedPageData(pathname)'),
  ),
  'router-contexts': all(
    has(CORE, 'dist/runtime/index.js', 'export * from "react-router-dom"'),
    has('react-router', 'dist/production/index.js', /UNSAFE_LocationContext/, /UNSAFE_NavigationContext/),
  ),
} satisfies Partial<Record<ReachId, Probe>>;

/** Returns the ids of the pages' chunks from the tables in the bundler's runtime. */
function pageChunks(code: string): Set<string> {
  const ids = [...code.matchAll(/(?:"([^"]*)"|([\w.]+)):"route-/g)].map(
    ([, text, bare]) => text ?? bare ?? '',
  );
  if (ids.length === 0) throw new Error("The runtime doesn't name the chunk of any page.");
  return new Set(ids);
}
