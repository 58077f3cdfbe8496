import { type RefObject, useEffect } from 'react';

/** Scroll position, in pixels, up to which the navbar is always shown. */
const TOP_OF_PAGE = 120;
/** Smaller movements, in pixels, are ignored as finger jitter. */
const THRESHOLD = 4;
const ATTRIBUTE = 'data-nav-hidden';
const OPEN_PART = 'details[open], :popover-open';

/**
 * Hides the navbar while the reader scrolls down, and shows it on scrolling up or when it receives focus. It sets an
 * attribute of `<html>`; the style sheet moves things only with transforms. The navbar stays visible while one of its
 * menus or a dialog is open.
 */
export function useHidingNavbar(header: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const root = document.documentElement;
    let last = window.scrollY;

    const show = () => root.removeAttribute(ATTRIBUTE);
    const mayHide = () =>
      window.scrollY > TOP_OF_PAGE &&
      !element.contains(document.activeElement) &&
      !element.querySelector(OPEN_PART) &&
      !document.querySelector('[aria-modal="true"]');
    const onScroll = () => {
      const moved = window.scrollY - last;
      if (window.scrollY <= TOP_OF_PAGE || moved < -THRESHOLD) show();
      else if (moved > THRESHOLD && mayHide()) root.setAttribute(ATTRIBUTE, '');
      if (Math.abs(moved) > THRESHOLD) last = window.scrollY;
    };

    window.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('focusin', show);
    return () => {
      window.removeEventListener('scroll', onScroll);
      element.removeEventListener('focusin', show);
      show();
    };
  }, [header]);
}
