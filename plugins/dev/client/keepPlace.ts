import { awaitPage, endAwait, savedPosition, scrollToTop } from '../../../theme/support/scrollPosition';

/** The author scrolls or leaves with these, so the position is no longer restored. */
const INTENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * Keeps the scroll position when a change reloads the page. The dev server's pages are empty until the app runs, so the
 * browser can't do it.
 */
export function keepPlace() {
  const top = savedPosition();
  if (!top) return;
  awaitPage();
  const observer = new MutationObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < top) return;
    scrollToTop(top);
    end();
  });
  const end = () => {
    observer.disconnect();
    for (const intent of INTENTS) removeEventListener(intent, end);
    endAwait();
  };
  for (const intent of INTENTS) addEventListener(intent, end);
  observer.observe(document, { childList: true, subtree: true });
}
