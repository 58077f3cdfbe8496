/** What is known of a page: title, outline, frontmatter and what plugins add. */
export interface PageFields {
  routePath: string;
  [field: string]: unknown;
}

/** Page types that the core shows without a layout that could hold the text. */
const WITHOUT_LAYOUT = ['custom', 'blank', '404'];

/** Whether the script of the page's text may wait until the reader acts. */
export function canWait(page: object): boolean {
  return !('pageType' in page && WITHOUT_LAYOUT.includes(String(page.pageType)));
}

/** Id of the element of a static page that holds its data as JSON; no heading has one like it. */
export const PAGE_DATA_ID = '__page-data';

/** Fields that the core adds to what the page says of itself, whether or not the list of all pages has them. */
const ADDED = ['pagePath', 'pageType', 'description', 'lang'];
/** Fields that come from the page itself although the list of all pages has a field of that name. */
const OWN = ['routePath', 'title', 'toc', 'frontmatter'];

/** JSON for a `<script>`: the page's data without what the app knows from the list of all pages. */
export function printPageData(page: PageFields, listed: object = {}): string {
  const own = Object.entries(page).filter(
    ([field]) => OWN.includes(field) || !(field in listed || ADDED.includes(field)),
  );
  return JSON.stringify(Object.fromEntries(own)).replaceAll('<', '\\u003c');
}

/** Data of a static page; `undefined` where the text is none, as in a page that the dev server renders. */
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
