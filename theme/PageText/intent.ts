/** No `scroll`: an address with a hash and a page that is opened again scroll without the reader. */
const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'click'];

/**
 * Calls back once, at the first thing that the reader does anywhere on the page.
 * @returns stops waiting
 */
export function atFirstIntent(start: () => void): () => void {
  // The app itself has waited for it, see plugins/hydrate-on-intent.
  if (document.documentElement.hasAttribute('data-intent')) {
    start();
    return () => {};
  }
  const stop = () => {
    for (const type of INTENTS) document.removeEventListener(type, onIntent, { capture: true });
  };
  const onIntent = () => {
    stop();
    start();
  };
  for (const type of INTENTS) document.addEventListener(type, onIntent, { capture: true, passive: true });
  return stop;
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
