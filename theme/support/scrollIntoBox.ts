/** The options of `scroll-into-view-if-needed` that the sidebar and the default theme's outline use. */
interface Options {
  scrollMode?: 'if-needed';
  behavior?: ScrollBehavior;
  /** Returns whether the element's ancestors may be scrolled too. */
  boundary: (element: Element) => boolean;
}

/**
 * Scrolls the nearest scrollable ancestor, and nothing else, to center the entry in it, unless a reader moves through
 * it with the keyboard: the focused entry would get out of sight. It replaces `scroll-into-view-if-needed`, which can do
 * far more and would be 1% of the script that a page loads.
 */
export default function scrollIntoBox(entry: Element, { boundary, ...options }: Options) {
  const box = boxOf(entry, boundary);
  if (box && !box.querySelector(':focus-visible')) scrollWithin(box, entry, options);
}

/** Scrolls a box, and nothing else, to center the entry in it. */
export function scrollWithin(
  box: Element,
  entry: Element,
  { scrollMode, behavior }: Omit<Options, 'boundary'>,
) {
  const inner = entry.getBoundingClientRect();
  const outer = box.getBoundingClientRect();
  if (scrollMode === 'if-needed' && inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  const top = (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
  box.scrollBy({ top, behavior });
}

function boxOf(entry: Element, boundary: Options['boundary']): Element | undefined {
  for (let box = entry.parentElement; box; box = box.parentElement) {
    const scrolls =
      /auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight;
    if (scrolls) return box;
    if (!boundary(box)) return undefined;
  }
  return undefined;
}
