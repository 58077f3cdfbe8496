import { useLocation, usePage } from '@rspress/core/runtime';

export type Language = 'en' | 'zh';

/** Language of texts from a data file: an explicit one wins, else Chinese below `/zh`, else English. */
export function usePageLanguage(explicit?: Language): Language {
  const { pathname } = useLocation();
  const { page } = usePage();
  // 404.html is one file for every path, so its first render must not depend on the path.
  const path = page.pageType === '404' ? `/${page.lang}/` : pathname;
  return explicit ?? languageOfPath(path);
}

/**
 * Language of a page by its path.
 * @param pathname path without base, which may have a segment `zh` of its own
 */
export function languageOfPath(pathname: string): Language {
  return pathname.split('/').includes('zh') ? 'zh' : 'en';
}
