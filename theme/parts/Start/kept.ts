/** Something that the reader did while a script that should hear it was on its way. */
export interface Act {
  event: Event;
  target: Element;
  /** What must have its script to hear it: the target, or the root element where the whole app listens. */
  part: Element;
  /** Of a field or `<details>` afterward. */
  state?: FieldState | undefined;
  /** Kept only because of where it left the focus. */
  isHeard?: boolean;
}

/** Chosen options, whether a box is checked or `<details>` open, or the text of a field. */
export type FieldState = boolean[] | boolean | string;

/** What the boot script has for the app, see `theme/parts/Start`. */
export interface Kept {
  /** In the order in which the reader did them. */
  acts: Act[];
  /** The last event that says where the pointer is. */
  over?: PointerEvent;
  /** What the reader has clicked last. */
  clicked?: Element;
  /** Nothing is kept while acts are repeated, and once every script is there. */
  isPaused?: boolean;
}

declare global {
  interface Window {
    /** There is none where pages don't come as HTML, as in development. */
    keptForApp?: Kept;
  }
}
