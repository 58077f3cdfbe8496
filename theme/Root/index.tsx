// Every reader: one place that completes the page's data before anything renders it.
import { PageContext } from '@rspress/core/runtime';
import { Root as BaseRoot, LlmsHint } from '@rspress/core/theme-original';
import { Children, isValidElement, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

/**
 * - The description comes from the page's own frontmatter (the list of all pages has none, to stay small).
 * - `404.html` is rendered in the default language; its first render in the browser must be the same, so the
 *   reader's language comes a moment later.
 * - The hint for language models is hidden from screen readers, for whom it is noise outside all landmarks.
 */
export function Root({ children }: { children: ReactNode }) {
  const context = useContext(PageContext);
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => {
    document.documentElement.setAttribute('data-hydrated', '');
    setHydrated(true);
  }, []);
  const { data } = context;
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
        {import.meta.env.SSG_MD ? children : Children.map(children, hideHint)}
      </PageContext.Provider>
    </BaseRoot>
  );
}

function hideHint(child: ReactNode): ReactNode {
  return isValidElement(child) && child.type === LlmsHint ? <div aria-hidden="true">{child}</div> : child;
}
