import {
  OWN_PAGE_ID,
  type OwnPage,
  type PageScripts,
  parseOwnPage,
  printOwnPage,
} from '../../theme/PageIndex/ownPage';
import { isAllOnPage } from './sidebar';

const OWN_PAGE = new RegExp(`(<script type="application/json" id="${OWN_PAGE_ID}">)(.*?)(</script>)`);

const SHOWN_SIDEBAR = /<nav [^>]*data-sidebar/;

/**
 * Adds where the text of the page is to what the page says of itself, and leaves out what its links say already.
 * @param html a whole static page
 * @param scripts of all pages by route
 * @throws Error where those of the page are not known
 */
export function fillOwnPage(html: string, scripts: ReadonlyMap<string, PageScripts>): string {
  return html.replace(OWN_PAGE, (_, start: string, json: string, end: string) => {
    const own = parseOwnPage(json);
    const found = own && scripts.get(own.page.routePath);
    if (!found) throw new Error(`A page of the output is in no chunk: ${json}`);
    return start + printOwnPage({ ...own, sidebar: leanSidebar(own, html), scripts: found }) + end;
  });
}

/** Only the name of a sidebar whose entries can be read from the page. */
function leanSidebar({ sidebar }: OwnPage, html: string): OwnPage['sidebar'] {
  const [shown] = typeof sidebar === 'string' ? [] : Object.entries(sidebar);
  if (!shown || !SHOWN_SIDEBAR.test(html)) return sidebar;
  const [name, entries] = shown;
  return isAllOnPage(entries) ? name : sidebar;
}
