// For every reader: completes the page's data in one place before anything renders it.
import { initPageData, PageContext, pathnameToRouteService, useLocation } from '@rspress/core/runtime';
import { Root as BaseRoot, LlmsHint } from '@rspress/core/theme-original';
import { Children, isValidElement, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import { rememberedPage, rememberPage } from '../../parts/PageIndex/shownPages';
import { handOver } from '../../parts/Start/handOver';
import { SearchProvider } from '../Search';

/**
 * How often React yields to the browser while it renders the next page, in times per second. With its default of 200, a
 * page takes a sixth longer to appear. Input waits until React yields.
 */
const FRAME_RATE = 30;
forceFrameRate(FRAME_RATE);

/**
 * Changes to the core's root:
 * - The core renders a new path first, and then renders everything again with the page's data. If the data is known
 *   already, this passes it with the path, so the second render changes nothing.
 * - The description comes from the page's own frontmatter, because the list of all pages has none.
 * - If a reader goes back and forth, the data of a page that they left may arrive last. It's ignored.
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
    handOver();
  }, []);
  const { setData } = context;
  const { pathname } = useLocation();
  const isHere =
    context.data && pathnameToRouteService(context.data.routePath) === pathnameToRouteService(pathname);
  const known = isHere ? context.data : rememberedPage(pathname);
  const data = known ?? context.data;
  useEffect(() => {
    if (known) rememberPage(pathname, known);
    if (known || !data) return;
    let left = false;
    initPageData(pathname).then(
      own => {
        if (!left) setData?.(own);
      },
      // Ignore the error here: the component that renders the page gets the same one.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [data, known, pathname, setData]);
  const completed = useMemo(() => {
    if (!data) return { data, setData };
    const neutral = data.pageType === '404' && !hydrated;
    return {
      setData,
      data: {
        ...data,
        description: data.frontmatter?.description,
        lang: neutral ? 'en' : data.lang,
      },
    };
  }, [data, setData, hydrated]);
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

function withQuietHint(child: ReactNode, hasMarkdown: boolean): ReactNode {
  if (!isValidElement(child) || child.type !== LlmsHint) return child;
  return hasMarkdown ? <div aria-hidden="true">{child}</div> : null;
}
