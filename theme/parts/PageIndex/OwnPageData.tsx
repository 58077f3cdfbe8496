import {
  matchSidebar,
  normalizeHrefInRuntime,
  removeTrailingSlash,
  useLocaleSiteData,
  useLocation,
  usePage,
  usePages,
  withBase,
} from '@rspress/core/runtime';
import { OWN_PAGE_ID, printOwnPage, type Sidebar } from './ownPage';

/** Prints the data into a page's HTML that the app would otherwise have to look up in lists of all pages. */
export function OwnPageData() {
  const { page } = usePage();
  if (page.pageType === '404') return null;
  // `__SSR__` is a build-time constant of the core, so the printing code isn't in the browser's bundle.
  return process.env.__SSR__ ? <Printed /> : <Element json="" />;
}

function Printed() {
  const { page } = usePage();
  const { pages } = usePages();
  const { pathname } = useLocation();
  const sidebars: Sidebar = useLocaleSiteData().sidebar;
  const listed = pages.find(({ routePath }) => routePath === page.routePath);
  // The core chooses the sidebar in the same way.
  const [shown] = Object.keys(sidebars)
    .sort((a, b) => b.length - a.length)
    .filter(name => matchSidebar(name, pathname));
  if (!listed) return null;
  const _relativePath = String(page._relativePath);
  const sidebar = shown ? { [shown]: sidebars[shown] ?? [] } : {};
  const path = removeTrailingSlash(withBase('/')) + normalizeHrefInRuntime(page.routePath);
  return <Element json={printOwnPage({ page: { ...listed, _relativePath }, path, sidebar })} />;
}

/** The element with the data. In the browser, React keeps its content as served. */
function Element({ json }: { json: string }) {
  return (
    <script
      type="application/json"
      id={OWN_PAGE_ID}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<`
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
