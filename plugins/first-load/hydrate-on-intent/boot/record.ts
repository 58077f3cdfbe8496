import { isInEarlyBox, openEarlyBox, queryOfKey } from '../../../../theme/overrides/Search/earlyBox';
import { placeOf } from '../../../../theme/parts/Start/place';
import {
  type FieldState,
  type Interaction,
  lastFocus,
  type Recording,
  SERVED,
} from '../../../../theme/parts/Start/recording';
import { isRunning, root } from './names';

/** The reader's interactions in order, until the scripts that handle them have loaded; see `theme/parts/Start`. */
export const recording: Recording = { interactions: [], places: new Map() };

/** Buttons that open something without a script. */
const OPENER = '[popovertarget], [commandfor]';
/** The browser handles clicks on these itself; a second click would undo the effect. */
const NATIVE = `a[href], area[href], summary, label, input, select, textarea, audio, video, ${OPENER}`;

/**
 * Records an event for a script that hasn't loaded yet, and stops the event if nothing else may handle it before.
 */
export function record(event: Event) {
  const target = targetOf(event);
  if (!(target instanceof Element) || isInEarlyBox(target)) return;
  if (event.type === 'click') recording.clicked = target;
  const interaction = interactionOf(event, target);
  if (!interaction) return;
  recording.interactions.push(interaction);
  // An element also loses the focus while React removes it, and is elsewhere by then.
  if (event.type === 'focusout' || !interaction.target.isConnected) return;
  recording.places.set(interaction.target, placeOf(interaction.target));
}

/** @returns nothing if the event needs no script, or if the script that handles it has loaded */
function interactionOf(event: Event, target: Element): Interaction | undefined {
  const isHandled = isRunning() && target.isConnected && !target.closest(SERVED);
  const interaction: Interaction = { event, target, part: target, isHandled };
  // Recorded everywhere: when earlier interactions in the text are replayed, they must not take the focus back. React
  // sends `focusin` once more when it has hydrated the text, but the reader may have moved on.
  if (/^focus/.test(event.type)) return event.isTrusted ? interaction : undefined;
  if (event.type === 'click') return clickOf(event as MouseEvent, interaction);
  if (isHandled) return undefined;
  const isKey = event instanceof KeyboardEvent;
  if (isKey && target.closest('[role=tab]') && /^(Arrow(Left|Right)|Home|End)$/.test(event.key)) {
    hold(event);
    return interaction;
  }
  // The `toggle` of a menu was recorded with the click.
  if (target.localName === 'details') return undefined;
  if (event.type === 'input' || event.type === 'toggle') return changeOf(interaction);
  return pressOf(event, interaction);
}

function clickOf(event: MouseEvent, interaction: Interaction): Interaction | undefined {
  const { target, isHandled } = interaction;
  const ahead = unhandledBefore(event, target);
  if (!ahead && isHandled) return undefined;
  keepPlace(target);
  if (ahead) {
    hold(event);
    return { ...interaction, part: ahead.part, isHandled: false };
  }
  const control = target.closest(NATIVE);
  if (control?.localName === 'summary') {
    const details = control.parentElement as HTMLDetailsElement;
    // Recorded now, because the browser sends `toggle` later, perhaps after the reader's next key.
    return { ...interaction, target: details, state: !details.open };
  }
  if (control) return control.matches(OPENER) ? { ...interaction, isNative: true } : undefined;
  hold(event);
  const button = target.closest('[data-search]');
  if (!button) return interaction;
  openEarlyBox('', button);
  return undefined;
}

/** Typing is one interaction, however many characters it has; each click on a checkbox is a separate one. */
function changeOf(interaction: Interaction): Interaction {
  const { interactions } = recording;
  const state = stateOf(interaction.target);
  const last = interactions[interactions.length - 1];
  const continues = last?.target === interaction.target && last.state !== undefined;
  if (continues && typeof state !== 'boolean') interactions.pop();
  return { ...interaction, state };
}

/** A key, or a press of the pointer. */
function pressOf(event: Event, interaction: Interaction): Interaction | undefined {
  const isKey = event instanceof KeyboardEvent;
  // Keys in an open menu wait for the menu's own script.
  const isInMenu = isKey && interaction.target.closest('details[open]') !== null;
  const query = isKey ? queryOfKey(event) : undefined;
  // The app opens and closes the search itself.
  if (isRunning() && (!isInMenu || query !== undefined)) return undefined;
  if (query === undefined) return isInMenu ? interaction : { ...interaction, part: root };
  hold(event);
  openEarlyBox(query, document.activeElement);
  return undefined;
}

/** Returns the element that an event is meant for. React may just have removed the one that the reader types into. */
function targetOf({ type, target }: Event): EventTarget | null {
  const focused = type === 'keydown' && target === document.body && lastFocus(recording.interactions)?.target;
  return focused && !focused.isConnected ? focused : target;
}

/** Records that a menu has closed, because the reader pressed or focused something else. */
export function recordClosed(menu: HTMLDetailsElement) {
  const isHandled = isRunning() && !menu.closest(SERVED);
  recording.interactions.push({
    event: new Event('toggle'),
    target: menu,
    part: menu,
    state: false,
    isHandled,
  });
  recording.places.set(menu, placeOf(menu));
}

/**
 * The last interaction that a click on a link must wait for. The link would leave the page before a script has handled
 * earlier interactions, such as the choice of a tab. If the reader clicks the link again, it doesn't wait.
 */
function unhandledBefore(
  { ctrlKey, metaKey, shiftKey, altKey }: MouseEvent,
  target: Element,
): Interaction | undefined {
  const { interactions } = recording;
  const staysHere = ctrlKey || metaKey || shiftKey || altKey || !target.closest('a[href]:not([target])');
  if (
    staysHere ||
    interactions.some(interaction => interaction.event.type === 'click' && interaction.target === target)
  )
    return undefined;
  return interactions.filter(({ event }) => event.defaultPrevented).pop();
}

/** The state that the browser shows for a field. Other elements have none. */
function stateOf(target: Element): FieldState | undefined {
  const { options, type, checked, value } = target as HTMLInputElement & HTMLSelectElement;
  if (options) return [...options].map(option => option.selected);
  return /^(checkbox|radio)$/.test(type) ? checked : value;
}

function hold(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Makes the link to the other language open at the same place. */
function keepPlace(target: Element) {
  const entry = target.closest<HTMLAnchorElement>('a[hreflang]');
  if (entry && !entry.search && !entry.hash) entry.href += location.search + location.hash;
}
