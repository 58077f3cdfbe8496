import type { Act, FieldState, Kept } from '../../../../theme/parts/Start/kept';
import { isRunning, OPENING, root } from './names';

/** In the order in which the reader did them, until their script hears of them, see `theme/parts/Start`. */
export const kept: Kept = { acts: [] };

/** The browser answers a click on these by itself; a second click would undo that. */
const NATIVE =
  'a[href], area[href], summary, label, input, select, textarea, audio, video, [popovertarget], [commandfor]';
/** The page's text while its script is on its way. Same attribute as in `theme/parts/PageText`. */
const SERVED = '[data-served=""]';

/** Whether typed characters belong to the search. */
let asked = false;

/** Keeps an event for a script that isn't there yet, and for the script alone if the browser has no answer to it. */
export function keep(event: Event) {
  const { type, target } = event;
  if (!(target instanceof Element)) return;
  const running = isRunning();
  const isHeard = running && !target.closest(SERVED);
  const act: Act = { event, target, part: target, isHeard };
  const isKey = event instanceof KeyboardEvent;
  if (type === 'click') kept.clicked = target;
  const ahead = type === 'click' && unheardBefore(event as MouseEvent, target);
  if (/^focus/.test(type)) {
    // Wherever it is: what is done later in the text must not take the focus back.
  } else if (ahead) {
    keepPlace(target);
    hold(event);
    Object.assign(act, { part: ahead.part, isHeard: false });
  } else if (isHeard) {
    return;
  } else if (type === 'click') {
    keepPlace(target);
    if (target.closest(NATIVE)) return;
    if (target.closest('[data-search]')) ask();
    hold(event);
  } else if (isKey && target.closest('[role=tab]') && /^(Arrow(Left|Right)|Home|End)$/.test(event.key)) {
    hold(event);
  } else if (type === 'input' || type === 'toggle') {
    const { acts } = kept;
    const last = acts[acts.length - 1];
    act.state = stateOf(target);
    // Typing is one act, however many characters it has; each click on a checkbox is an act of its own.
    if (last?.target === target && last.state !== undefined && act.state !== !!act.state) acts.pop();
  } else {
    // An open menu hears its keys once its own script is there.
    const isInMenu = isKey && target.closest('details[open]') !== null;
    if (running && !isInMenu) return;
    const isHeld = !running && isKey && isForApp(event, target);
    if (isHeld) hold(event);
    if (isHeld || !isInMenu) act.part = root;
  }
  kept.acts.push(act);
}

/**
 * A link leads away from what no script has heard yet, such as the choice of a tab, so it waits for that. A reader who
 * clicks it again waits no longer.
 */
function unheardBefore({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, target: Element): Act | undefined {
  const { acts } = kept;
  const staysHere = ctrlKey || metaKey || shiftKey || altKey || !target.closest('a[href]:not([target])');
  if (staysHere || acts.some(act => act.event.type === 'click' && act.target === target)) return undefined;
  return acts.filter(({ event }) => event.defaultPrevented).pop();
}

/** What the browser shows of a field, or of `<details>`. Other elements have none. */
function stateOf(target: Element): FieldState | undefined {
  const { options, type, checked, value, open } = target as HTMLInputElement &
    HTMLSelectElement &
    HTMLDetailsElement;
  if (options) return [...options].map(option => option.selected);
  return /^(checkbox|radio)$/.test(type) ? checked : (value ?? open);
}

function hold(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The page in the other language opens at the same place. */
function keepPlace(target: Element) {
  const entry = target.closest<HTMLAnchorElement>('a[hreflang]');
  if (entry && !entry.search && !entry.hash) entry.href += location.search + location.hash;
}

/** Shows an empty search box at once. The dialog takes its place, see `theme/overrides/Search`. */
function ask(): true {
  asked = true;
  root.setAttribute(OPENING, '');
  return true;
}

/** Keys that mean nothing to the browser, or something else than to the app. */
function isForApp({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, target: Element): boolean {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && ask();
  if (altKey) return false;
  const isCharacter = [...key].length === 1;
  if (!asked) {
    if (target.closest('input, textarea, select, [contenteditable]')) return false;
    const isSearch = key === '/' || (isCharacter && key !== ' ' && target.closest('[data-search]'));
    return !!isSearch && ask();
  }
  if (key === 'Escape') {
    asked = false;
    root.removeAttribute(OPENING);
    return true;
  }
  return isCharacter || key === 'Backspace';
}
