import { getTextContent, setTextContent } from '@parse5/tools';
import {
  OWN_PAGE_ID,
  type OwnPage,
  type PageScripts,
  parseOwnPage,
  printOwnPage,
} from '../../../theme/parts/PageIndex/ownPage';
import { elementsIn, type PageTree } from '../../support/page-tree';

/**
 * Adds the scripts with the page's text to the page's own data, which all pages have except the 404 page.
 * @param scripts of all pages by route
 * @throws Error if the page's scripts aren't known
 */
export function fillOwnPage(page: PageTree, scripts: ReadonlyMap<string, PageScripts>) {
  const own = ownPageOf(page);
  if (!own) return;
  const found = scripts.get(own.page.routePath);
  if (!found) throw new Error(`A page of the output is in no chunk: ${JSON.stringify(own.page)}`);
  for (const element of dataOf(page)) setTextContent(element, printOwnPage({ ...own, scripts: found }));
}

/** The data that a page contains about itself. */
export function ownPageOf(page: PageTree): OwnPage | undefined {
  const [element] = dataOf(page);
  return element && parseOwnPage(getTextContent(element));
}

function dataOf(page: PageTree) {
  return elementsIn(page, 'script', { id: OWN_PAGE_ID });
}
