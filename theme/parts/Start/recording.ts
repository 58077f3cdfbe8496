import type { Place } from './place';

/** Selector of a page's text while its script is loading; see `theme/parts/PageText`. */
export const SERVED = '[data-served=""]';

/** A user interaction that was recorded before the script that handles it had loaded. */
export interface Interaction {
  event: Event;
  target: Element;
  /**
   * The part of the page whose script must be loaded before this is replayed: the target itself, or the root element
   * where the whole app listens.
   */
  part: Element;
  /** State of a field or `<details>` after the event. */
  state?: FieldState | undefined;
  /** Already handled. It's recorded only because it tells where the focus went. */
  isHandled?: boolean;
  /** The browser has handled it. It's replayed only if the element was replaced since. */
  isNative?: boolean;
}

/** Selected options, whether a box is checked or `<details>` is open, or a field's text. */
export type FieldState = boolean[] | boolean | string;

/** What the boot script passes to the app; see `theme/parts/Start`. */
export interface Recording {
  /** In the order in which they happened. */
  interactions: Interaction[];
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
export function lastFocus(interactions: Interaction[]): Interaction | undefined {
  let focus: Interaction | undefined;
  for (const interaction of interactions) {
    const { type } = interaction.event;
    if (type === 'focusin') focus = interaction;
    else if (type === 'pointerdown' && !focus?.target.contains(interaction.target)) focus = undefined;
  }
  return focus;
}

declare global {
  interface Window {
    /** Undefined where pages aren't served as HTML, as in development. */
    recordedForApp?: Recording;
  }
}
