/** How long the popup stays after the pointer leaves, in milliseconds; long enough to move the pointer onto it. */
const LEAVE_DELAY = 100;
/** Minimum distance from the popup to the window's sides, in pixels. */
const MARGIN = 8;
const ID = 'hover-type';

/** The page's only popup, and the name whose type it shows. */
let popup: HTMLElement | undefined;
let shown: HTMLElement | undefined;
let timer: number | undefined;

/**
 * Shows the type of a name below it.
 * @param home element that the popup is appended to, so that a pointer on the popup is still inside the code block
 */
export function showType(name: HTMLElement, home: HTMLElement) {
  clearTimeout(timer);
  const type = name.querySelector('template')?.content;
  if (!type || shown === name) return;
  hideType();
  popup ??= createPopup();
  popup.firstElementChild?.replaceChildren(type.cloneNode(true));
  if (popup.parentElement !== home) home.append(popup);
  shown = name;
  name.setAttribute('aria-describedby', ID);
  popup.showPopover();
  place();
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('scroll', place, { capture: true, passive: true });
  window.addEventListener('resize', place);
}

export function hideType() {
  clearTimeout(timer);
  if (!shown) return;
  shown.removeAttribute('aria-describedby');
  shown = undefined;
  if (popup?.isConnected) popup.hidePopover();
  document.removeEventListener('keydown', onKeyDown);
  document.removeEventListener('scroll', place, { capture: true });
  window.removeEventListener('resize', place);
}

/**
 * Hides the popup after a delay.
 * @param instead called after the delay instead of hiding the popup
 */
export function hideTypeSoon(instead: () => void = hideType) {
  clearTimeout(timer);
  timer = window.setTimeout(instead, LEAVE_DELAY);
}

/** Cancels `hideTypeSoon`. */
export function keepType() {
  clearTimeout(timer);
}

export function isTypePopup(target: EventTarget | null): boolean {
  return target instanceof Node && popup?.contains(target) === true;
}

function createPopup(): HTMLElement {
  const element = document.createElement('div');
  element.id = ID;
  element.className = 'docs-hover-type rp-copy-ignore';
  element.role = 'tooltip';
  element.popover = 'manual';
  element.append(document.createElement('div'));
  return element;
}

function onKeyDown(event: KeyboardEvent) {
  if (event.key === 'Escape') hideType();
}

/** Places the popup inside the window: below the name, or above it if there's no room below. */
function place() {
  if (!popup || !shown) return;
  const name = shown.getBoundingClientRect();
  const { width, height } = popup.getBoundingClientRect();
  const fitsBelow = name.bottom + height <= window.innerHeight;
  const top = fitsBelow || name.top < height ? name.bottom : name.top - height;
  const left = Math.min(name.left, document.documentElement.clientWidth - width - MARGIN);
  popup.style.top = `${top}px`;
  popup.style.left = `${Math.max(left, MARGIN)}px`;
}
