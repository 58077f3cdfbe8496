import { isInEarlyBox, openEarlyBox, queryOfKey } from '../../../../theme/overrides/Search/earlyBox';
import { type Act, type FieldState, type Kept, lastFocus, SERVED } from '../../../../theme/parts/Start/kept';
import { placeOf } from '../../../../theme/parts/Start/place';
import { isRunning, root } from './names';

/** The reader's interactions in order, until the scripts that handle them have loaded; see `theme/parts/Start`. */
export const kept: Kept = { acts: [], places: new Map() };

/** Buttons that open something without a script. */
const OPENER = '[popovertarget], [commandfor]';
/** The browser handles clicks on these itself; a second click would undo the effect. */
const NATIVE = `a[href], area[href], summary, label, input, select, textarea, audio, video, ${OPENER}`;

/**
 * Records an event for a script that hasn't loaded yet, and stops the event if nothing else may handle it before.
 */
export function keep(event: Event) {
  const { type } = event;
  const target = targetOf(event);
  if (!(target instanceof Element) || isInEarlyBox(target)) return;
  const running = isRunning();
  const isHeard = running && target.isConnected && !target.closest(SERVED);
  const act: Act = { event, target, part: target, isHeard };
  const isKey = event instanceof KeyboardEvent;
  if (type === 'click') kept.clicked = target;
  const ahead = type === 'click' && unheardBefore(event as MouseEvent, target);
  if (/^focus/.test(type)) {
    // React sends `focusin` once more when it has hydrated the text, but the reader may have moved on.
    if (!event.isTrusted) return;
    // Recorded everywhere: when earlier interactions in the text are replayed, they must not take the focus back.
  } else if (ahead) {
    keepPlace(target);
    hold(event);
    Object.assign(act, { part: ahead.part, isHeard: false });
  } else if (isHeard) {
    return;
  } else if (type === 'click') {
    keepPlace(target);
    const control = target.closest(NATIVE);
    if (control?.localName === 'summary') {
      const details = control.parentElement as HTMLDetailsElement;
      // Recorded now, because the browser sends `toggle` later, perhaps after the reader's next key.
      Object.assign(act, { target: details, state: !details.open });
    } else if (control?.matches(OPENER)) {
      act.isNative = true;
    } else if (control) {
      return;
    } else {
      hold(event);
      const button = target.closest('[data-search]');
      if (button) {
        openEarlyBox('', button);
        return;
      }
    }
  } else if (isKey && target.closest('[role=tab]') && /^(Arrow(Left|Right)|Home|End)$/.test(event.key)) {
    hold(event);
  } else if (target.localName === 'details') {
    // This `toggle` was recorded with the click.
    return;
  } else if (type === 'input' || type === 'toggle') {
    const { acts } = kept;
    const last = acts[acts.length - 1];
    act.state = stateOf(target);
    // Typing is one interaction, however many characters it has; each click on a checkbox is a separate one.
    if (last?.target === target && last.state !== undefined && typeof act.state !== 'boolean') acts.pop();
  } else {
    // Keys in an open menu wait for the menu's own script.
    const isInMenu = isKey && target.closest('details[open]') !== null;
    const query = isKey ? queryOfKey(event) : undefined;
    // The app opens and closes the search itself.
    if (running && (!isInMenu || query !== undefined)) return;
    if (query !== undefined) {
      hold(event);
      openEarlyBox(query, document.activeElement);
      return;
    }
    if (!isInMenu) act.part = root;
  }
  kept.acts.push(act);
  // An element also loses the focus while React removes it, and is elsewhere by then.
  if (type !== 'focusout' && act.target.isConnected) kept.places.set(act.target, placeOf(act.target));
}

/** Returns the element that an event is meant for. React may just have removed the one that the reader types into. */
function targetOf({ type, target }: Event): EventTarget | null {
  const focused = type === 'keydown' && target === document.body && lastFocus(kept.acts)?.target;
  return focused && !focused.isConnected ? focused : target;
}

/** Records that a menu has closed, because the reader pressed or focused something else. */
export function keepClosed(menu: HTMLDetailsElement) {
  const isHeard = isRunning() && !menu.closest(SERVED);
  kept.acts.push({ event: new Event('toggle'), target: menu, part: menu, state: false, isHeard });
  kept.places.set(menu, placeOf(menu));
}

/**
 * The last interaction that a click on a link must wait for. The link would leave the page before a script has handled
 * earlier interactions, such as the choice of a tab. If the reader clicks the link again, it doesn't wait.
 */
function unheardBefore({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, target: Element): Act | undefined {
  const { acts } = kept;
  const staysHere = ctrlKey || metaKey || shiftKey || altKey || !target.closest('a[href]:not([target])');
  if (staysHere || acts.some(act => act.event.type === 'click' && act.target === target)) return undefined;
  return acts.filter(({ event }) => event.defaultPrevented).pop();
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
