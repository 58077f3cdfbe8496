import { isInEarlyBox } from '../../overrides/Search/earlyBox';
import { saveCaret } from './caret';
import { redo } from './fields';
import { findPlace } from './place';
import { type Interaction, lastFocus, type Recording, SERVED } from './recording';

let last: Promise<void> | undefined;

/**
 * Replays the interactions that `plugins/first-load/hydrate-on-intent` recorded before a script was ready. Call it when
 * the script of the app or of the page text is ready, or when it's no longer needed. Does nothing without that plugin,
 * as in development.
 */
export function replay() {
  const recording = window.recordedForApp;
  if (!recording || !document.documentElement.hasAttribute('data-hydrated')) return;
  // Wait for the previous run, because replaying an interaction can cause the text's script to load and call this.
  last = Promise.resolve(last).then(() => replayAll(recording));
}

async function replayAll(recording: Recording) {
  const { interactions, over, places } = recording;
  recording.isPaused = true;
  const replaced = findReplaced(recording);
  const clicked = recording.clicked && presentOf(recording.clicked, places);
  const restoreCaret = saveCaret();
  if (over?.pointerType === 'mouse') hover(over, clicked);
  let moved: Element | undefined;
  let focused: Element | undefined;
  const order = interactions.slice();
  for (const [at, interaction] of order.entries()) {
    const isFocus = interaction.event instanceof FocusEvent;
    if (isFocus) focused = interaction.event.type === 'focusin' ? interaction.target : undefined;
    if (interaction.part.closest(SERVED)) {
      // Its script is still missing, but the focus needs none.
      if (isFocus && moved) moved = moveOn(interaction, moved);
      continue;
    }
    if (moved && isOnFocused(interaction, focused)) {
      // The app has moved the focus away in the meantime, so focus the clicked element again.
      focused.focus({ preventScroll: true });
      moved = undefined;
    }
    if (!isFocus) interactions.splice(interactions.indexOf(interaction), 1);
    if (isFocus && moved) {
      moved = moveOn(interaction, moved);
    } else if (
      interaction.target.isConnected &&
      !hasLostFocus(interaction) &&
      !isDone(interaction, replaced)
    ) {
      const before = document.activeElement;
      const focusMovesLater = order.slice(at + 1).some(({ event }) => event instanceof FocusEvent);
      const { scrollX, scrollY } = window;
      if (focusMovesLater) addEventListener('focusin', hideFromApp, true);
      replayOne(interaction, moved);
      // Wait until anything that this opens has rendered and can receive the next interaction.
      await undefined;
      removeEventListener('focusin', hideFromApp, true);
      // The focus may have scrolled the page, under the pointer of a reader who is pressing something else by now.
      if (focusMovesLater) scrollTo(scrollX, scrollY);
      const after = document.activeElement;
      // The search dialog takes over the box that the reader types into. Earlier focus changes are past by then.
      const searchTookOver = before && isInEarlyBox(before);
      if (after && after !== before && !searchTookOver) moved = after;
    }
    interaction.isHandled = true;
  }
  restoreCaret();
  recording.isPaused = !document.querySelector(SERVED);
  if (recording.isPaused) interactions.length = 0;
}

/**
 * Finds the elements that now stand for those that are gone, and gives them the focus back, unless the reader has left
 * them since. If a translator or an extension has changed the page, React replaces its elements by new ones.
 * @returns the interactions with elements that are gone
 */
function findReplaced({ interactions, places, isTextMoved }: Recording): Set<Interaction> {
  const replaced = new Set<Interaction>();
  for (const interaction of interactions) {
    const { target } = interaction;
    interaction.target = presentOf(target, places);
    interaction.part = presentOf(interaction.part, places);
    if (interaction.target !== target) replaced.add(interaction);
  }
  const focus = lastFocus(interactions);
  const isLost = document.activeElement === document.body;
  if (!focus || !isLost || !(isTextMoved || replaced.has(focus))) return replaced;
  (focus.target as HTMLElement).focus({ preventScroll: true });
  // React took the focus, not the reader.
  const at = interactions.indexOf(focus);
  const lost = interactions.findIndex(({ event }, index) => index > at && event.type === 'focusout');
  if (lost >= 0) interactions.splice(lost, 1);
  return replaced;
}

/** Returns the element that now stands for one that may be gone. */
function presentOf(element: Element, places: Recording['places']): Element {
  const place = element.isConnected ? undefined : places.get(element);
  return (place && findPlace(place)) ?? element;
}

/** Whether the app or the browser has handled an interaction, and nothing has replaced its element since. */
function isDone(interaction: Interaction, replaced: Set<Interaction>): boolean {
  return interaction.isHandled || (interaction.isNative === true && !replaced.has(interaction));
}

/**
 * Replays an interaction.
 * @param moved element that the app has focused, which would have received the following key events
 */
function replayOne({ event, target, state }: Interaction, moved: Element | undefined) {
  if (state !== undefined) {
    redo(target, state);
    return;
  }
  const Type = event.constructor as typeof Event;
  const at = event instanceof KeyboardEvent && moved ? moved : target;
  at.dispatchEvent(new Type(event.type, event));
}

/**
 * Hides focus events from the app, because the reader has already moved on. For example, a menu that the reader has
 * moved into would close if it got an event with the focus elsewhere.
 */
function hideFromApp(event: Event) {
  event.stopImmediatePropagation();
}

/**
 * Handles a recorded focus change after the app has moved the focus itself.
 * @returns the element that the app has focused, if a later event tells where the reader moved the focus
 */
function moveOn({ event, target }: Interaction, moved: Element): Element | undefined {
  const { type, relatedTarget } = event as FocusEvent;
  if (type === 'focusout' && relatedTarget) return moved;
  if (type === 'focusin') (target as HTMLElement).focus({ preventScroll: true });
  // The element that the reader moved on to may have been closed by now.
  if (document.activeElement === moved) (moved as HTMLElement).blur();
  return undefined;
}

/**
 * Whether this is a `focusin` event whose target has lost the focus since. Listeners, such as that of an open menu,
 * must not get it.
 */
function hasLostFocus({ event, target }: Interaction): boolean {
  return event.type === 'focusin' && target !== document.activeElement;
}

/**
 * Whether this is a mouse click inside the element that already had the focus, so no focus event was recorded for it.
 */
function isOnFocused(
  { event, target, isHandled }: Interaction,
  focused: Element | undefined,
): focused is HTMLElement {
  return (
    event.type === 'click' && !isHandled && (event as MouseEvent).detail > 0 && !!focused?.contains(target)
  );
}

/**
 * Sends hover events to the element below the pointer. A clicked button doesn't get them, because the click says what
 * the reader wants and the browser may have responded to it already.
 */
function hover({ clientX, clientY }: PointerEvent, clicked: Element | undefined) {
  const hovered = document.elementFromPoint(clientX, clientY);
  if (clicked && hovered?.closest('button')?.contains(clicked)) return;
  const place = { bubbles: true, clientX, clientY, pointerType: 'mouse' };
  hovered?.dispatchEvent(new PointerEvent('pointerover', place));
  hovered?.dispatchEvent(new MouseEvent('mouseover', place));
}
