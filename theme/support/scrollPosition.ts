/**
 * Key in `history.state` for the scroll position of a history entry, in px. The browser keeps its own, but uses it
 * before the app has shown the entry's page. This one survives a reload, too, and needs no storage.
 */
const TOP = 'docsTop';

/** Attribute of `<html>` while the page of the current history entry isn't shown. The script in the head sets it, too. */
const AWAITED = 'data-awaits-page';

/** The shortest time between two changes of `history.state`, in ms. Safari allows 100 changes in 10 s. */
const REST = 200;

/** Stores where the reader is on the page of the current history entry, unless that page isn't shown yet. */
export function savePosition() {
  if (!isAwaited()) history.replaceState({ ...history.state, [TOP]: scrollY }, '');
}

/** Returns where the reader was on the page of the current history entry, if that's known. */
export function savedPosition(): number | undefined {
  const state: { [TOP]?: number } | null = history.state;
  return state?.[TOP];
}

/**
 * Saves the position while the reader scrolls, now and then, and when the scrolling ends. Call it once per document. On
 * Back and Forward, it would be too late, because the entry has changed already.
 */
export function keepPositions() {
  let timer = 0;
  let isBehind = false;
  const keep = () => {
    isBehind = timer > 0;
    if (isBehind) return;
    savePosition();
    timer = window.setTimeout(() => {
      timer = 0;
      if (isBehind) keep();
    }, REST);
  };
  addEventListener('scroll', keep, { passive: true });
  addEventListener('scrollend', savePosition);
  addEventListener('beforeunload', savePosition);
  addEventListener('pageshow', restoreKept);
}

/** Scrolls a document that the browser has kept in memory. Safari shows it at the top. */
function restoreKept({ persisted }: PageTransitionEvent) {
  const top = savedPosition();
  if (persisted && top !== undefined) scrollToTop(top);
}

/**
 * Makes the app scroll when the reader goes back or forward, in this entry of the history and in those that follow. The
 * browser would scroll a moment later, and also if the entry's page isn't shown yet.
 */
export function takeOverScrolling() {
  history.scrollRestoration = 'manual';
}

/**
 * Call it when the reader has gone back or forward to a page that isn't shown yet. Keeps the positions of that page and
 * of the shown one.
 */
export function awaitPage() {
  takeOverScrolling();
  document.documentElement.setAttribute(AWAITED, '');
}

/** Call it when the page of the current history entry is shown, at its position. */
export function endAwait() {
  document.documentElement.removeAttribute(AWAITED);
}

/** Scrolls a page that is being loaded to the saved position, unless the browser does. */
export function restorePosition() {
  const top = savedPosition();
  if (history.scrollRestoration === 'auto' || top === undefined) return;
  awaitPage();
  const restore = () => {
    const { scrollHeight } = document.documentElement;
    if (document.readyState === 'loading' && scrollHeight - innerHeight < top) requestAnimationFrame(restore);
    else scrollToTop(top);
  };
  requestAnimationFrame(restore);
  addEventListener('load', endAwait);
}

export function scrollToTop(top: number) {
  window.scrollTo({ top, behavior: 'instant' });
}

function isAwaited(): boolean {
  return document.documentElement.hasAttribute(AWAITED);
}
