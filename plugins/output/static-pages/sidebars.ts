import { ancestors, getAttribute, isElementNode, replaceWith, setAttribute } from '@parse5/tools';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { ownPageOf } from '../../first-load/pages-on-demand/html';
import { type Element, elementsIn, type PageTree, printInside } from '../../support/page-tree';

/** Attribute of the element around all entries, which only one page of those with a sidebar contains. */
const ALL_ENTRIES = 'data-all-entries';

/** HTML of the sidebars' lists with all entries, none of them marked as the current page, by `sidebarKey`. */
export type Sidebars = ReadonlyMap<string, string>;

/** Whether a page contains a sidebar with all entries. @param html a whole static page */
export function hasAllEntries(html: string): boolean {
  return html.includes(` ${ALL_ENTRIES}=`);
}

/**
 * The sidebars of a site. Each was rendered in only one page; see `theme/overrides/Sidebar/PrintedOnce.tsx`.
 * @param pages those that contain a sidebar with all entries
 */
export function readSidebars(pages: readonly PageTree[]): Sidebars {
  const sidebars = new Map<string, string>();
  for (const page of pages) {
    const key = sidebarKey(page);
    for (const entries of allEntriesIn(page)) if (key) sidebars.set(key, printInside(entries));
  }
  return sidebars;
}

/**
 * Gives a page its whole sidebar, with the links to the page itself marked.
 * @param page with only those links, or with all entries before them
 * @throws Error if no page has the entries of this sidebar
 */
export function fillSidebar(page: PageTree, sidebars: Sidebars) {
  const [sidebar] = elementsIn(page, 'nav', { 'data-sidebar': true });
  if (!sidebar) return;
  const key = sidebarKey(page);
  const [own] = allEntriesIn(page);
  const html = own ? printInside(own) : key && sidebars.get(key);
  if (html === undefined) {
    throw new Error(
      `The core should render all pages in one process, but none of them has the entries of the sidebar "${key}": use \`EntryList\` for the build, too, in theme/overrides/Sidebar/index.tsx.`,
    );
  }
  const links = sidebar.childNodes.filter(node => node !== own);
  sidebar.childNodes = parseFragment(html).childNodes;
  for (const child of sidebar.childNodes) child.parentNode = sidebar;
  markLinks(sidebar, links);
}

function allEntriesIn(page: PageTree): Element[] {
  return elementsIn(page, 'div', { [ALL_ENTRIES]: true });
}

/** Language and name of a page's sidebar; `undefined` if the page has none. */
function sidebarKey(page: PageTree): string | undefined {
  const own = ownPageOf(page);
  if (!own) return undefined;
  const [name] = Object.keys(own.sidebar);
  return name && `${own.page.lang} ${name}`;
}

/**
 * Replaces links in the list with the given links to the same page, which are in the list's order, and opens the groups
 * that contain them.
 */
function markLinks(sidebar: Element, links: DefaultTreeAdapterTypes.ChildNode[]) {
  const entries = elementsIn(sidebar, 'a');
  let done = 0;
  for (const link of links.filter(isElementNode)) {
    const href = getAttribute(link, 'href');
    const at = entries.findIndex((entry, index) => index >= done && getAttribute(entry, 'href') === href);
    const entry = entries[at];
    if (!entry) throw new Error(`The sidebar of a page does not have the link that the page marks: ${href}`);
    for (const parent of ancestors(entry)) {
      if (isElementNode(parent) && parent.tagName === 'details') setAttribute(parent, 'open', '');
    }
    replaceWith(entry, link);
    done = at + 1;
  }
}
