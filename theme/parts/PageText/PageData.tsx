import { usePage, usePages } from '@rspress/core/runtime';
import { canWait, PAGE_DATA_ID, printPageData } from './pageData';

const AS_SERVED = { __html: '' };

/** The page's data in its HTML, from where the app takes it: otherwise it would have to load the text for that. */
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
