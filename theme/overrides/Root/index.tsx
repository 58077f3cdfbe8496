// Every reader: one place that completes the page's data before anything renders it.
import { initPageData, PageContext, pathnameToRouteService, useLocation } from '@rspress/core/runtime';
import { Root as BaseRoot, LlmsHint } from '@rspress/core/theme-original';
import { Children, isValidElement, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import { rememberedPage, rememberPage } from '../../parts/PageIndex/shownPages';
import { handOver } from '../../parts/Start/handOver';
import { SearchProvider } from '../Search';

/**
 * Turns of React in which it renders a page the reader goes to, a second. Each is followed by one of the browser; by
 * itself React takes 200, which makes a page come a sixth later. Acts of the reader wait for the end of a turn.
 */
const TURNS = 30;
forceFrameRate(TURNS);

/**
 * - The core renders the path of a page, and then all of it anew with what is known of the page. Where that is known
 *   before, it comes with the path, and the second time changes nothing.
 * - The description comes from the page's own frontmatter (the list of all pages has none, to stay small).
 * - Of pages that one goes back and forth between, the data of one that was left may come last.
 * - `404.html` is rendered in the default language; its first render in the browser must be the same, so the
 *   reader's language comes a moment later.
 * - The hint for language models is hidden from screen readers, for whom it is noise outside all landmarks. The page
 *   for wrong addresses has none: there is no Markdown of it.
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
      // Whatever renders the page meets the same error.
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
