import type { SidebarData } from '@rspress/core';

/** A page as the list of all pages has it; `_relativePath` is its file, from the docs root. */
export interface ListedPage {
  title: string;
  routePath: string;
  lang: string;
  version: string;
  _relativePath: string;
}

/** Sidebars by the beginning of the paths that they are shown at. */
export type Sidebar = Record<string, SidebarData>;

/** Where the compiled text of a page is. */
export interface PageScripts {
  /** Id of the module. */
  module: string | number;
  /** Ids of the chunks that it needs. */
  chunks: (string | number)[];
  /** Files of those that the bundler's runtime does not know, by id, from the folder of all assets. */
  files: Record<string, string>;
}

/** What the app must know to show the page that came as HTML, without the list of all pages. */
export interface OwnPage {
  page: ListedPage;
  /** The one that is shown beside the page, if any; only its name where its entries are read from the page. */
  sidebar: Sidebar | string;
  /** Missing only before the build has finished the page. */
  scripts?: PageScripts;
}

/** Id of the element of a static page that holds it as JSON. */
export const OWN_PAGE_ID = '__own-page';

/** JSON without what nobody reads of a sidebar in the browser. */
export function printSidebar(sidebar: Sidebar): string {
  return JSON.stringify(sidebar, (key, value) => (key === '_fileKey' ? undefined : value));
}

/** JSON for a `<script>`. */
export function printOwnPage({ page, sidebar, scripts }: OwnPage): string {
  const { toc, frontmatter, ...listed } = { toc: [], frontmatter: {}, ...page };
  const leanSidebar = typeof sidebar === 'string' ? sidebar : JSON.parse(printSidebar(sidebar));
  const own = { page: listed, sidebar: leanSidebar, scripts };
  return JSON.stringify(own).replaceAll('<', '\\u003c');
}

/** `undefined` for a page that brings nothing along: the 404 page. */
export function parseOwnPage(json: string | undefined | null): OwnPage | undefined {
  if (!json) return undefined;
  const own: unknown = JSON.parse(json);
  return isOwnPage(own) ? own : undefined;
}

function isOwnPage(own: unknown): own is OwnPage {
  const { page, sidebar } = Object(own) as Partial<OwnPage>;
  return typeof page?.routePath === 'string' && ['object', 'string'].includes(typeof sidebar);
}
