import { printSidebar, type Sidebar } from '../../../theme/parts/PageIndex/ownPage';
import { dayOf } from '../../../theme/support/dayOf';
import { indexName } from './scripts';

const FILE = 'plugins/first-load/pages-on-demand/modules.ts';

/** What the core generates for each page (see `RouteService` in its `dist/node/route`), after compilation. */
const LOADER = /^const (loadRoute\d+) = (\(\)\s*=>\s*import\(.*\));?$/gm;
const ROUTE =
  /\{\s*path: ('[^']*'),\s*element: (?:\/\*\s*#__PURE__\s*\*\/ )?React\.createElement\(Route\d+\),\s*filePath: '[^']*',\s*preload: async \(\)\s*=>\s*\{\s*await Route\d+\.preload\(\);\s*return (loadRoute\d+)\(\);\s*\},\s*lang: '([^']*)',\s*version: '[^']*'\s*\}/g;
const PAGE_LIST = /export (?:const|var|let) pageData = (\{[\s\S]*?\n\});?\s*export /;
const SITE_DATA = /export default (\{[\s\S]*\});?\s*$/;

/** Placeholder for the names of the files of a language's pages, until they're known. */
const filesMark = (lang: string) => `page-files-${lang}`;

/** The routes module that every page loads: it only loads a language's pages when the reader goes to another page. */
export function routesOnDemand(resource: string, languages: string[]): string {
  const indexes = languages.map(lang => {
    const request = JSON.stringify(`${resource}?lang=${lang}`);
    return `${JSON.stringify(lang)}: () => import(/* webpackChunkName: "${indexName(lang)}" */ ${request})`;
  });
  return `export const routes = [];\nexport const indexes = { ${indexes.join(', ')} };\n`;
}

/**
 * What's needed to go to another page of a language.
 * @param code the routes module as the core generates it
 * @throws Error if the core generates it differently
 */
export function routesOf(code: string, lang: string): string {
  const loaders = new Map([...code.matchAll(LOADER)].map(([, name = '', loader]) => [name, loader]));
  const routes = [...code.matchAll(ROUTE)];
  if (loaders.size === 0 || routes.length !== loaders.size) {
    throw new Error(
      `The module virtual-routes should list the pages as the core's \`RouteService\` generates them, but ${routes.length} routes of ${loaders.size} pages are found: adapt \`LOADER\` and \`ROUTE\` in ${FILE}.`,
    );
  }
  const own = routes.filter(([, , , routeLang]) => routeLang === lang);
  return [
    `export const load = { ${own.map(([, path, name = '']) => `${path}: ${loaders.get(name)}`).join(',\n')} };`,
    `export const files = ${JSON.stringify(filesMark(lang))};`,
    `export { pages } from 'virtual-page-data?lang=${lang}';`,
    `export { sidebar } from 'virtual-site-data?lang=${lang}';`,
  ].join('\n');
}

/**
 * Completes what `routesOf` has written, once the chunks' files have names.
 * @param code the finished script that contains it
 * @param files of the chunks by id
 * @throws Error if there's no placeholder for them
 */
export function nameFiles(code: string, lang: string, files: Record<string, string>): string {
  const mark = new RegExp(`(["'\`])${filesMark(lang)}\\1`);
  if (!mark.test(code)) throw new Error(`The pages of ${lang} have no place for the names of their files.`);
  return code.replace(mark, () => JSON.stringify(files));
}

/** The list of pages that every page loads. */
export const NO_PAGES = 'export const pageData = { pages: [] };\nexport const searchIndexHash = {};\n';

/**
 * The list of the pages of one language, without what `plugins/first-load/lean-page-list.ts` has emptied, and with the
 * day of each page's last change instead of the second, which hardly compresses.
 * @param code the module with the list of all pages as the core generates it
 * @throws Error if the core generates it differently
 */
export function pagesOf(code: string, lang: string): string {
  const list = parse(PAGE_LIST.exec(code)?.[1]);
  if (!hasPages(list)) {
    throw new Error(
      `The module virtual-page-data should export JSON with a list of pages, but it doesn't: adapt \`PAGE_LIST\` in ${FILE}.`,
    );
  }
  const own = list.pages.filter(page => page.lang === lang);
  return `export const pages = ${JSON.stringify(own, shorten)};`;
}

function shorten(key: string, value: unknown): unknown {
  if (key === 'lastUpdatedTime') return dayOf(String(value));
  return key === 'toc' || key === 'frontmatter' ? undefined : value;
}

function hasPages(list: unknown): list is { pages: { lang: string }[] } {
  return typeof list === 'object' && list !== null && 'pages' in list && Array.isArray(list.pages);
}

interface SiteData {
  themeConfig: { locales: { lang: string; sidebar: Sidebar }[] };
}

/**
 * The site's settings that every page loads.
 * @param code the module of the settings as the core generates it
 * @throws Error if the core generates it differently
 */
export function siteWithoutSidebars(code: string): string {
  const site = parseSite(code);
  const locales = site.themeConfig.locales.map(locale => ({ ...locale, sidebar: {} }));
  return `export default ${JSON.stringify({ ...site, themeConfig: { ...site.themeConfig, locales } })};`;
}

/** The sidebars of one language; see `siteWithoutSidebars`. */
export function sidebarOf(code: string, lang: string): string {
  const { locales } = parseSite(code).themeConfig;
  return `export const sidebar = ${printSidebar(locales.find(locale => locale.lang === lang)?.sidebar ?? {})};`;
}

function parseSite(code: string): SiteData {
  const site = parse(SITE_DATA.exec(code)?.[1]);
  if (!isSiteData(site)) {
    throw new Error(
      `The module virtual-site-data should export JSON with \`themeConfig.locales\`, but it doesn't: adapt \`SITE_DATA\` in ${FILE}.`,
    );
  }
  return site;
}

function isSiteData(site: unknown): site is SiteData {
  const { themeConfig } = Object(site) as Partial<SiteData>;
  return Array.isArray(themeConfig?.locales);
}

/** @returns `undefined` if it isn't JSON */
function parse(json = ''): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
