import { usePage, usePages } from '@rspress/core/runtime';
import { canWait, PAGE_DATA_ID, printPageData } from './pageJson';

const AS_SERVED = { __html: '' };

/** Prints the page's data into its HTML for the app, which would otherwise have to load the page text to get it. */
export function PageData() {
  const { page } = usePage();
  const { pages } = usePages();
  if (!canWait(page)) return null;
  const print = () =>
    printPageData(
      { ...page },
      pages.find(({ routePath }) => routePath === page.routePath),
    );
  return (
    <script
      type="application/json"
      id={PAGE_DATA_ID}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<`
      dangerouslySetInnerHTML={process.env.__SSR__ ? { __html: print() } : AS_SERVED}
    />
  );
}
