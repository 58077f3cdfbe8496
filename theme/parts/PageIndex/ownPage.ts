import type { SidebarData } from '@rspress/core';

/** A page in the list of all pages; `_relativePath` is its file, relative to the docs root. */
export interface ListedPage {
  title: string;
  routePath: string;
  lang: string;
  version: string;
  _relativePath: string;
}

/** Sidebars by the prefix of the paths where they're shown. */
export type Sidebar = Record<string, SidebarData>;

/** How to load the compiled text of a page. */
export interface PageScripts {
  /** Id of the module. */
  module: string | number;
  /** Ids of the chunks that it needs. */
  chunks: (string | number)[];
  /** File names of chunks that the bundler's runtime doesn't know, by id, relative to the assets folder. */
  files: Record<string, string>;
}

/** The data that the app needs to show the served page without the list of all pages. */
export interface OwnPage {
  page: ListedPage;
  /** The page's path as its links have it, with the base path. */
  path: string;
  /**
   * The page's sidebar, if any. The links on the page contain most of it, too, but a translator or an extension of the
   * browser may have changed those before the app starts.
   */
  sidebar: Sidebar;
  /** Missing until the build completes the page. */
  scripts?: PageScripts;
}

/** Id of the element that holds a static page's data as JSON. */
export const OWN_PAGE_ID = '__own-page';

/** Returns JSON without the sidebar fields that the browser doesn't use. */
export function printSidebar(sidebar: Sidebar): string {
  return JSON.stringify(sidebar, (key, value) => (key === '_fileKey' ? undefined : value));
}

/** Returns JSON for a `<script>`. */
export function printOwnPage({ page, path, sidebar, scripts }: OwnPage): string {
  const { toc, frontmatter, ...listed } = { toc: [], frontmatter: {}, ...page };
  const own = { page: listed, path, sidebar: JSON.parse(printSidebar(sidebar)), scripts };
  return JSON.stringify(own).replaceAll('<', '\\u003c');
}

/** Parses the data; `undefined` if the page has none, like the 404 page. */
export function parseOwnPage(json: string | undefined | null): OwnPage | undefined {
  if (!json) return undefined;
  const own: unknown = JSON.parse(json);
  return isOwnPage(own) ? own : undefined;
}

function isOwnPage(own: unknown): own is OwnPage {
  const { page, path, sidebar } = Object(own) as Partial<OwnPage>;
  return typeof page?.routePath === 'string' && typeof path === 'string' && typeof sidebar === 'object';
}
