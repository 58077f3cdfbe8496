// For every reader: completes the page's data in one place before anything renders it.
import { PageContext, pathnameToRouteService, useLocation, useSite } from '@rspress/core/runtime';
import { Root as BaseRoot, LlmsHint } from '@rspress/core/theme-original';
import {
  Children,
  isValidElement,
  type ReactNode,
  use,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import { LANGUAGES } from '../../../site/languages';
import { loadPage, rememberedPage, rememberPage } from '../../parts/PageIndex/shownPages';
import { keepTranslation } from '../../parts/Start/keepTranslation';
import { replay } from '../../parts/Start/replay';
import { SearchProvider } from '../Search';

/**
 * How often React yields to the browser while it renders the next page, in times per second. With its default of 200, a
 * page takes a sixth longer to appear. Input waits until React yields. This relies on an unstable function, and on
 * React's using the same copy of `scheduler`.
 */
const FRAME_RATE = 30;
forceFrameRate(FRAME_RATE);

if (typeof document === 'object') keepTranslation(document.documentElement, LANGUAGES);

/**
 * Changes to the core's root:
 * - The core renders a new path first, and then renders everything again with the page's data. This passes the data with
 *   the path. Until it's there, the old page stays, because the router shows pages in transitions.
 * - The description comes from the page's own frontmatter, because the list of all pages has none. The 404 page gets
 *   the site's description in its language, because the core prefers the one for all languages.
 * - `404.html` is rendered in the default language. The first render in the browser must match it, so the reader's
 *   language follows a moment later.
 * - The hint for language models is hidden from screen readers, because it's outside of all landmarks. The 404 page
 *   has no hint, because it has no Markdown.
 */
export function Root({ children }: { children: ReactNode }) {
  const context = useContext(PageContext);
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => {
    document.documentElement.setAttribute('data-hydrated', '');
    setHydrated(true);
    replay();
  }, []);
  const { setData } = context;
  const { locales } = useSite().site.themeConfig;
  const { pathname } = useLocation();
  const isHere =
    context.data && pathnameToRouteService(context.data.routePath) === pathnameToRouteService(pathname);
  const known = isHere ? context.data : rememberedPage(pathname);
  // The page that was served is shown at any URL.
  const [first] = useState(pathname);
  const data = known ?? (pathname === first ? context.data : use(loadPage(pathname)));
  useEffect(() => {
    if (known) rememberPage(pathname, known);
  }, [known, pathname]);
  const completed = useMemo(() => {
    if (!data) return { data, setData };
    const neutral = data.pageType === '404' && !hydrated;
    const lang = neutral ? 'en' : data.lang;
    const site = locales.find(locale => locale.lang === lang);
    return {
      setData,
      data: { ...data, description: data.frontmatter?.description ?? site?.description, lang },
    };
  }, [data, setData, hydrated, locales]);
  return (
    <BaseRoot>
      <PageContext.Provider value={completed}>
        {import.meta.env.SSG_MD ? (
          children
        ) : (
          <SearchProvider>
            {Children.map(children, child => withQuietHint(child, data?.pageType !== '404'))}
          </SearchProvider>
        )}
      </PageContext.Provider>
    </BaseRoot>
  );
}

/** Relies on the core's passing the hint to the root as a child. */
function withQuietHint(child: ReactNode, hasMarkdown: boolean): ReactNode {
  if (!isValidElement(child) || child.type !== LlmsHint) return child;
  return hasMarkdown ? <div aria-hidden="true">{child}</div> : null;
}
