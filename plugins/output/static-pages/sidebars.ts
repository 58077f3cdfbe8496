import { ownPageOf } from '../../first-load/pages-on-demand/html';

const SIDEBAR = /(<nav [^>]*\bdata-sidebar\b[^>]*>)(.*?)(<\/nav>)/s;
const LIST_END = '</ul>';
const GROUP = /<details\b[^>]*>|<\/details>/g;
const LINK = /<a\b[^>]*?( href="[^"]*").*?<\/a>/gs;

/** HTML of the sidebars' lists with all entries, none of them marked as the current page, by `sidebarKey`. */
export type Sidebars = ReadonlyMap<string, string>;

/**
 * The sidebars of a site. Each was rendered in only one page; see `theme/overrides/Sidebar/PrintedOnce.tsx`.
 * @param pages whole static pages
 */
export function readSidebars(pages: readonly string[]): Sidebars {
  const sidebars = new Map<string, string>();
  for (const html of pages) {
    const [, , printed = ''] = SIDEBAR.exec(html) ?? [];
    const { list } = splitList(printed);
    const key = list && sidebarKey(html);
    if (key) sidebars.set(key, list);
  }
  return sidebars;
}

/**
 * Gives a page its whole sidebar, with the links to the page itself marked.
 * @param html a whole static page, with only those links or with all entries before them
 * @throws Error if no page has the entries of this sidebar, or if it has another form
 */
export function fillSidebar(html: string, sidebars: Sidebars): string {
  if (/<\w+[^>]*\sdata-sidebar\b/.test(html) && !SIDEBAR.test(html)) {
    throw new Error(
      `React should write the sidebar as <nav … data-sidebar …>, but the one of a page doesn't match ${SIDEBAR}: adapt plugins/output/static-pages/sidebars.ts.`,
    );
  }
  return html.replace(SIDEBAR, (_, start: string, printed: string, end: string) => {
    const key = sidebarKey(html);
    const { list, links } = splitList(printed);
    const entries = list || (key && sidebars.get(key));
    if (!entries) {
      throw new Error(
        `The core should render all pages in one process, but none of them has the entries of the sidebar "${key}": use \`EntryList\` for the build, too, in theme/overrides/Sidebar/index.tsx.`,
      );
    }
    return start + withLinks(entries, links) + end;
  });
}

/** Language and name of a page's sidebar; `undefined` if the page has none. */
function sidebarKey(html: string): string | undefined {
  const own = ownPageOf(html);
  if (!own) return undefined;
  const [name] = Object.keys(own.sidebar);
  return name && `${own.page.lang} ${name}`;
}

function splitList(printed: string): { list: string; links: string } {
  const end = printed.lastIndexOf(LIST_END);
  const start = end < 0 ? 0 : end + LIST_END.length;
  return { list: printed.slice(0, start), links: printed.slice(start) };
}

/**
 * Replaces links in the list with the given links to the same page, which are in the list's order, and opens the groups
 * that contain them.
 */
function withLinks(list: string, links: string): string {
  let html = '';
  let done = 0;
  for (const [link, href = ''] of links.matchAll(LINK)) {
    const at = list.indexOf(href, done);
    if (at < 0) throw new Error(`The sidebar of a page does not have the link that the page marks: ${link}`);
    html = withOpenGroups(html + list.slice(done, list.lastIndexOf('<a ', at))) + link;
    done = list.indexOf('</a>', at) + '</a>'.length;
  }
  return html + list.slice(done);
}

/** Opens the groups whose end is still to come. @param start HTML of the list up to an entry */
function withOpenGroups(start: string): string {
  let html = start;
  let ended = 0;
  for (const { 0: tag, index } of [...start.matchAll(GROUP)].reverse()) {
    if (tag === '</details>') ended++;
    else if (ended > 0) ended--;
    else if (!tag.includes(' open=')) {
      html = html.slice(0, index) + tag.replace('>', ' open="">') + html.slice(index + tag.length);
    }
  }
  return html;
}
