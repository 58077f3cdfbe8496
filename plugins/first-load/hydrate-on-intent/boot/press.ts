import { findPlace, type Place, placeOf } from '../../../../theme/parts/Start/place';
import { recording } from './record';

/** Controls that React may replace or move while the reader presses them. */
const PRESSABLE = 'a, button, summary';
/** How far the pointer may move during a press, in px. */
const NEAR = 10;

interface Press {
  control: HTMLElement;
  place: Place;
  x: number;
  y: number;
}

let press: Press | undefined;

/**
 * Sends a click to what's in the place of a pressed control if React replaces or moves the control before its release.
 * The browser sends the click to what's around it, or doesn't send any.
 */
export function followPresses() {
  addEventListener('pointerdown', onPress, true);
  addEventListener('pointerup', onRelease, true);
  addEventListener('click', onClick, true);
}

function onPress({ isTrusted, target, pointerType, button, clientX: x, clientY: y }: PointerEvent) {
  if (!isTrusted) return;
  const control = (target as Element).closest<HTMLElement>(PRESSABLE);
  const isFollowed = control && !recording.isPaused && pointerType === 'mouse' && !button;
  press = isFollowed ? { control, place: placeOf(control), x, y } : undefined;
}

function onRelease({ clientX, clientY }: PointerEvent) {
  const released = press;
  if (!released || Math.hypot(clientX - released.x, clientY - released.y) > NEAR) return;
  // After the browser's own click.
  setTimeout(() => {
    if (press !== released) return;
    press = undefined;
    const control = controlOf(released);
    control?.focus({ preventScroll: true });
    control?.click();
  });
}

function onClick({ target }: MouseEvent) {
  if (press && controlOf(press)?.contains(target as Element)) press = undefined;
}

/** @returns the pressed control, or the one that has replaced it */
function controlOf({ control, place }: Press): HTMLElement | undefined {
  return control.isConnected ? control : (findPlace(place) as HTMLElement | undefined);
}
