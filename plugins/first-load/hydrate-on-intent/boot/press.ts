import { findPlace, type Place, placeOf } from '../../../../theme/parts/Start/place';
import { hold, kept } from './keep';

/** Elements that a press can replace while it lasts, such as a tab. */
const PRESSABLE = 'a, button, summary, [role=tab]';

let pressed: { control: HTMLElement; place: Place } | undefined;

/**
 * If React replaces or moves an element between a press and its release, the browser sends the click to what's around
 * the element. This sends it to the element that's there now.
 * @returns whether the event has been replaced by a click on that element
 */
export function followPress(event: Event): boolean {
  const { type, target } = event;
  if (!(target instanceof Element)) return false;
  if (type === 'pointerdown') {
    const control = kept.isPaused ? null : target.closest<HTMLElement>(PRESSABLE);
    pressed = control ? { control, place: placeOf(control) } : undefined;
  }
  if (type !== 'click' || !pressed) return false;
  const { control, place } = pressed;
  pressed = undefined;
  const { clientX, clientY } = event as MouseEvent;
  const now = control.isConnected ? control : findPlace(place);
  // Elsewhere, the reader has changed their mind.
  const isReleasedOn = now?.contains(document.elementFromPoint(clientX, clientY));
  if (!(now instanceof HTMLElement) || now.contains(target) || !isReleasedOn) return false;
  hold(event);
  now.focus({ preventScroll: true });
  now.click();
  return true;
}
