/** Elements that Tab can reach. What's in a frame doesn't belong to the page. */
const STOPS = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]';

/** A stop of the Tab key. */
export interface Stop {
  /** Whether the focus is on the page at all. */
  isOnPage: boolean;
  /** Whether the focus is where it was. */
  isSame: boolean;
  faults: string[];
}

/**
 * Runs in the page: checks whether the focused element is visible, has an outline, and comes after the previous stop.
 */
export async function currentStop(key: 'Tab' | 'Shift+Tab'): Promise<Stop> {
  const element = document.activeElement;
  const before = document.querySelector('[data-stop=last]');
  const isFirstAgain = element?.hasAttribute('data-stop') && element !== before;
  if (!element || element === document.body || isFirstAgain) {
    return { isOnPage: false, isSame: false, faults: [] };
  }
  const say = element.outerHTML.replace(/\s+/g, ' ').slice(0, 160);
  const faults: string[] = [];
  const [earlier, later] = key === 'Tab' ? [before, element] : [element, before];
  if (earlier && later && earlier.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_PRECEDING) {
    faults.push(`comes after what stands below it: ${say}`);
  }
  before?.setAttribute('data-stop', '');
  element.setAttribute('data-stop', 'last');
  // If a whole card is a link, the outline is around the card.
  const isOutlined = [null, '::after'].some(pseudo => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  });
  // A frame shows the focus on an element inside it.
  if (!isOutlined && element.localName !== 'iframe') faults.push(`no outline: ${say}`);
  const isSeen = () =>
    [...element.getClientRects()].some(({ left, right, top, bottom }) => {
      const [start, end] = [Math.max(left, 0), Math.min(right, innerWidth)];
      const [head, foot] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
      if (end - start < 1 || foot - head < 1) return false;
      return [0.02, 0.5, 0.98].some(part => {
        const hit = document.elementFromPoint((start + end) / 2, head + (foot - head) * part);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      });
    });
  if (!isSeen()) {
    // Elements that styles show on focus, such as the skip link, are visible once the next frames are drawn.
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // If an element in a frame has the focus, a browser scrolls to that element rather than to the frame.
    if (!isSeen() && element.localName !== 'iframe') faults.push(`out of sight or covered: ${say}`);
  }
  return { isOnPage: true, isSame: element === before, faults };
}

/** Runs in the page, after the last stop: returns what Tab should have reached but didn't. */
export function missedStops(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter(
      element =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [data-stop]') &&
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    .map(element => `not reached: ${element.outerHTML.replace(/\s+/g, ' ').slice(0, 160)}`);
}

export { STOPS };
