/** A place in the window, in px. */
export interface Place {
  x: number;
  y: number;
}

/** An element as a reader sees it. */
export interface Looked extends Place {
  text: string;
  /** The element that a click would hit instead. */
  coveredBy: string | null;
  /** Whether it or an element around it is being animated. */
  isMoving: boolean;
}

/** What to look for, and whether to scroll to it. */
export interface Search {
  css: string;
  text?: string;
  isScrolled: boolean;
}

/**
 * Finds the first visible element that matches. Runs in the page, so it uses nothing from outside itself.
 * @returns the element's center and text, or null if there is none
 */
export function findSeen({ css, text, isScrolled }: Search): Looked | null {
  const textOf = (element: Element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.value
      : element instanceof HTMLElement
        ? element.innerText
        : (element.textContent ?? '');
  const seen = [...document.querySelectorAll(css)].find(element => {
    const { width, height } = element.getBoundingClientRect();
    const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return width > 0 && height > 0 && isVisible && (!text || textOf(element).includes(text));
  });
  if (!seen) return null;

  const center = () => {
    const { left, top, width, height } = seen.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const cover = () => {
    const { x, y } = center();
    const hit = document.elementFromPoint(x, y);
    if (hit && (seen.contains(hit) || hit.contains(seen))) return null;
    return hit ? `<${hit.localName} class="${hit.getAttribute('class') ?? ''}">` : 'The edge of the window';
  };
  if (isScrolled && cover()) seen.scrollIntoView({ block: 'center', behavior: 'instant' });
  const isMoving = document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' && effect instanceof KeyframeEffect && effect.target?.contains(seen),
    );
  return { ...center(), text: textOf(seen), coveredBy: cover(), isMoving };
}
