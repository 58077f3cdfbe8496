// Every reader: one place that completes the page's data before anything renders it.
import { initPageData, PageContext, pathnameToRouteService, useLocation } from '@rspress/core/runtime';
import { Root as BaseRoot, LlmsHint } from '@rspress/core/theme-original';
import { Children, isValidElement, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { SearchProvider } from '../Search';

/**
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
  }, []);
  const { data, setData } = context;
  const { pathname } = useLocation();
  useEffect(() => {
    if (!data || pathnameToRouteService(data.routePath) === pathnameToRouteService(pathname)) return;
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
  }, [data, pathname, setData]);
  const completed = useMemo(() => {
    if (!data) return context;
    const neutral = data.pageType === '404' && !hydrated;
    return {
      ...context,
      data: {
        ...data,
        description: data.frontmatter?.description,
        lang: neutral ? 'en' : data.lang,
      },
    };
  }, [context, data, hydrated]);
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
