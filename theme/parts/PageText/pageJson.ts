/** Data of a page: title, outline, frontmatter, and what plugins add. */
export interface PageFields {
  routePath: string;
  [field: string]: unknown;
}

/** Page types that the core renders without a layout that contains the text. */
const WITHOUT_LAYOUT = ['custom', 'blank', '404'];

/** Whether hydrating the page's text can wait for an interaction. */
export function canWait(page: object): boolean {
  return !('pageType' in page && WITHOUT_LAYOUT.includes(String(page.pageType)));
}

/** Id of the element that holds a static page's data as JSON. It can't collide with a heading's id. */
export const PAGE_DATA_ID = '__page-data';

/** Fields that the core adds to the page's own data, whether or not they're in the list of all pages. */
const ADDED = ['pagePath', 'pageType', 'description', 'lang'];
/** Fields taken from the page itself even if the list of all pages has a field with the same name. */
const OWN = ['routePath', 'title', 'toc', 'frontmatter'];

/** Returns JSON for a `<script>`: the page's data without what the app gets from the list of all pages. */
export function printPageData(page: PageFields, listed: object = {}): string {
  const own = Object.entries(page).filter(
    ([field]) => OWN.includes(field) || !(field in listed || ADDED.includes(field)),
  );
  return JSON.stringify(Object.fromEntries(own)).replaceAll('<', '\\u003c');
}

/** Parses the data of a static page; `undefined` if there is none, as in a page from the dev server. */
export function parsePageData(json: string | undefined | null): PageFields | undefined {
  if (!json) return undefined;
  const data: unknown = JSON.parse(json);
  return isPageData(data) ? data : undefined;
}

function isPageData(data: unknown): data is PageFields {
  return (
    typeof data === 'object' && data !== null && 'routePath' in data && typeof data.routePath === 'string'
  );
}
