import { useLocation, usePage } from '@rspress/core/runtime';

export type Language = 'en' | 'zh';

/** Language for texts from a data file: `explicit` if given, Chinese below `/zh`, otherwise English. */
export function usePageLanguage(explicit?: Language): Language {
  const { pathname } = useLocation();
  const { page } = usePage();
  // 404.html is one file for every path, so its first render must not depend on the path.
  const path = page.pageType === '404' ? `/${page.lang}/` : pathname;
  return explicit ?? languageOfPath(path);
}

/**
 * Language of a page by its path.
 * @param pathname path without the base path; `zh` may be any of its segments
 */
export function languageOfPath(pathname: string): Language {
  return pathname.split('/').includes('zh') ? 'zh' : 'en';
}
