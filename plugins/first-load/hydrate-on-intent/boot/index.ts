// Runs in the head of every page, before anything is rendered. See ../index.ts.
import { keepPositions, restorePosition } from '../../../../theme/support/scrollPosition';
import { followPresses } from './press';
import { record, recordClosed, recording } from './record';
import { onLeave, onReturn } from './stale';
import { INTENTS, start, startWhenNeeded } from './start';

/** Events that are recorded, although they don't start the app. */
const OTHERS = ['focusout', 'input', 'toggle', 'pointerover'];

function onEvent(event: Event) {
  if (recording.isPaused || isResting(event) || isModifier(event)) return;
  const { type } = event;
  if (INTENTS.includes(type)) start();
  if (/^(pointerdown|focusin)$/.test(type)) closeMenus(event.target);
  if (type === 'pointerover') recording.over = event as PointerEvent;
  else if (!/move|touch|wheel/.test(type)) record(event);
}

/** Closes open menus that the reader leaves, as `useDisclosures` does once the app runs. */
function closeMenus(target: EventTarget | null) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]')) {
    if (menu.contains(target as Node)) continue;
    menu.open = false;
    recordClosed(menu);
  }
}

/**
 * Whether an event reports a pointer that hasn't moved. The browser also reports a move when the layout of a loading
 * page shifts below a resting pointer. Before it knows where the pointer is, it reports a move in the top left corner.
 */
function isResting(event: Event): boolean {
  if (!(event instanceof PointerEvent) || event.type !== 'pointermove') return false;
  const { movementX, movementY, clientX, clientY } = event;
  return !movementX && !movementY && (document.readyState !== 'complete' || (!clientX && !clientY));
}

/**
 * Whether an event is the press of a modifier key, which does nothing by itself. If Ctrl started the app, that would
 * delay the search box that Ctrl+K opens.
 */
function isModifier(event: Event): boolean {
  return event instanceof KeyboardEvent && /^(Control|Meta|Shift|Alt)$/.test(event.key);
}

// First, because `record` stops events.
followPresses();
for (const type of [...INTENTS, ...OTHERS]) {
  addEventListener(type, onEvent, { capture: true, passive: !/click|key/.test(type) });
}
addEventListener('popstate', onReturn);
restorePosition();
addEventListener('load', keepPositions);
addEventListener('beforeunload', onLeave);
window.recordedForApp = recording;
startWhenNeeded();
