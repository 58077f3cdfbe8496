/** An element as a reader sees it. */
export interface Looked {
  /** The element's center in the window, in px. */
  x: number;
  y: number;
  text: string;
  /** The element that a click would hit instead. */
  coveredBy: string | null;
  /** Whether it or an element around it is being animated. */
  isMoving: boolean;
}

/** What to look for, and whether to scroll to it. */
export interface Search {
  css: string;
  text?: string | undefined;
  isScrolled: boolean;
}

/**
 * Finds the first visible element that matches. Runs in the page, so it uses nothing from outside itself.
 * @returns `null` if there is none
 */
export function findSeen({ css, text = '', isScrolled }: Search): Looked | null {
  const textOf = (element: Element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.value
      : element instanceof HTMLElement
        ? element.innerText
        : (element.textContent ?? '');
  const seen = [...document.querySelectorAll(css)].find(element => {
    const { width, height } = element.getBoundingClientRect();
    const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return width > 0 && height > 0 && isVisible && textOf(element).includes(text);
  });
  if (!seen) return null;

  const look = () => {
    const { left, top, width, height } = seen.getBoundingClientRect();
    const center = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(center.x, center.y);
    const isHit = hit && (seen.contains(hit) || hit.contains(seen));
    const cover = hit?.cloneNode() as Element | undefined;
    return { ...center, coveredBy: isHit ? null : (cover?.outerHTML ?? 'the edge of the window') };
  };
  if (isScrolled && look().coveredBy) seen.scrollIntoView({ block: 'center', behavior: 'instant' });
  // Animations with another timeline only follow scrolling.
  const isMoving = document
    .getAnimations()
    .some(
      ({ effect, playState, timeline }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        effect instanceof KeyframeEffect &&
        effect.target?.contains(seen),
    );
  return { ...look(), text: textOf(seen), isMoving };
}
