import type { Place } from './place';

/** Selector of a page's text while its script is loading; see `theme/parts/PageText`. */
export const SERVED = '[data-served=""]';

/** A user interaction that was recorded before the script that handles it had loaded. */
export interface Act {
  event: Event;
  target: Element;
  /**
   * The part of the page whose script must be loaded before this is replayed: the target itself, or the root element
   * where the whole app listens.
   */
  part: Element;
  /** State of a field or `<details>` after the event. */
  state?: FieldState | undefined;
  /** Already handled; kept only because it tells where the focus went. */
  isHeard?: boolean;
  /** The browser has handled it. It's replayed only if the element was replaced since. */
  isNative?: boolean;
}

/** Selected options, whether a box is checked or `<details>` is open, or a field's text. */
export type FieldState = boolean[] | boolean | string;

/** What the boot script passes to the app; see `theme/parts/Start`. */
export interface Kept {
  /** In the order in which they happened. */
  acts: Act[];
  /** Where the targets were, in case that they're replaced. */
  places: Map<Element, Place>;
  /** The last event with the pointer's position. */
  over?: PointerEvent;
  /** The element that was clicked last. */
  clicked?: Element;
  /** Whether the page's text was moved into a new element, which takes the focus away from it. */
  isTextMoved?: boolean;
  /** Set while interactions are replayed and once all scripts have loaded; nothing is recorded then. */
  isPaused?: boolean;
}

/** Returns the last `focusin`, unless the reader has pressed something else since. */
export function lastFocus(acts: Act[]): Act | undefined {
  let focus: Act | undefined;
  for (const act of acts) {
    const { type } = act.event;
    if (type === 'focusin') focus = act;
    else if (type === 'pointerdown' && !focus?.target.contains(act.target)) focus = undefined;
  }
  return focus;
}

declare global {
  interface Window {
    /** Undefined where pages aren't served as HTML, as in development. */
    keptForApp?: Kept;
  }
}
