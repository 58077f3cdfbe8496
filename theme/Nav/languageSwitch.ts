import { pathnameToRouteService, useLocation, usePage, useSite } from '@rspress/core/runtime';
import { useLinkNavigate } from '@rspress/core/theme-original';
import { type MouseEvent, useEffect } from 'react';
import { twinPath } from '../support/twinPath';
import { languageOfPath } from '../support/usePageLanguage';

/** The heading that the reader was at when switching, and how far below the top of the window it stood. */
interface ReadingPosition {
  id: string;
  top: number;
}

let kept: ReadingPosition | undefined;

export interface LanguageTarget {
  lang: string;
  label: string;
  current: boolean;
  /** Path of the twin, without base, hash or query. */
  path: string;
}

/** The languages of the site with the twin of this page in each; home where there is no twin. */
export function useLanguageTargets(): LanguageTarget[] {
  const { page } = usePage();
  const { site } = useSite();
  const { pathname } = useLocation();
  return site.locales.map(({ lang, label }) => {
    const current = lang === page.lang;
    const twin = current ? pathname : twinPath(pathname);
    const exists = page.pageType !== '404' && pathnameToRouteService(twin);
    return { lang, label, current, path: exists ? twin : lang === site.lang ? '/' : `/${lang}/` };
  });
}

/** What a link to another language does on click: keeps query, hash and reading position. */
export function useSwitchLanguage() {
  const navigate = useLinkNavigate();
  return (event: MouseEvent<HTMLAnchorElement>, path: string) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    kept = readingPosition();
    navigate(path + location.search + location.hash);
  };
}

/** Puts the reader back at the heading that was kept, once the other language is on the screen. */
export function useScrollKeeper() {
  const { pathname } = useLocation();
  useEffect(() => {
    const heading = kept && document.getElementById(kept.id);
    if (kept && heading) {
      // The language decides the fonts, and so where things stand; the core sets it a moment later.
      document.documentElement.lang = languageOfPath(pathname);
      window.scrollTo({
        top: window.scrollY + heading.getBoundingClientRect().top - kept.top,
        behavior: 'instant',
      });
    }
    kept = undefined;
  }, [pathname]);
}

/** The first heading on the screen, else the last one above it; `undefined` at the top of a page. */
function readingPosition(): ReadingPosition | undefined {
  if (window.scrollY === 0) return undefined;
  const positions = [...document.querySelectorAll('.rspress-doc :is(h2, h3, h4)[id]')].map(heading => ({
    id: heading.id,
    top: heading.getBoundingClientRect().top,
  }));
  const onScreen = positions.find(({ top }) => top >= 0 && top < window.innerHeight);
  return onScreen ?? positions.findLast(({ top }) => top < 0);
}
