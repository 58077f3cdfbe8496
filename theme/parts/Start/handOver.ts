import { rememberCaret, restoreCaret } from './caret';
import { redo } from './fields';
import type { Act, Kept } from './kept';

/** A text whose script is on its way, see `theme/parts/PageText`. */
const SERVED = '[data-served=""]';

let last: Promise<void> | undefined;

/**
 * A script is there, the app's or the text's, or it isn't awaited any longer. What the reader did meanwhile in its
 * part, and what `plugins/first-load/hydrate-on-intent` has kept, happens now. Without that plugin, as in development, nothing does.
 */
export function handOver() {
  const kept = window.keptForApp;
  if (!kept || !document.documentElement.hasAttribute('data-hydrated')) return;
  // One after the other: what an act leads to may bring the text its script.
  last = Promise.resolve(last).then(() => repeatAll(kept));
}

async function repeatAll(kept: Kept) {
  const { acts, over, clicked } = kept;
  rememberCaret();
  kept.isPaused = true;
  if (over?.pointerType === 'mouse') hover(over, clicked);
  let moved: Element | undefined;
  let focused: Element | undefined;
  const order = acts.slice();
  for (const [at, act] of order.entries()) {
    const isFocus = act.event instanceof FocusEvent;
    if (isFocus) focused = act.event.type === 'focusin' ? act.target : undefined;
    if (act.part.closest(SERVED)) continue;
    if (moved && isOnFocused(act, focused)) {
      // The app has moved the focus away meanwhile, so the click brings it back.
      focused.focus({ preventScroll: true });
      moved = undefined;
    }
    if (!isFocus) acts.splice(acts.indexOf(act), 1);
    if (isFocus && moved) {
      moved = moveOn(act, moved);
    } else if (!act.isHeard && act.target.isConnected && !isPast(act)) {
      const before = document.activeElement;
      const movesOn = order.slice(at + 1).some(({ event }) => event instanceof FocusEvent);
      if (movesOn) addEventListener('focusin', hush, true);
      repeat(act, moved);
      // What it opens must be there to hear the next act.
      await undefined;
      removeEventListener('focusin', hush, true);
      const after = document.activeElement;
      if (after && after !== before) moved = after;
    }
    act.isHeard = true;
  }
  restoreCaret();
  kept.isPaused = !document.querySelector(SERVED);
  if (kept.isPaused) acts.length = 0;
}

/** @param moved where the app has put the focus, which is where the keys after that would have gone */
function repeat({ event, target, state }: Act, moved: Element | undefined) {
  if (state !== undefined) redo(target, state);
  if (event.type === 'input' && state !== undefined) return;
  const Type = event.constructor as typeof Event;
  const at = event instanceof KeyboardEvent && moved ? moved : target;
  at.dispatchEvent(new Type(event.type, event));
}

/** The reader has moved the focus on since, to a menu perhaps, which would close if it heard that it's elsewhere. */
function hush(event: Event) {
  event.stopImmediatePropagation();
}

/**
 * The app has moved the focus, and after the act that it did so for, the reader has moved it on.
 * @returns where the app has put it, if the reader's next act says where it went
 */
function moveOn({ event, target }: Act, moved: Element): Element | undefined {
  const { type, relatedTarget } = event as FocusEvent;
  if (type === 'focusout' && relatedTarget) return moved;
  if (type === 'focusin') (target as HTMLElement).focus({ preventScroll: true });
  // What the reader has gone on to may be closed by now.
  if (document.activeElement === moved) (moved as HTMLElement).blur();
  return undefined;
}

/** The focus has gone on, so what hears that it came, such as a menu that is open by now, would hear it too late. */
function isPast({ event, target }: Act): boolean {
  return event.type === 'focusin' && target !== document.activeElement;
}

/** A click where the focus was already, as the browser saw it, so that no event says that it went there. */
function isOnFocused({ event, target, isHeard }: Act, focused: Element | undefined): focused is HTMLElement {
  return (
    event.type === 'click' && !isHeard && (event as MouseEvent).detail > 0 && !!focused?.contains(target)
  );
}

/**
 * What the pointer rests on hears that it's there. A button that was clicked doesn't: the click says what the reader
 * wants of it, and the browser may have answered already.
 */
function hover({ clientX, clientY }: PointerEvent, clicked: Element | undefined) {
  const hovered = document.elementFromPoint(clientX, clientY);
  if (clicked && hovered?.closest('button')?.contains(clicked)) return;
  const place = { bubbles: true, clientX, clientY, pointerType: 'mouse' };
  hovered?.dispatchEvent(new PointerEvent('pointerover', place));
  hovered?.dispatchEvent(new MouseEvent('mouseover', place));
}
