import { pageData } from 'virtual-page-data';
import { indexes } from 'virtual-routes';
import siteData from 'virtual-site-data';
import { provideLoadPages } from './loadPages';
import { type ListedPage, OWN_PAGE_ID, type PageScripts, parseOwnPage, type Sidebar } from './ownPage';
import { isAtOwnUrl } from './ownUrl';
import { pageKey } from './pageKey';

/** The compiled text of a page: its component and its data. */
export interface PageModule {
  default: () => null;
  [name: string]: unknown;
}

type LoadPage = () => Promise<PageModule>;

/** Data about the pages of one language. */
export interface LanguageIndex {
  pages: ListedPage[];
  load: Record<string, LoadPage>;
  /** File names of the pages' chunks, by id. */
  files: Record<string, string>;
  sidebar: Sidebar;
}

const pages = new Map<string, ListedPage>();
const loaders = new Map<string, LoadPage>();
const loading = new Map<string, Promise<void>>();
const loaded = new Set<string>();
const files: Record<string, string> = {};

// The bundler replaces this variable with the function in its runtime that finds a chunk's file.
const fileOfRuntime = __webpack_get_script_filename__;
__webpack_get_script_filename__ = id => files[id] ?? fileOfRuntime(id);

const own = parseOwnPage(document.getElementById(OWN_PAGE_ID)?.textContent);
if (own) {
  const { page, path, scripts, sidebar } = own;
  tidyUrl(path);
  Object.assign(files, scripts?.files);
  addPage(page, scripts && (() => loadScripts(scripts)));
  setSidebar(page.lang, sidebar);
}
provideLoadPages(loadIndex);

/** @returns the page with this key if it's known; the served page always is */
export function knownPage(key: string): ListedPage | undefined {
  return pages.get(key);
}

/** Whether the page may exist: it's known, or the pages of its language aren't loaded yet. */
export function mayExist(key: string): boolean {
  return pages.has(key) || !(key === NOT_FOUND_KEY || loaded.has(languageOf(key)));
}

/**
 * Loads the compiled text of a page, or the data of the 404 page if it doesn't exist.
 * @throws Error `ChunkLoadError` if something can't be fetched
 */
export async function loadPage(key: string): Promise<PageModule> {
  if (!loaders.has(key)) await loadIndex(languageOf(key));
  return loaders.get(key)?.() ?? notFound(languageOf(key));
}

export function languageOf(key: string): string {
  const named = siteData.locales.find(({ lang }) => key.startsWith(`/${lang.toLowerCase()}/`));
  return named?.lang ?? siteData.lang;
}

function loadIndex(lang: string): Promise<void> | undefined {
  if (loaded.has(lang)) return undefined;
  const running = loading.get(lang) ?? fetchIndex(lang).finally(() => loading.delete(lang));
  loading.set(lang, running);
  return running;
}

async function fetchIndex(lang: string) {
  const index = await indexes[lang]?.();
  loaded.add(lang);
  if (!index) return;
  Object.assign(files, index.files);
  for (const page of index.pages) addPage(page, index.load[page.routePath]);
  setSidebar(lang, index.sidebar);
}

/**
 * Replaces another spelling of the page's URL, before anything reads it. Among them are doubled slashes, which the router
 * would take for another host.
 */
function tidyUrl(path: string) {
  const { pathname, search, hash } = location;
  if (pathname === path || !isAtOwnUrl(path, location)) return;
  history.replaceState(history.state, '', path + search + hash);
}

function addPage(page: ListedPage, load: LoadPage | undefined) {
  const key = pageKey(page.routePath);
  if (load && !loaders.has(key)) loaders.set(key, load);
  if (pages.has(key)) return;
  pages.set(key, page);
  pageData.pages.push({ toc: [], frontmatter: {}, ...page });
}

/** Sets a new object, so that the core notices the change. */
function setSidebar(lang: string, sidebar: Sidebar) {
  const locale = siteData.themeConfig.locales.find(locale => locale.lang === lang);
  if (locale) locale.sidebar = sidebar;
}

async function loadScripts(scripts: PageScripts): Promise<PageModule> {
  await Promise.all(scripts.chunks.map(id => __webpack_chunk_load__(id)));
  return __webpack_require__(scripts.module) as PageModule;
}

/** Key of the core's path for the 404 page. */
const NOT_FOUND_KEY = '/404/';

/** Returns a module like that of a page written in JavaScript; the core makes the 404 page's data from it. */
function notFound(lang: string): PageModule {
  return {
    default: () => null,
    frontmatter: { pageType: '404' },
    title: '404',
    routePath: '/404',
    lang,
    version: '',
    _relativePath: '',
  };
}
