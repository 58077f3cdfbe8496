import { useLocation, usePage, useSite } from '@rspress/core/runtime';
import type { MouseEvent } from 'react';
import { homePath, languageOfPath } from '../../../site/languages';
import { isPlainClick } from '../../support/isPlainClick';
import { translatedPath } from '../../support/translatedPath';
import { useLinkNavigate } from '../Link/useLinkNavigate';

/** The heading that the reader was at when switching, and its distance from the top of the window in pixels. */
interface ReadingPosition {
  id: string;
  top: number;
}

let kept: ReadingPosition | undefined;

export interface LanguageTarget {
  lang: string;
  label: string;
  current: boolean;
  /** Path of the translation, without base path, hash, or query. */
  path: string;
}

/** Returns the site's languages with this page's translation in each, or the language's home page if there's none. */
export function useLanguageTargets(): LanguageTarget[] {
  const { page } = usePage();
  const { site } = useSite();
  const { pathname } = useLocation();
  return site.locales.map(({ lang, label }) => {
    const current = lang === page.lang;
    const translation = current ? pathname : translatedPath(pathname);
    const exists = page.pageType !== '404' && !('untranslated' in page);
    return { lang, label, current, path: exists ? translation : homePath(lang) };
  });
}

/** Returns a click handler for links to other languages that keeps the query, hash, and reading position. */
export function useSwitchLanguage() {
  const navigate = useLinkNavigate();
  return (event: MouseEvent<HTMLAnchorElement>, path: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    kept = readingPosition();
    navigate(path + location.search + location.hash);
  };
}

/**
 * Takes the reading position that was saved when the reader switched languages. Call it on each change of the URL, so
 * that a saved position isn't used for a later change.
 * @param pathname path of the page in the new language
 * @returns function that scrolls there, or to the top if the page doesn't have that heading; `undefined` if the reader
 * hasn't switched languages, or did so at the top of a page
 */
export function takeReadingPosition(pathname: string): (() => void) | undefined {
  const position = kept;
  kept = undefined;
  if (!position) return undefined;
  return () => {
    // Set the language here, because it affects the fonts and thus the positions. The core sets it a moment later.
    document.documentElement.lang = languageOfPath(pathname);
    const heading = document.getElementById(position.id);
    const top = heading ? window.scrollY + heading.getBoundingClientRect().top - position.top : 0;
    window.scrollTo({ top, behavior: 'instant' });
  };
}

/** The first heading on the screen, or else the last one above it; `undefined` at the top of a page. */
function readingPosition(): ReadingPosition | undefined {
  if (window.scrollY === 0) return undefined;
  const positions = [...document.querySelectorAll('.rspress-doc :is(h2, h3, h4)[id]')].map(heading => ({
    id: heading.id,
    top: heading.getBoundingClientRect().top,
  }));
  const onScreen = positions.find(({ top }) => top >= 0 && top < window.innerHeight);
  return onScreen ?? positions.findLast(({ top }) => top < 0);
}
