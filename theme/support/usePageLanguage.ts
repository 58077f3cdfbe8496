import { useLocation, usePage } from '@rspress/core/runtime';
import { type Language, languageOfPath } from '../../site/languages';

/** Language for texts from a data file: `explicit` if given, Chinese below `/zh`, otherwise English. */
export function usePageLanguage(explicit?: Language): Language {
  const { pathname } = useLocation();
  const { page } = usePage();
  // 404.html is one file for every path, so its first render must not depend on the path.
  const path = page.pageType === '404' ? `/${page.lang}/` : pathname;
  return explicit ?? languageOfPath(path);
}
