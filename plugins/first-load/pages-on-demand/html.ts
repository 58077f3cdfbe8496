import {
  OWN_PAGE_ID,
  type OwnPage,
  type PageScripts,
  parseOwnPage,
  printOwnPage,
} from '../../../theme/parts/PageIndex/ownPage';

/** The element as React writes it. */
const OWN_PAGE = new RegExp(`(<script type="application/json" id="${OWN_PAGE_ID}">)(.*?)(</script>)`);

/**
 * Adds the scripts with the page's text to the page's own data.
 * @param html a whole static page
 * @param scripts of all pages by route
 * @throws Error if the page's scripts aren't known, or if the element has another form
 */
export function fillOwnPage(html: string, scripts: ReadonlyMap<string, PageScripts>): string {
  if (html.includes(` id="${OWN_PAGE_ID}"`) && !hasOwnPage(html)) {
    throw new Error(
      `React should write the attributes of an element in the order of its props, but no element with the id ${OWN_PAGE_ID} matches ${OWN_PAGE}: adapt plugins/first-load/pages-on-demand/html.ts.`,
    );
  }
  return html.replace(OWN_PAGE, (_, start: string, json: string, end: string) => {
    const own = parseOwnPage(json);
    const found = own && scripts.get(own.page.routePath);
    if (!found) throw new Error(`A page of the output is in no chunk: ${json}`);
    return start + printOwnPage({ ...own, scripts: found }) + end;
  });
}

/** Whether a static page contains its own data, as all do except the 404 page. */
export function hasOwnPage(html: string): boolean {
  return OWN_PAGE.test(html);
}

/**
 * The data that a static page contains about itself.
 * @param html a whole static page
 */
export function ownPageOf(html: string): OwnPage | undefined {
  return parseOwnPage(OWN_PAGE.exec(html)?.[2]);
}
