/** No `scroll`: an address with a hash and a page that is opened again scroll without the reader. */
const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'click'];

/** Attribute before what shows something in the browser alone, see `plugins/page-text.ts`. */
export const CLIENT_ONLY = 'data-client-only';
/** How far outside of the window it is near. */
const NEAR = '200px';

/**
 * Calls back once, at the first thing that the reader does anywhere on the page, or when something comes near that the
 * text shows in the browser alone.
 * @returns stops waiting
 */
export function atFirstIntent(text: Element, start: () => void): () => void {
  // The app itself has waited for it, see plugins/hydrate-on-intent.
  if (document.documentElement.hasAttribute('data-intent')) {
    start();
    return () => {};
  }
  const near = new IntersectionObserver(
    entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onIntent();
    },
    { rootMargin: NEAR },
  );
  const stop = () => {
    near.disconnect();
    for (const type of INTENTS) document.removeEventListener(type, onIntent, { capture: true });
  };
  const onIntent = (event?: Event) => {
    if (event && isOfUnknownPointer(event)) return;
    stop();
    start();
  };
  for (const type of INTENTS) document.addEventListener(type, onIntent, { capture: true, passive: true });
  for (const part of text.querySelectorAll(`[${CLIENT_ONLY}]`)) near.observe(part);
  return stop;
}

/** Of a pointer whose place they do not know browsers tell that it is in the corner, as of a move. */
function isOfUnknownPointer(event: Event): boolean {
  if (!(event instanceof PointerEvent) || event.type !== 'pointermove') return false;
  return [event.movementX, event.movementY, event.clientX, event.clientY].every(length => length === 0);
}

/** Key prefix under which the core remembers which tab of a group the reader chose. */
const TAB_CHOICE = 'rspress.tabs.';

/** Whether the text shows something else once it has its script, so that waiting would be seen. */
export function changesWithScript(text: Element): boolean {
  return (
    text.querySelector('.rp-tabs') !== null &&
    Object.keys(localStorage).some(key => key.startsWith(TAB_CHOICE))
  );
}
